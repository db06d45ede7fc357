import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Files for language models")
struct LLMsTests {
    private static func rendered(
        _ registry: ComponentRegistry, _ options: [String: String]
    ) -> [String: String] {
        RenderedCatalog(registry, options: .of(MarkdownBackend(), options)).files
    }

    private static func golden() async throws -> ComponentRegistry {
        try await TestPages(GoldenCatalog.entries, files: GoldenCatalog.files, catalog: GoldenCatalog.configuration)
            .registry
    }

    @Test("Files for language models are written on request")
    func extents() async throws {
        let registry = try await Self.golden()
        #expect(Self.rendered(registry, [:]).keys.filter { $0.hasSuffix(".txt") } == [])
        #expect(Self.rendered(registry, ["llms": "index"]).keys.filter { $0.hasSuffix(".txt") } == ["llms.txt"])
        let copies = Self.rendered(registry, ["llms": "full", "dialect": "mkdocs"])
        let pages = copies.keys.filter { $0.hasSuffix(".md") }
        #expect(
            Set(copies.keys.filter { $0.hasSuffix(".txt") })
                == Set(pages.map { $0.dropLast(3) + ".txt" } + ["llms.txt", "llms-full.txt"]))
    }

    @Test("The index describes the catalog and lists its pages")
    func index() async throws {
        let files = Self.rendered(try await Self.golden(), ["llms": "full"])
        #expect(
            files["llms.txt"] == """
                # Lamps & Switches

                > Everything that has to do with *light*.

                Version 2.1.0

                All pages in one file: [llms-full.txt](llms-full.txt)

                ## Basics

                - [lighting](components/lighting.md): A test.

                ## Controls

                - [dimmer](components/dimmer.md): A test.

                ## Others

                - [bulb](components/bulb.md): A test.

                ## Design tokens

                - [Design tokens](tokens/index.md): All groups of tokens.
                - [palette](tokens/palette.md): 2 tokens
                - [lamp](tokens/lamp.md): 4 tokens

                ## Optional

                - [Lamps & Switches](index.md): All entries by category.
                - [A to Z](a-z.md): All entries by title and by alternative name.
                - [What’s new](whats-new.md): Changes in each version, latest first.
                - [Deprecations](deprecations.md): Deprecated entries, members and tokens, with their replacements.
                - [Accessibility](accessibility.md): Roles, keys and success criteria of all entries.
                - [Platforms](platforms.md): Platforms of all entries, with the properties on each.

                """)
    }

    @Test("The index follows the convention, and its links lead to files", arguments: JudgedCatalog.present)
    func form(catalog: JudgedCatalog) async throws {
        let registry = try await catalog.registry()
        for dialect in Dialect.all.map(\.name) {
            let files = Self.rendered(registry, ["llms": "index", "dialect": dialect])
            let parsed = try LLMsDocument(try #require(files["llms.txt"]))
            #expect(
                parsed.title == registry.configuration.name?.value ?? "Components", "\(dialect)")
            #expect((parsed.summary != nil) == (registry.configuration.description != nil))
            #expect(parsed.sections.last?.title == "Optional")
            let links = parsed.sections.flatMap(\.links).map(\.address)
            #expect(Set(links).count == links.count)
            let suffix = dialect == "github" ? ".md" : ".txt"
            #expect(links.filter { files[$0.removingEscapes] == nil } == [], "\(dialect)")
            #expect(links.allSatisfy { $0.hasSuffix(suffix) })
            // Every page is listed.
            let listed = Set(links.map(\.removingEscapes))
            let plain = files.keys.filter { $0.hasSuffix(suffix) && $0 != "llms.txt" }
            #expect(Set(plain) == listed, "\(dialect)")
        }
    }

    @Test("The index can use the address at which pages are published")
    func base() async throws {
        let registry = try await Self.golden()
        let options = ["llms": "full", "llmsBase": "https://example.com/lamps", "dialect": "docusaurus"]
        let parsed = try LLMsDocument(try #require(Self.rendered(registry, options)["llms.txt"]))
        let links = parsed.sections.flatMap(\.links).map(\.address)
        #expect(links.contains("https://example.com/lamps/components/dimmer.txt"))
        #expect(links.allSatisfy { $0.hasPrefix("https://example.com/lamps/") })
    }

    @Test(
        "The full file contains pages whose links lead to pages",
        .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
    func full() async throws {
        let files = Self.rendered(try await Self.golden(), ["llms": "full"])
        let full = try #require(files["llms-full.txt"])
        for title in ["# Lamps & Switches", "# DimmerView", "# bulb", "# Tokens: `lamp`", "# Platforms"] {
            #expect(full.contains("\(title)\n"), "\(title)")
        }
        #expect(full.contains("[`step`](components/dimmer.md#dimmer--step)"))
        #expect(!full.contains("](#"))
        #expect(full.contains("assets/components--dimmer.png"))
        var checked = files.filter { $0.key.hasSuffix(".md") }
        checked["llms.md"] = full
        let problems = try LinkChecker(checked).problems
        #expect(problems.filter { $0.contains("leads to") } == [])
    }

    @Test(
        "Copies beside the pages have no broken links",
        .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
    func copies() async throws {
        let files = Self.rendered(try await Self.golden(), ["llms": "index", "dialect": "jekyll"])
        #expect(try LinkChecker(files.filter { $0.key.hasSuffix(".txt") }).problems == [])
    }
}

/// What https://llmstxt.org says of the file, read on our own: a heading of the first level, a quote, anything but
/// headings, and sections of links with notes.
private struct LLMsDocument {
    struct Section {
        let title: String
        var links: [(name: String, address: String, notes: String?)] = []
    }

    private(set) var title = ""
    private(set) var summary: String?
    private(set) var sections: [Section] = []

    struct Fault: Error { let line: String }

    init(_ text: String) throws {
        for (index, line) in text.split(separator: "\n").enumerated() {
            if index == 0 {
                guard line.hasPrefix("# ") else { throw Fault(line: String(line)) }
                title = String(line.dropFirst(2))
            } else if line.hasPrefix("## ") {
                sections.append(Section(title: String(line.dropFirst(3))))
            } else if line.hasPrefix("#") {
                throw Fault(line: String(line))
            } else if line.hasPrefix("> "), sections.isEmpty {
                summary = (summary.map { $0 + "\n" } ?? "") + line.dropFirst(2)
            } else if !sections.isEmpty {
                guard let link = line.wholeMatch(of: #/- \[((?:[^\]\\]|\\.)+)\]\(([^)\s]+)\)(?:: (.+))?/#) else {
                    throw Fault(line: String(line))
                }
                let notes = link.output.3.map(String.init)
                sections[sections.count - 1].links.append(
                    (name: String(link.output.1), address: String(link.output.2), notes: notes))
            }
        }
    }
}

extension String {
    fileprivate var removingEscapes: String { removingPercentEncoding ?? self }
}
