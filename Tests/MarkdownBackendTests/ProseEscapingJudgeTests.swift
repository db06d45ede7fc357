import CatalogModel
import CatalogSyntax
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// Arbitrary text comes back from cmark-gfm, with all of GitHub's extensions, as it went in.
@Suite(.enabled(if: Judge.cmarkGFM.isPresent, "\(Judge.cmarkGFM.reason)"))
struct ProseEscapingJudgeTests {
    /// Short texts full of what Markdown might take for markup; some have several lines.
    private func texts(_ count: Int, seed: UInt64) -> [String] {
        var soup = ProseSoup(seed: seed)
        let pieces =
            ProseSoup.inlinePieces + ProseSoup.lineStarts + ["|", "|", "\\|", "\n", "\t", "---", "===", "- - -", "`|`"]
        let random = (0..<count).map { _ in (0...soup.number(below: 8)).map { _ in soup.pick(pieces) }.joined() }
        return ["", " ", "\\", "|", "\\|", "a\\", "-", "1.", "a|b", "``", "`", " a ", "\n", "a\n\nb", ":-:", "\\\\|"]
            + random
    }

    /// The words of inlines, with `<br>` as line breaks.
    private func words(_ inlines: [ProseStructure]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text): text
            case .node("linebreak", _): "\n"
            case .node("code", let children): words(children)
            default: "unexpected \(inline)"
            }
        }.joined()
    }

    private func cells(_ printed: [String], sourceLocation: SourceLocation = #_sourceLocation) throws
        -> [[ProseStructure]]
    {
        let rows = printed.map { "| \($0) | end |\n" }.joined()
        let judge = JudgedProse.gitHub
        let root = try CommonMarkXML.read("| a | b |\n| --- | --- |\n" + rows, extensions: judge.extensions)
        let table = try #require(root.children.first, sourceLocation: sourceLocation)
        #expect(root.children.count == 1, sourceLocation: sourceLocation)
        try #require(table.children.count == printed.count + 1, sourceLocation: sourceLocation)
        return table.children.dropFirst().map { row in
            row.children.map(\.children).map(judge.inlines).first ?? []
        }
    }

    @Test("Escaped text in a table cell is unchanged after parsing with cmark-gfm")
    func textInCell() throws {
        let texts = texts(4_000, seed: 11)
        let cells = try cells(texts.map { MarkdownEscaper(.gitHub).text($0) })
        for (text, cell) in zip(texts, cells) {
            #expect(words(cell) == text, "printed as \(MarkdownEscaper(.gitHub).text(text))")
            #expect(!cell.contains { $0.contains("code") })
        }
    }

    @Test("Code in a table cell is unchanged after parsing with cmark-gfm")
    func codeInCell() throws {
        let texts = texts(4_000, seed: 12).filter { !$0.isEmpty }
        let cells = try cells(texts.map { MarkdownEscaper(.gitHub).code($0, inTable: true) })
        for (text, cell) in zip(texts, cells) {
            #expect(words(cell) == text, "printed as \(MarkdownEscaper(.gitHub).code(text, inTable: true))")
            #expect(cell.allSatisfy { $0.contains("code") || $0.contains("linebreak") })
        }
    }

    @Test("Prose in a table cell has the same structure after parsing with cmark-gfm")
    func proseInCell() throws {
        var soup = ProseSoup(seed: 13)
        let parsed = (0..<4_000).map { _ in ParsedProse(soup.inlineText()) }.filter { parsed in
            guard case .paragraph? = parsed.prose.blocks.first else { return false }
            return parsed.findings.isEmpty && parsed.prose.blocks.count == 1
        }
        #expect(parsed.count > 2_000)
        let printer = ProsePrinter(.gitHub, links: SpelledLinks())
        let cells = try cells(parsed.map { printer.inline($0.prose) })
        for (parsed, cell) in zip(parsed, cells) {
            let tree = ProseStructure.of(parsed.prose)
            #expect(tree == .node("document", [.node("paragraph", cell)]), "\(printer.inline(parsed.prose))")
        }
    }

    @Test("Text, code and fences outside of tables are unchanged after parsing with cmark-gfm")
    func blocks() throws {
        let texts = texts(3_000, seed: 14).filter { !$0.contains("\t") && !$0.isEmpty && !$0.hasPrefix("\n") }
        let paragraphs = try JudgedProse.gitHub.structures(of: texts.map { MarkdownEscaper(.gitHub).text($0) })
        let items = try JudgedProse.gitHub.structures(of: texts.map { "- \(MarkdownEscaper(.gitHub).text($0))" })
        let spans = try JudgedProse.gitHub.structures(
            of: texts.map { MarkdownEscaper(.gitHub).code($0, inTable: false) })
        let fences = try JudgedProse.gitHub.structures(of: texts.map { MarkdownEscaper(.gitHub).fence($0) })
        for (index, text) in texts.enumerated() {
            #expect(words(inParagraph(paragraphs[index])) == text, "printed as \(MarkdownEscaper(.gitHub).text(text))")
            #expect(
                words(inParagraph(spans[index])) == text,
                "printed as \(MarkdownEscaper(.gitHub).code(text, inTable: false))")
            guard case .node(_, let lists) = items[index], case .node("list bullet tight", let all)? = lists.first,
                case .node(_, let content)? = all.first
            else {
                Issue.record("no list: \(MarkdownEscaper(.gitHub).text(text)) \(items[index])")
                continue
            }
            #expect(words(inParagraph(.node("item", content))) == text)
            let code = text.hasSuffix("\n") ? text : text + "\n"
            #expect(fences[index] == .node("document", [.node("code_block \"\"", [.text(code)])]))
        }
    }

    @Test("The language of a fence is unchanged after parsing with cmark-gfm")
    func languages() throws {
        let languages = texts(500, seed: 15).filter { !$0.contains { $0.isWhitespace && $0 != " " } }
        let fences = try JudgedProse.gitHub.structures(
            of: languages.map { MarkdownEscaper(.gitHub).fence("a", language: $0) })
        for (language, fence) in zip(languages, fences) {
            let info = language.trimmingCharacters(in: .whitespaces)
            #expect(fence == .node("document", [.node("code_block \(info.debugDescription)", [.text("a\n")])]))
        }
    }

    /// The inlines of a document that is one paragraph.
    private func inParagraph(_ document: ProseStructure) -> [ProseStructure] {
        guard case .node(_, let blocks) = document, blocks.count == 1,
            case .node("paragraph", let inlines)? = blocks.first
        else { return [.text("no paragraph: \(document)")] }
        return inlines
    }
}
