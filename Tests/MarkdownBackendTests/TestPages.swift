import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// Pages of small catalogs, as documents and as Markdown.
struct TestPages {
    let registry: ComponentRegistry

    /// Entries by id, each without the lines that all begin with.
    init(
        _ entries: [String: String], files: [String: String] = [:], catalog: String = "format: 1\nname: Test",
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let texts = entries.reduce(into: [:]) { $0[$1.key] = Snippet.entry($1.key, $1.value) }
        let loaded = await Snippet.load(texts, files: files, catalog: catalog)
        try #require(
            loaded.diagnostics.filter { $0.severity == .error }.map(\.testDescription) == [],
            sourceLocation: sourceLocation)
        registry = try #require(loaded.registry, sourceLocation: sourceLocation)
    }

    func page(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Page {
        let site = SiteLinks(registry)
        let component = try #require(registry[id], sourceLocation: sourceLocation)
        return try #require(ComponentPage(component, site: site).page(), sourceLocation: sourceLocation)
    }

    func markdown(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try #require(RenderedCatalog(registry).files[path], sourceLocation: sourceLocation)
    }

    /// The text below a heading, up to the next one.
    func section(_ heading: String, of id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let text = try markdown("components/\(id).md")
        let start = try #require(text.firstRange(of: "\n\(heading)\n\n"), sourceLocation: sourceLocation).upperBound
        let rest = text[start...]
        return String(rest[..<(rest.firstRange(of: "\n#")?.lowerBound ?? rest.endIndex)])
            .trimmingCharacters
    }
}

extension String {
    fileprivate var trimmingCharacters: String {
        String(drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
    }
}

extension Page {
    /// The headings, set in by their depth.
    var outline: [String] { sections.flatMap { $0.outline(depth: 0) } }
}

extension PageSection {
    fileprivate func outline(depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + title.plainText]
            + content.sections.flatMap { $0.outline(depth: depth + 1) }
    }
}

/// For pages whose prose has no links.
struct NoTargets: LinkTargets {
    func target(of destination: ProseLink.Destination) -> Target? { nil }
}
