package import Foundation

/// A page of the repository in Markdown: the README, or a page of a documentation catalog.
package struct RepositoryPage: Sendable, CustomStringConvertible {
    /// The path within the repository.
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The README, and the pages of all documentation catalogs below `Sources`.
    package static let all: [RepositoryPage] = {
        let sources = SharedData.repository.appendingPathComponent("Sources")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
        let pages = paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
        return [RepositoryPage("README.md")] + pages.map { RepositoryPage("Sources/\($0)") }
    }()

    /// A page for those who keep a catalog, or who change the program.
    package static func guide(_ name: String) -> RepositoryPage {
        RepositoryPage("Sources/catalog/ComponentCatalog.docc/\(name).md")
    }

    package var description: String { path }
    package var url: URL { SharedData.repository.appendingPathComponent(path) }

    /// The text of the page; none where it cannot be read, which is a failure wherever text is expected.
    package var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

    /// The blocks of code in a language, without the lines around them.
    package func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    /// The targets of links and pictures outside of code.
    package var links: [String] {
        prose.replacing(/`[^`\n]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    }

    /// The words that stand between backticks.
    package var inlineCode: [String] {
        prose.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
    }

    /// The names by which links find the headings of the page, as hosts of Git repositories make them.
    package var anchors: Set<String> {
        Set(
            prose.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
                let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
                return words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
                    .replacing(" ", with: "-")
            })
    }

    /// The text without blocks of code.
    private var prose: String {
        var isCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return !isCode
        }.joined(separator: "\n")
    }
}
