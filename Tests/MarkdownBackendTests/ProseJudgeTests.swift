import CatalogModel
import CatalogProse
import CatalogTestSupport
import Foundation
import Testing

@testable import MarkdownBackend

/// What cmark-gfm says of prose: our tree is what it makes of the author's text, and what we print is that tree again.
@Suite(.enabled(if: Judge.cmarkGFM.isPresent, "\(Judge.cmarkGFM.reason)"))
struct ProseJudgeTests {
    @Test("markup soup has one structure", arguments: [1, 2, 3, 4] as [UInt64])
    func soup(seed: UInt64) throws {
        var soup = ProseSoup(seed: seed)
        let texts = (0..<2_000).map { _ in soup.text() }
        let compared = try compare(texts)
        #expect(compared > 1_000)
    }

    @Test("one line of soup has one structure", arguments: [5, 6] as [UInt64])
    func inlineSoup(seed: UInt64) throws {
        var soup = ProseSoup(seed: seed)
        let texts = (0..<4_000).map { _ in soup.inlineText() }
        let compared = try compare(texts)
        #expect(compared > 3_000)
    }

    @Test(
        "the scalars of the trial entries have one structure",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func realProse() throws {
        let files = SharedData.files(below: "format-trial/entries", suffix: ".yaml")
        let texts = try files.flatMap { try RoughScalars.of(String(contentsOf: $0, encoding: .utf8)) }
        #expect(texts.count > 1_000)
        let compared = try compare(texts)
        #expect(compared > texts.count * 9 / 10)
    }

    /// Whether cmark-gfm, which follows CommonMark 0.29, should read a text as we do. It does not know declarations in lower
    /// case, `<!a>`; takes `\&amp;` for a reference in addresses, titles and info strings; and lets a line that is one
    /// tag end a paragraph in a quote or list.
    private func isReadAlike(_ text: String) -> Bool {
        !text.contains(#/<![a-z]/#) && !text.contains(#/(```|~~~|\]\()[^\n]*\\&/#)
            && !(text.contains(#/(^|\n) *[-+*>0-9]/#) && text.contains(#/\n[ >]*<[^>\n]+> *(\n|$)/#))
    }

    /// A block of raw HTML becomes a paragraph, which may need a blank line that makes a tight list loose.
    private func isPrinted(_ tree: ProseStructure, as gitHub: ProseStructure, from text: String) -> Bool {
        let hasHTML = text.contains(#/(^|\n)[-+*>0-9.) ]*</#)
        return gitHub == tree || (hasHTML && gitHub.tight == tree.tight)
    }

    /// Compares each text that has no findings; gives their number.
    private func compare(_ texts: [String]) throws -> Int {
        let parsed = texts.filter(isReadAlike).map(ParsedProse.init).filter {
            $0.findings.isEmpty && !ProseStructure.of($0.prose).mixesBackticks
        }
        let trees = parsed.map { ProseStructure.of($0.prose) }
        let authors = try JudgedProse.author.structures(of: parsed.map(\.text))
        let printed = parsed.map { ProsePrinter(links: SpelledLinks()).block($0.prose) }
        let gitHubs = try JudgedProse.gitHub.structures(of: printed)
        var failures = 0
        for index in parsed.indices where failures < 10 {
            let text = parsed[index].text.debugDescription
            if trees[index] != authors[index], trees[index].lenient != authors[index].lenient {
                failures += 1
                Issue.record("parsed otherwise: \(text)\n  ours:  \(trees[index])\n  cmark: \(authors[index])")
            } else if !isPrinted(trees[index], as: gitHubs[index], from: parsed[index].text) {
                failures += 1
                Issue.record(
                    """
                    printed otherwise: \(text)
                      as:    \(printed[index].debugDescription)
                      tree:  \(trees[index])
                      cmark: \(gitHubs[index])
                    """)
            }
        }
        return parsed.count
    }
}

/// Prose of a text that stands in no file.
struct ParsedProse {
    let text: String
    let prose: Prose
    let findings: [Diagnostic]

    init(_ text: String) {
        let file = SourceFile(path: "prose.yaml", text: text)
        var diagnostics = Diagnostics()
        self.text = text
        prose = ProseParser.parse(
            Text(text, at: file.range(ofBytes: 0..<file.bytes.count)), diagnostics: &diagnostics)
        findings = diagnostics.sorted()
    }
}

/// The scalars of a YAML file, taken from it line by line: near enough to real prose without reading YAML.
enum RoughScalars {
    static func of(_ yaml: String) -> [String] {
        yaml.split(separator: "\n").compactMap { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            let value = text.firstRange(of: ": ").map { String(text[$0.upperBound...]) } ?? text
            let unquoted = value.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
            return unquoted.isEmpty || unquoted.contains("\t") ? nil : unquoted
        }
    }
}
