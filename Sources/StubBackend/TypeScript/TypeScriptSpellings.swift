import CatalogModel
import SourceCode

extension TypeScriptLanguage {
    var spellings: [TypeSpellingList] { Self.lists }

    private static let lists = [
        TypeSpellingList(
            .swift,
            [
                (
                    "string",
                    [
                        "String", "Substring", "Character", "LocalizedStringKey", "StaticString", "Text", "Color",
                        "UIColor", "CGColor", "URL", "Locale", "UIFont", "Font", "NSAttributedString",
                        "AttributedString", "Image", "UIImage",
                    ]
                ),
                ("boolean", ["Bool"]),
                (
                    "number",
                    [
                        "Int", "Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "NSInteger", "Int64",
                        "UInt64", "Double", "TimeInterval", "Float", "CGFloat",
                    ]
                ),
                ("unknown", ["Any", "AnyObject", "AnyHashable"]), ("void", ["Void", "()"]), ("never", ["Never"]),
                ("ReactNode", ["View", "AnyView"]), ("T[]", ["Array<T>"]), ("Set<T>", ["Set<T>"]),
                ("T | null", ["Optional<T>"]), ("Map<K, V>", ["Dictionary<K, V>"]), ("[T, T]", ["ClosedRange<T>"]),
                ("Error", ["Error"]), ("Date", ["Date"]), ("{ width: number; height: number }", ["CGSize"]),
                ("{ x: number; y: number }", ["CGPoint"]),
            ]),
        TypeSpellingList(
            .kotlin,
            [
                ("string", ["String", "CharSequence", "Char", "Color", "Modifier"]), ("boolean", ["Boolean"]),
                ("number", ["Int", "Long", "Short", "Byte", "Float", "Double", "Dp"]), ("unknown", ["Any", "*"]),
                ("void", ["Unit"]), ("never", ["Nothing"]), ("T[]", ["List<T>", "Array<T>"]), ("Set<T>", ["Set<T>"]),
                ("Map<K, V>", ["Map<K, V>"]), ("T", ["MutableState<T>", "State<T>"]),
            ]),
        TypeSpellingList(
            .typescript,
            [
                ("string", ["string"]), ("boolean", ["boolean"]), ("number", ["number"]), ("bigint", ["bigint"]),
                ("unknown", ["any", "unknown", "object", "Object", "{}"]), ("void", ["void", "undefined", "null"]),
                ("never", ["never"]), ("ReactNode", ["ReactNode", "React.ReactNode", "JSX.Element", "ReactElement"]),
                ("T[]", ["Array<T>", "ReadonlyArray<T>"]), ("Set<T>", ["Set<T>"]), ("Map<K, V>", ["Map<K, V>"]),
                ("Record<K, V>", ["Record<K, V>"]), ("Promise<T>", ["Promise<T>"]), ("Partial<T>", ["Partial<T>"]),
            ]),
        TypeSpellingList(
            nil,
            [
                ("string", ["string", "html", "nunjucks-block"]), ("boolean", ["boolean"]),
                ("number", ["integer", "number"]), ("Record<string, unknown>", ["object"]),
                ("Record<K, V>", ["Record<K, V>"]), ("unknown[]", ["array"]),
            ]),
    ]
}
