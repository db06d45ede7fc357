import CatalogModel
import CatalogTypes

/// A table of conversions for types in Kotlin and TypeScript stubs, stated by the catalog's types file or built in:
/// another type, a spelling, or a binding.
struct TypeSpellings: Sendable {
    /// The meaning of a type in the languages of stubs.
    enum Meaning: Sendable {
        /// Another name for a type.
        case same(TypeExpression)
        case spelled(kotlin: TypeExpression?, typescript: TypeExpression?)
        /// A value of the given type, kept by an owner notified of changes.
        case binding(TypeExpression)
    }

    private let stated: TypeTables<Meaning>
    private let builtIn: TypeTables<Meaning>

    init(_ types: OrderedRecords<OrderedRecords<TypeMapping>>) {
        stated = TypeTables(types, meaning: Self.meaning)
        builtIn = TypeTables(
            Dictionary(
                BuiltInSpellings.byLanguage.map { language, rows in
                    (language, TypeTable(rows.map { ($0.pattern, Self.meaning(kotlin: $0.kotlin, $0.typescript)) }))
                }, uniquingKeysWith: { first, _ in first }))
    }

    /// Returns the meaning stated for a type by the types file.
    func stated(_ type: TypeExpression, languages: [String]) -> TypeTable<Meaning>.Match? {
        stated.match(type, languages: languages)
    }

    func builtIn(_ type: TypeExpression, languages: [String]) -> TypeTable<Meaning>.Match? {
        builtIn.match(type, languages: languages) ?? builtIn.match(type, languages: ["everywhere"])
    }

    /// Returns the meaning of a mapping; nil for a mapping without a spelling in code.
    private static func meaning(_ mapping: TypeMapping) -> Meaning? {
        if let same = mapping.same?.value, let type = TypeParser.parse(same) {
            return mapping.binding == true ? .binding(type) : .same(type)
        }
        if mapping.kotlin == nil, mapping.typescript == nil { return nil }
        return meaning(kotlin: mapping.kotlin?.value, mapping.typescript?.value)
    }

    private static func meaning(kotlin: String?, _ typescript: String?) -> Meaning {
        .spelled(kotlin: kotlin.flatMap(TypeParser.parse), typescript: typescript.flatMap(TypeParser.parse))
    }
}

/// Built-in Kotlin and TypeScript spellings of common types, by the language of the type.
///
/// The types file takes precedence, so a catalog can state other spellings.
private enum BuiltInSpellings {
    typealias Row = (pattern: String, kotlin: String?, typescript: String?)

    static let byLanguage: [(language: String, rows: [Row])] = [
        ("swift", swift), ("kotlin", kotlin), ("typescript", typescript), ("everywhere", everywhere),
    ]

    private static let slot = (kotlin: "@Composable () -> Unit", typescript: "ReactNode")

