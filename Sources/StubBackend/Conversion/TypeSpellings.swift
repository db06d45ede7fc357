import CatalogModel
import SourceCode

/// A list of a language's own types for common types of another language.
struct TypeSpellingList: Sendable {
    /// The language of the common types; nil for the types of data-driven components.
    let source: ProgrammingLanguage?
    /// The own types, each for types or type patterns of the other language.
    let rows: [(own: String, others: [String])]

    init(_ source: ProgrammingLanguage?, _ rows: [(own: String, others: [String])]) {
        self.source = source
        self.rows = rows
    }
}

/// A table of conversions for types in stubs, stated by the catalog's types file or built in: another type, a spelling
/// in each language, or a binding.
///
/// The types file takes precedence, so a catalog can state other spellings.
struct TypeSpellings: Sendable {
    /// The meaning of a type in the languages of stubs.
    enum Meaning: Sendable {
        /// Another name for a type.
        case same(TypeExpression)
        case spelled([ProgrammingLanguage: TypeExpression])
        /// A value of the given type, kept by an owner notified of changes.
        case binding(TypeExpression)
    }

    private let stated: TypeTables<Meaning>

    /// The key of the types without a language.
    private static let everywhere = "everywhere"

    private static let builtIn = {
        var tables: [String: OrderedMeanings] = [:]
        for language in StubLanguages.converted {
            for list in language.spellings {
                for row in list.rows {
                    guard let own = TypeParser.parse(row.own) else { continue }
                    let source = list.source?.name ?? everywhere
                    for other in row.others { tables[source, default: .init()].add(own, for: other, in: language) }
                }
            }
        }
        return TypeTables(tables.mapValues(\.table))
    }()

    init(_ types: OrderedRecords<OrderedRecords<TypeMapping>>) {
        stated = TypeTables(types, meaning: Self.meaning)
    }

    /// Returns the meaning stated for a type by the types file.
    func stated(_ type: TypeExpression, languages: [String]) -> TypeTable<Meaning>.Match? {
        stated.match(type, languages: languages)
    }

    func builtIn(_ type: TypeExpression, languages: [String]) -> TypeTable<Meaning>.Match? {
        Self.builtIn.match(type, languages: languages + [Self.everywhere])
    }

    /// Returns the meaning of a mapping; nil for a mapping without a spelling in code.
    private static func meaning(_ mapping: TypeMapping) -> Meaning? {
        if let same = mapping.same?.value, let type = TypeParser.parse(same) {
            return mapping.binding == true ? .binding(type) : .same(type)
        }
        let stated = StubLanguages.converted.compactMap { language in
            language.spelling(of: mapping).map { (language.language, TypeParser.parse($0.value)) }
        }
        if stated.isEmpty { return nil }
        return .spelled(
            Dictionary(stated, uniquingKeysWith: { first, _ in first }).compactMapValues(\.self))
    }
}

/// The spellings of types in all languages, by types or patterns in the order of the first mention.
private struct OrderedMeanings {
    private var patterns: [String] = []
    private var spelled: [String: [ProgrammingLanguage: TypeExpression]] = [:]

    mutating func add(_ own: TypeExpression, for pattern: String, in language: any ConvertedLanguage) {
        if spelled[pattern] == nil { patterns.append(pattern) }
        spelled[pattern, default: [:]][language.language] = own
    }

    var table: TypeTable<TypeSpellings.Meaning> {
        TypeTable(patterns.map { ($0, .spelled(spelled[$0] ?? [:])) })
    }
}
