import CatalogTestSupport
import Foundation
import Testing

/// Pages for contributors name types and files, which change their names more often than anybody reads all pages.
@Suite("Pages for contributors")
struct ContributorPageTests {
    private static let pages =
        [
            "Architecture", "ChangingTheFormat", "AddingABackend", "AddingAStubTarget", "AddingADialect",
            "AddingASourceReader", "AddingARule", "AddingACommand", "WritingFindings", "Testing", "Glossary",
        ].map(RepositoryPage.guide)

    /// All code of the repository: paths, and the words in files and in paths.
    private struct Code {
        let paths: [String]
        let words: Set<Substring>

        init() throws {
            let root = SharedData.repository
            paths = try ["Sources", "Tests", "Plugins"].flatMap { folder in
                try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
                    .map { "/\(folder)/\($0)" }
            }
            let named = paths.flatMap { $0.split { $0 == "/" || $0 == "." } }
            words = try paths.filter { $0.hasSuffix(".swift") }.reduce(into: Set(named)) { words, path in
                let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
                words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            }
        }
    }

    private static let code = Result { try Code() }

    @Test("Types named on a page for contributors exist in the code", arguments: pages)
    func types(page: RepositoryPage) throws {
        let code = try Self.code.get()
        let blocks = page.blocks("swift").joined()
        // What an example declares is not there yet.
        let examples = Set(blocks.matches(of: /(?:struct|name:) "?(\w+)/).map { String($0.output.1) })
        let named = (page.inlineCode + [blocks]).flatMap { $0.matches(of: /\b[A-Z][a-z]+[A-Z]\w*/).map(\.output) }
        #expect(page.inlineCode.count > 3)
        let missing = Set(named).filter { !code.words.contains($0) && !examples.contains(String($0)) }
        #expect(missing.sorted() == [])
    }

    @Test("Files named on a page for contributors exist", arguments: pages)
    func files(page: RepositoryPage) throws {
        let code = try Self.code.get()
        let named = page.inlineCode.filter { $0.hasSuffix(".swift") && !$0.contains("…") }
        let examples = page.blocks("swift").joined().matches(of: /struct (\w+)/).map { "/\($0.output.1).swift" }
        let missing = named.filter { name in
            !code.paths.contains { $0.hasSuffix("/\(name)") } && !examples.contains { "/\(name)".hasSuffix($0) }
        }
        #expect(missing == [])
    }

    @Test(
        "Swift code on a page for contributors passes the formatter",
        .enabled(if: Judge.swiftFormat.isPresent, "\(Judge.swiftFormat.reason)"),
        arguments: pages.filter { !$0.blocks("swift").isEmpty })
    func format(page: RepositoryPage) throws {
        let folder = try TemporaryFolder()
        // Elements of the list in a manifest are no code on their own.
        for (index, block) in page.blocks("swift").enumerated() where !block.hasPrefix(".") {
            try folder.write("Block\(index).swift", block)
        }
        let configuration = SharedData.repository.appendingPathComponent(".swift-format").path
        let verdict = try Judge.swiftFormat.run(
            ["lint", "--strict", "--configuration", configuration, "--recursive", folder.url.path])
        #expect(verdict.status == 0, "\(verdict.errors)")
    }
}
