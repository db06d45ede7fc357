import CatalogModel
import CatalogTypes

/// Spellings of one language's types in others: the types file, then the common meanings, for every catalog, of the
/// types that belong to a language itself.
struct Spellings: Sendable {
    enum Meaning: Sendable {
        /// Another name for a type.
        case same(TypeExpression)
        case spelled(kotlin: TypeExpression?, typescript: TypeExpression?)
        /// A value of the given type, kept by an owner that hears of changes.
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

    /// Returns the meaning of a mapping; nil for a mapping that only tells schemas.
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

/// The types that belong to a language itself. The types file comes first, so that a catalog can state otherwise.
private enum BuiltInSpellings {
    typealias Row = (pattern: String, kotlin: String?, typescript: String?)

    static let byLanguage: [(language: String, rows: [Row])] = [
        ("swift", swift), ("kotlin", kotlin), ("typescript", typescript), ("everywhere", everywhere),
    ]

    private static let slot = (kotlin: "@Composable () -> Unit", typescript: "ReactNode")

    private static let swift: [Row] =
        rows(["String", "Substring", "Character", "LocalizedStringKey", "StaticString", "Text"], "String", "string")
        + rows(["Bool"], "Boolean", "boolean")
        + rows(["Int", "Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "NSInteger"], "Int", "number")
        + rows(["Int64", "UInt64"], "Long", "number") + rows(["Double", "TimeInterval"], "Double", "number")
        + rows(["Float", "CGFloat"], "Float", "number") + rows(["Any", "AnyObject", "AnyHashable"], "Any", "unknown")
        + rows(["Void", "()"], "Unit", "void") + rows(["Never"], "Nothing", "never")
        + rows(["View", "AnyView"], slot.kotlin, slot.typescript)
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
        rows(["String", "CharSequence", "Char"], "String", "string") + rows(["Boolean"], "Boolean", "boolean")
        + ["Int", "Long", "Short", "Byte", "Float", "Double"].map { ($0, $0, "number") }
        + rows(["Any", "*"], "Any", "unknown") + rows(["Unit"], "Unit", "void") + rows(["Nothing"], "Nothing", "never")
        + [
            ("List<T>", "List<T>", "T[]"), ("Array<T>", "Array<T>", "T[]"), ("Set<T>", "Set<T>", "Set<T>"),
            ("Map<K, V>", "Map<K, V>", "Map<K, V>"), ("Color", "Color", "string"), ("Dp", "Dp", "number"),
            ("Modifier", "Modifier", "string"),
            ("MutableState<T>", "MutableState<T>", "T"), ("State<T>", "State<T>", "T"),
        ]

    private static let typescript: [Row] =
        rows(["string"], "String", "string") + rows(["boolean"], "Boolean", "boolean")
        + rows(["number"], "Double", "number") + rows(["bigint"], "Long", "bigint")
        + rows(["any", "unknown", "object", "Object", "{}"], "Any", "unknown")
        + rows(["void", "undefined", "null"], "Unit", "void") + rows(["never"], "Nothing", "never")
        + rows(["ReactNode", "React.ReactNode", "JSX.Element", "ReactElement"], slot.kotlin, slot.typescript)
        + [
            ("Array<T>", "List<T>", "T[]"), ("ReadonlyArray<T>", "List<T>", "T[]"), ("Set<T>", "Set<T>", "Set<T>"),
            ("Map<K, V>", "Map<K, V>", "Map<K, V>"), ("Record<K, V>", "Map<K, V>", "Record<K, V>"),
            ("Promise<T>", nil, "Promise<T>"), ("Partial<T>", nil, "Partial<T>"),
        ]

    /// Rows for the types used to describe data-driven components.
    private static let everywhere: [Row] =
        rows(["string", "html", "nunjucks-block"], "String", "string") + rows(["boolean"], "Boolean", "boolean")
        + rows(["integer"], "Int", "number") + rows(["number"], "Double", "number")
        + rows(["object"], "Map<String, Any>", "Record<string, unknown>")
        + rows(["Record<K, V>"], "Map<K, V>", "Record<K, V>") + rows(["array"], "List<Any>", "unknown[]")

    private static func rows(_ patterns: [String], _ kotlin: String?, _ typescript: String?) -> [Row] {
        patterns.map { ($0, kotlin, typescript) }
    }
}