    private static let swift: [Row] =
        rows(
            ["String", "Substring", "Character", "LocalizedStringKey", "StaticString", "Text"], kotlin: "String",
            typescript: "string")
        + rows(["Bool"], kotlin: "Boolean", typescript: "boolean")
        + rows(
            ["Int", "Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "NSInteger"], kotlin: "Int",
            typescript: "number")
        + rows(["Int64", "UInt64"], kotlin: "Long", typescript: "number")
        + rows(["Double", "TimeInterval"], kotlin: "Double", typescript: "number")
        + rows(["Float", "CGFloat"], kotlin: "Float", typescript: "number")
        + rows(["Any", "AnyObject", "AnyHashable"], kotlin: "Any", typescript: "unknown")
        + rows(["Void", "()"], kotlin: "Unit", typescript: "void")
        + rows(["Never"], kotlin: "Nothing", typescript: "never")
        + rows(["View", "AnyView"], kotlin: slot.kotlin, typescript: slot.typescript)
        + [
            ("Array<T>", "List<T>", "T[]"), ("Set<T>", "Set<T>", "Set<T>"), ("Optional<T>", "T?", "T | null"),
            ("Dictionary<K, V>", "Map<K, V>", "Map<K, V>"), ("ClosedRange<T>", "ClosedRange<T>", "[T, T]"),
            ("Error", "Throwable", "Error"), ("Color", "Color", "string"), ("UIColor", "Color", "string"),
            ("Date", "Instant", "Date"), ("URL", "Uri", "string"), ("Locale", "Locale", "string"),
            ("CGSize", "Size", "{ width: number; height: number }"), ("CGPoint", "Offset", "{ x: number; y: number }"),
            ("UIFont", "TextStyle", "string"), ("Font", "TextStyle", "string"), ("CGColor", "Color", "string"),
            ("NSAttributedString", "AnnotatedString", "string"),
            ("AttributedString", "AnnotatedString", "string"), ("Image", "Painter", "string"),
            ("UIImage", "Painter", "string"), ("Alignment", "Alignment", nil), ("EdgeInsets", "PaddingValues", nil),
        ]

    private static let kotlin: [Row] =
        rows(["String", "CharSequence", "Char"], kotlin: "String", typescript: "string")
        + rows(["Boolean"], kotlin: "Boolean", typescript: "boolean")
        + ["Int", "Long", "Short", "Byte", "Float", "Double"].map { ($0, $0, "number") }
        + rows(["Any", "*"], kotlin: "Any", typescript: "unknown") + rows(["Unit"], kotlin: "Unit", typescript: "void")
        + rows(["Nothing"], kotlin: "Nothing", typescript: "never")
        + [
            ("List<T>", "List<T>", "T[]"), ("Array<T>", "Array<T>", "T[]"), ("Set<T>", "Set<T>", "Set<T>"),
            ("Map<K, V>", "Map<K, V>", "Map<K, V>"), ("Color", "Color", "string"), ("Dp", "Dp", "number"),
            ("Modifier", "Modifier", "string"),
            ("MutableState<T>", "MutableState<T>", "T"), ("State<T>", "State<T>", "T"),
        ]

    private static let typescript: [Row] =
        rows(["string"], kotlin: "String", typescript: "string")
        + rows(["boolean"], kotlin: "Boolean", typescript: "boolean")
        + rows(["number"], kotlin: "Double", typescript: "number")
        + rows(["bigint"], kotlin: "Long", typescript: "bigint")
        + rows(["any", "unknown", "object", "Object", "{}"], kotlin: "Any", typescript: "unknown")
        + rows(["void", "undefined", "null"], kotlin: "Unit", typescript: "void")
        + rows(["never"], kotlin: "Nothing", typescript: "never")
        + rows(
            ["ReactNode", "React.ReactNode", "JSX.Element", "ReactElement"], kotlin: slot.kotlin,
            typescript: slot.typescript)
        + [
            ("Array<T>", "List<T>", "T[]"), ("ReadonlyArray<T>", "List<T>", "T[]"), ("Set<T>", "Set<T>", "Set<T>"),
            ("Map<K, V>", "Map<K, V>", "Map<K, V>"), ("Record<K, V>", "Map<K, V>", "Record<K, V>"),
            ("Promise<T>", nil, "Promise<T>"), ("Partial<T>", nil, "Partial<T>"),
        ]

    /// Rows for the types used to describe data-driven components.
    private static let everywhere: [Row] =
        rows(["string", "html", "nunjucks-block"], kotlin: "String", typescript: "string")
        + rows(["boolean"], kotlin: "Boolean", typescript: "boolean")
        + rows(["integer"], kotlin: "Int", typescript: "number")
        + rows(["number"], kotlin: "Double", typescript: "number")
        + rows(["object"], kotlin: "Map<String, Any>", typescript: "Record<string, unknown>")
        + rows(["Record<K, V>"], kotlin: "Map<K, V>", typescript: "Record<K, V>")
        + rows(["array"], kotlin: "List<Any>", typescript: "unknown[]")

    private static func rows(_ patterns: [String], kotlin: String?, typescript: String?) -> [Row] {
        patterns.map { ($0, kotlin, typescript) }
    }
}
