import CatalogModel
import SourceCode

extension KotlinLanguage {
    private static let slot = "@Composable () -> Unit"

    var spellings: [TypeSpellingList] { Self.lists }

    private static let lists = [
        TypeSpellingList(
            .swift,
            [
                ("String", ["String", "Substring", "Character", "LocalizedStringKey", "StaticString", "Text"]),
                ("Boolean", ["Bool"]),
                ("Int", ["Int", "Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "NSInteger"]),
                ("Long", ["Int64", "UInt64"]), ("Double", ["Double", "TimeInterval"]), ("Float", ["Float", "CGFloat"]),
                ("Any", ["Any", "AnyObject", "AnyHashable"]), ("Unit", ["Void", "()"]), ("Nothing", ["Never"]),
                (slot, ["View", "AnyView"]), ("List<T>", ["Array<T>"]), ("Set<T>", ["Set<T>"]), ("T?", ["Optional<T>"]),
                ("Map<K, V>", ["Dictionary<K, V>"]), ("ClosedRange<T>", ["ClosedRange<T>"]), ("Throwable", ["Error"]),
                ("Color", ["Color", "UIColor", "CGColor"]), ("Instant", ["Date"]), ("Uri", ["URL"]),
                ("Locale", ["Locale"]), ("Size", ["CGSize"]), ("Offset", ["CGPoint"]),
                ("TextStyle", ["UIFont", "Font"]),
                ("AnnotatedString", ["NSAttributedString", "AttributedString"]), ("Painter", ["Image", "UIImage"]),
                ("Alignment", ["Alignment"]), ("PaddingValues", ["EdgeInsets"]),
            ]),
        TypeSpellingList(
            .kotlin,
            [
                ("String", ["String", "CharSequence", "Char"]), ("Boolean", ["Boolean"]), ("Int", ["Int"]),
                ("Long", ["Long"]), ("Short", ["Short"]), ("Byte", ["Byte"]), ("Float", ["Float"]),
                ("Double", ["Double"]), ("Any", ["Any", "*"]), ("Unit", ["Unit"]), ("Nothing", ["Nothing"]),
                ("List<T>", ["List<T>"]), ("Array<T>", ["Array<T>"]), ("Set<T>", ["Set<T>"]),
                ("Map<K, V>", ["Map<K, V>"]), ("Color", ["Color"]), ("Dp", ["Dp"]), ("Modifier", ["Modifier"]),
                ("MutableState<T>", ["MutableState<T>"]), ("State<T>", ["State<T>"]),
            ]),
        TypeSpellingList(
            .typescript,
            [
                ("String", ["string"]), ("Boolean", ["boolean"]), ("Double", ["number"]), ("Long", ["bigint"]),
                ("Any", ["any", "unknown", "object", "Object", "{}"]), ("Unit", ["void", "undefined", "null"]),
                ("Nothing", ["never"]), (slot, ["ReactNode", "React.ReactNode", "JSX.Element", "ReactElement"]),
                ("List<T>", ["Array<T>", "ReadonlyArray<T>"]), ("Set<T>", ["Set<T>"]),
                ("Map<K, V>", ["Map<K, V>", "Record<K, V>"]),
            ]),
        TypeSpellingList(
            nil,
            [
                ("String", ["string", "html", "nunjucks-block"]), ("Boolean", ["boolean"]), ("Int", ["integer"]),
                ("Double", ["number"]), ("Map<String, Any>", ["object"]), ("Map<K, V>", ["Record<K, V>"]),
                ("List<Any>", ["array"]),
            ]),
    ]
}
