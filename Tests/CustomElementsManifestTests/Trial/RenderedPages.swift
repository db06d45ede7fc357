import CatalogCommands
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation

/// The Markdown pages of a catalog as GitHub's parser reads them.
struct RenderedPages {
    private let pages: [String: RenderedPage]
    /// What the backend could not express.
    let findings: [String]

    init(_ registry: ComponentRegistry) throws {
        var found = Diagnostics()
        var names: [String] = []
        var texts: [String] = []
        for unit in Self.plan(registry) {
            let rendering = unit.render()
            found.merge(rendering.diagnostics)
            for file in rendering.files {
                names.append(file.path.text)
                texts.append(String(decoding: file.bytes, as: UTF8.self))
            }
        }
        findings = found.sorted().map(\.testDescription)
        pages = Dictionary(
            uniqueKeysWithValues: zip(names, try CommonMark.html(of: texts).map(RenderedPage.init(html:))))
    }

    subscript(element: String) -> RenderedPage? { pages["components/\(element).md"] }

    private static func plan(_ registry: ComponentRegistry) -> [RenderUnit] {
        BuiltInBackends.all.filter { $0.name == "markdown" }.flatMap { backend in
            backend.plan(registry, options: BackendOptions(defaultsOf: backend.options))
        }
    }
}

/// The descriptions of a manifest as GitHub's parser reads them, block by block.
struct RenderedDescriptions {
    private let blocks: [String: [String]]

    init(_ facts: [ManifestFact]) throws {
        let texts = Array(Set(facts.filter { $0.kind == .description }.map(\.text))).sorted()
        let html = try CommonMark.html(of: texts)
        blocks = Dictionary(
            uniqueKeysWithValues: zip(texts, html.map { $0.split(separator: "\n").map(String.init) })
        ).mapValues { lines in
            // One line of HTML for each paragraph, unless it has line breaks itself.
            lines.map { HTMLText.text(of: $0) }.filter { !$0.isEmpty }
        }
    }

    subscript(text: String) -> [String]? { blocks[text] }
}

/// Runs cmark-gfm once for many texts.
enum CommonMark {
    private static let border = "<!-- the next text -->"

    static func html(of texts: [String]) throws -> [String] {
        let input = texts.joined(separator: "\n\n\(border)\n\n")
        let verdict = try Judge.cmarkGFM.run(["--unsafe", "-e", "table", "-t", "html"], input: input)
        return verdict.output.split(separator: border, omittingEmptySubsequences: false).map(String.init)
    }
}
