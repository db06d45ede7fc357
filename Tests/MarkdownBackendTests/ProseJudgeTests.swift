import CatalogModel
import CatalogSyntax
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// What cmark-gfm says of prose: our tree is what it makes of the author's text, and what we print is that tree again.
@Suite(.enabled(if: Judge.cmarkGFM.isPresent, "\(Judge.cmarkGFM.reason)"))
struct ProseJudgeTests {
    // In one of several thousand texts cmark 0.29 misses emphasis with `*`, because it keeps too little of what it knows
    // about earlier delimiters (mended in 0.30). The texts of these seeds have none.
    @Test(
        "The parser and cmark-gfm agree on the structure of random markup and of its printed form",
        arguments: [1, 2, 3, 4] as [UInt64])
    func soup(seed: UInt64) throws {
        var soup = ProseSoup(seed: seed)
        let texts = (0..<2_000).map { _ in soup.text() }
        let compared = try compare(texts)
        #expect(compared > 1_000)
    }

    @Test(
        "The parser and cmark-gfm agree on the structure of one line of random markup", arguments: [5, 6] as [UInt64])
    func inlineSoup(seed: UInt64) throws {
        var soup = ProseSoup(seed: seed)
        let texts = (0..<4_000).map { _ in soup.inlineText() }
        let compared = try compare(texts)
        #expect(compared > 3_000)
    }

    @Test(
        "The parser and cmark-gfm agree on the structure of each construct, also with tabs",
        arguments: [
            "-\ta\n\n\tb\n-\tc", "1.\ta\n\n\t- b\n\n\t\tc", ">\ta\n>\t- b", "- a\n\n\tb\n\t- c\n\t\t- d", "#\ta\t#",
            "```\ta\n\tb\n```",
            "- ```\n\ta\n  \tb\n  ```", "a\tb\t\nc", "> ```\n> a\nb", "> - a\nb\n\n> c",
            "1. a\n2. b\n\n   c\n3. d", "10) a\n    - b\n\n      > c", "- - - a\n    - b\n  - c", "-\n  a\n-\n\n  b",
            "*a **b _c_ d** e* ***f*** **_g_**", "*a*_b_*c*", "**a*b*c**", "[*a* **b** `c`](d \"e\") [f](<g h>)",
            "a  \nb\\\nc",
            "<div>\n*a*\n</div>\n\n*b*", "<pre>\na\n\nb\n</pre>\nc", "List<Int> & Map<K, V> &copy; &#x1F600;",
            "~~~ swift a\n`x`\n~~~",
            "# a *b* `c`\n## d ##\ne\n### f", "a\n> b\n- c\n1. d\n```\ne\n```\nf", "* a\n\n* b\n\n  c\n* d\n\n+ e",
            "é*ü*ñ **ß**, «*a*»",
            "a\r\nb\r\n\r\n- c\r\n- d",
        ])
    func constructs(text: String) throws {
        let parsed = ParsedProse(text)
        #expect(parsed.findings.isEmpty)
        let tree = ProseStructure.of(parsed.prose)
        #expect(try JudgedProse.author.structure(of: text) == tree)
        let printed = ProsePrinter(.gitHub, links: SpelledLinks()).block(parsed.prose)
        #expect(try JudgedProse.gitHub.structure(of: printed) == tree, "\(printed)")
    }

    @Test("The parser and cmark-gfm agree on the structure of every prose field of the catalog")
    func ownProse() throws {
        let folder = SharedData.repository.appendingPathComponent("Catalog")
        let texts = try EntryProse.texts(below: folder)
        #expect(texts.count > 300)
        #expect(try compare(texts) == texts.count)
    }

    @Test(
        "The parser and cmark-gfm agree on the structure of every prose field of the trial entries",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func realProse() throws {
        let texts = try EntryProse.texts(below: SharedData.url("format-trial/entries"))
        #expect(texts.count > 400)
        #expect(try compare(texts) == texts.count)
    }

    /// Whether cmark-gfm, which follows CommonMark 0.29, should read a text as we do.
    ///
    /// It does not know declarations in lower case, `<!a>`; takes `\&amp;` for a reference in addresses, titles and
    /// info strings; and lets a line that is one tag end a paragraph in a quote or list.
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
    private func compare(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
        let parsed = texts.filter(isReadAlike).map(ParsedProse.init).filter {
            $0.findings.isEmpty && !ProseStructure.of($0.prose).mixesBackticks
        }
        let trees = parsed.map { ProseStructure.of($0.prose) }
        let authors = try JudgedProse.author.structures(of: parsed.map(\.text))
        let printed = parsed.map { ProsePrinter(.gitHub, links: SpelledLinks()).block($0.prose) }
        let gitHubs = try JudgedProse.gitHub.structures(of: printed)
        var failures = 0
        for index in parsed.indices where failures < 10 {
            let text = parsed[index].text.debugDescription
            if trees[index] != authors[index], trees[index].lenient != authors[index].lenient {
                failures += 1
                Issue.record(
                    "parsed otherwise: \(text)\n  ours:  \(trees[index])\n  cmark: \(authors[index])",
                    sourceLocation: sourceLocation)
            } else if !isPrinted(trees[index], as: gitHubs[index], from: parsed[index].text) {
                failures += 1
                Issue.record(
                    """
                    printed otherwise: \(text)
                      as:    \(printed[index].debugDescription)
                      tree:  \(trees[index])
                      cmark: \(gitHubs[index])
                    """, sourceLocation: sourceLocation)
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
