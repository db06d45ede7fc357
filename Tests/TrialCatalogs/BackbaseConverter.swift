import CatalogModel

/// Makes entries of the facts of the pages of one design system, a page about the same thing in another framework being
/// another implementation of the entry.
enum BackbaseConverter {
    static let vendor = "com.backbase.design-system"

    static func catalog() throws -> ConvertedCatalog {
        var source = SourceRecord(try TrialSource.json("backbase/facts.json"))
        let pages = (source.take("components")?.elements ?? []).map(BackbasePage.init)
        let classes = BackbaseClasses(pages)
        var ids: [String] = []
        for page in pages where !ids.contains(page.id) { ids.append(page.id) }
        let sections = [
            ("Token tiers", source.take("tokenTiers").map { .string(list($0)) }),
            ("Tokens of backgrounds", source.take("tokenBackgroundRule").map { .string(list($0)) }),
            ("Deprecation of tokens", source.take("deprecationPolicy")),
        ].compactMap { title, text -> JSONValue? in
            text.map { ["title": .string(title), "under": "tokens", "description": $0] }
        }
        return ConvertedCatalog(
            configuration: [
                "format": "1", "name": source.take("dataset"), "sections": .array(sections),
                "extensions": source.extensions(vendor),
            ],
            entries: ids.map { id in entry(pages.filter { $0.id == id }, classes) })
    }

    /// A list of texts, or of texts by name, as Markdown.
    private static func list(_ source: JSONValue) -> String {
        let lines =
            source.elements.compactMap(\.text) + source.members.map { "\($0.name): `\($0.value.text ?? "")`" }
        return lines.map { "- \($0)" }.joined(separator: "\n")
    }

    private static func entry(_ pages: [BackbasePage], _ classes: BackbaseClasses) -> JSONValue {
        let title = pages.first?.title ?? ""
        let headlines = pages.compactMap(\.headline)
        return [
            "id": (pages.first?.id).map { .string($0) },
            "title": .string(title),
            "aliases": JSONValue.array(pages.compactMap(\.otherName).map { .string($0) }).unlessEmpty,
            "headline": headlines.first.map { .string($0) },
            "kind": pages.compactMap(\.kind).first.map { .string($0) },
            "summary": .string("The page \(title)."),
            "implementations": .byName(pages.map { ($0.implementation, $0.facts(classes)) }),
        ]
    }
}

/// Which page documents which class.
struct BackbaseClasses {
    private var pagesByClass: [String: [BackbasePage]] = [:]

    init(_ pages: [BackbasePage]) {
        for page in pages {
            for name in page.classNames { pagesByClass[name, default: []].append(page) }
        }
    }

    /// The page that tells most of a class; other pages take it from there.
    func main(_ name: String) -> BackbasePage? {
        pagesByClass[name]?.max { $0.propertyCount < $1.propertyCount }
    }
}
