import CatalogModel
import CatalogTestSupport
import Testing

/// The outline of an entry contains every text of it.
@Suite("Outlines")
struct CompletenessTests {
    @Test("An outline contains every text of its entry", arguments: Catalogs.present)
    func texts(catalog: Catalogs) async throws {
        let registry = try await catalog.registry()
        let stubs = Stubs(registry, options: ["targets": "outline"])
        #expect(stubs.files.count == registry.components.count)
        for component in registry.components {
            let id = component.id
            let outline = Self.folded(try #require(stubs.files["outline/\(id)/\(id).txt"]))
            let missing = EntryTexts.of(component.entry).map(Self.folded).filter {
                !$0.isEmpty && !outline.contains($0)
            }
            #expect(missing == [], "\(component.id)")
        }
    }

    /// White space counts as one space: the outline indents lines.
    private static func folded(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// The texts of an entry, wherever in its records they stand.
enum EntryTexts {
    private static func withoutAllow(_ record: some RecordView) -> Any {
        var record = record
        record[Base.keys.allow] = nil
        return record
    }

    static func of(_ value: Any) -> [String] {
        switch value {
        case let text as Text: return [text.value]
        case let prose as Prose: return words(of: prose)
        case let json as JSONValue: return [json.compact]
        case is SourceRange, is Located<EntryID>: return []
        // What is accepted is between the author and the program.
        case let record as any RecordView where record.node[Base.keys.allow] != nil: return of(withoutAllow(record))
        default: return Mirror(reflecting: value).children.flatMap { of($0.value) }
        }
    }

    /// The words of prose; where it links to an entry, a token or a file, these are in words of the backend's own.
    private static func words(of prose: Prose) -> [String] {
        prose.links.isEmpty ? [prose.source.value] : prose.blocks.flatMap { of($0) }
    }

    private static func of(_ block: ProseBlock) -> [String] {
        switch block {
        case .paragraph(let inlines), .heading(_, let inlines): inlines.flatMap { of($0) }
        case .list(let list): list.items.joined().flatMap { of($0) }
        case .code(_, let text): [text]
        case .quote(let blocks): blocks.flatMap { of($0) }
        }
    }

    private static func of(_ inline: ProseInline) -> [String] {
        switch inline {
        case .text(let text): text.contains { "\\`*_[]<&".contains($0) } ? [] : [text]
        case .code(let text): [text]
        case .emphasis(let inlines), .strong(let inlines), .link(_, let inlines): inlines.flatMap { of($0) }
        case .softBreak, .lineBreak: []
        }
    }
}
