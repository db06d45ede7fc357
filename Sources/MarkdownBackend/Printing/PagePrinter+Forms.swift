import CatalogModel
import CatalogPages

// Elements without a syntax in Markdown, in the syntax of each host.
extension PagePrinter {
    mutating func write(_ kind: Block.Alert, around blocks: [Block], level: Int) {
        switch dialect.alerts {
        case .quote:
            let gap = blocks.first?.isListThatNeedsGap == true ? ">\n" : ""
            writeQuote("> [!\(kind.word.uppercased())]\n" + gap, before: blocks, level: level)
        case .indented: writeIndented("!!! \(kind.materialName)") { $0.write(blocks, level: level, isContinued: false) }
        case .container:
            writeContainer(kind.docusaurusName, around: blocks) { $0.write(blocks, level: level, isContinued: false) }
        case .classedQuote:
            writeQuote("{: .\(kind.word.lowercased()) }\n> **\(kind.word)**\n>\n", before: blocks, level: level)
        // Begin the text on a new line, because DocC capitalizes the first letter after the colon.
        case .aside: writeQuote("> \(kind.word):\n>\n", before: blocks, level: level)
        }
    }

    private mutating func writeQuote(_ start: String, before blocks: [Block], level: Int) {
        text.append(start)
        let start = text.count
        write(blocks, level: level, isContinued: false)
        text.quoteLines(from: start)
    }

    /// Writes details.
    ///
    /// `blocks`: the blocks written by `content`, as far as containers may occur among the blocks. `kind`: the kind of
    /// details, for the style of hosts that support kinds; an unknown kind is styled as a note.
    mutating func write(
        detailsOf summary: String, _ blocks: [Block], level: Int, isOpen: Bool, kind: String = "note",
        _ content: (inout PagePrinter) -> Void
    ) {
        switch dialect.details {
        case .element(let attribute):
            text.append("<details\(isOpen ? " open" : "")\(attribute)>\n<summary>\(element(summary))</summary>\n\n")
            content(&self)
            text.append("\n\n</details>")
        case .indented:
            writeIndented("???\(isOpen ? "+" : "") \(kind) \"\(element(summary))\"", content: content)
        case .container:
            writeContainer(
                " details \(escaping.text(summary))\(isOpen ? " {open}" : "")", around: blocks, content: content)
        case .plain:
            inlines.write(paragraph: [.strong(summary)], to: &text)
            text.append("\n\n")
            content(&self)
        }
    }

    /// Returns words within HTML, where Markdown, too, could find markup.
    func element(_ words: String) -> String {
        switch dialect.grammar {
        case .gitHub: HTML.escaped(words)
        case .mdx: escaping.text(words)
        default: EscapedCharacter.literal(words)
        }
    }

    mutating func write(_ tabs: [Tab], level: Int) {
        switch dialect.tabs {
        case .stacked:
            for (index, tab) in tabs.enumerated() {
                if index > 0 { text.append("\n\n") }
                inlines.write(paragraph: [.strong(tab.title)], to: &text)
                write(tab.blocks, level: level, isContinued: true)
            }
        case .indented:
            for (index, tab) in tabs.enumerated() {
                if index > 0 { text.append("\n\n") }
                writeIndented("=== \"\(element(tab.title))\"") {
                    $0.write(tab.blocks, level: level, isContinued: false)
                }
            }
        case .element: writeTabElements(tabs, level: level)
        case .directive:
            writeDirective("@TabNavigator") { printer in
                for (index, tab) in tabs.enumerated() {
                    if index > 0 { printer.text.append("\n\n") }
                    printer.writeDirective("@Tab(\"\(tab.title.asDirectiveArgument)\")") {
                        $0.write(tab.blocks, level: level, isContinued: false)
                    }
                }
            }
        }
    }

    private mutating func writeTabElements(_ tabs: [Tab], level: Int) {
        text.append("<Tabs>\n")
        var values: Set<String> = []
        for tab in tabs {
            var value = Slug.of(tab.title)
            while !values.insert(value).inserted { value += "-2" }
            text.append("<TabItem value=\"\(value)\" label=\"\(HTML.escaped(tab.title))\">\n\n")
            write(tab.blocks, level: level, isContinued: false)
            text.append("\n\n</TabItem>\n")
        }
        text.append("</Tabs>")
    }

    /// Writes a line, and below the line the content that belongs to the line, in the manner of extensions of
    /// Python-Markdown.
    private mutating func writeIndented(_ line: String, content: (inout PagePrinter) -> Void) {
        text.append(line + "\n\n    ")
        let start = text.count
        content(&self)
        text.indentFurtherLines(from: start, by: 4)
    }

    /// Writes lines of colons around some content: more colons than around any container within.
    private mutating func writeContainer(
        _ name: String, around blocks: [Block], content: (inout PagePrinter) -> Void
    ) {
        let colons = String(repeating: ":", count: 3 + dialect.containerDepth(of: blocks))
        text.append(colons + name + "\n\n")
        content(&self)
        text.append("\n\n" + colons)
    }

    private mutating func writeDirective(_ line: String, content: (inout PagePrinter) -> Void) {
        text.append(line + " {\n    ")
        let start = text.count
        content(&self)
        text.indentFurtherLines(from: start, by: 4)
        text.append("\n}")
    }
}

extension Block {
    /// Whether an author's list would be taken for text of the line above the list: a list with a first number other
    /// than 1, or with an empty item.
    fileprivate var isListThatNeedsGap: Bool {
        guard case .prose(let prose) = self, case .list(let list)? = prose.blocks.first else { return false }
        return list.start ?? 1 != 1 || list.items.first?.isEmpty != false
    }

    var startsWithList: Bool {
        switch self {
        case .list: true
        case .prose(let prose): prose.plain == nil && prose.blocks.first?.isList == true
        default: false
        }
    }
}

extension Dialect {
    /// Whether a block ends in a list, with no text after the list.
    func endsWithList(_ block: Block) -> Bool {
        switch block {
        case .list: true
        case .prose(let prose): prose.plain == nil && prose.blocks.last?.isList == true
        case .details(_, let blocks): details.isPlain && blocks.last.map(endsWithList) ?? false
        case .tabs(let tabs): self.tabs.isStacked && tabs.last?.blocks.last.map(endsWithList) ?? false
        case .paragraph, .table, .code, .alert, .picture, .demo: false
        }
    }

    /// Returns the greatest depth of containers.
    fileprivate func containerDepth(of blocks: [Block]) -> Int {
        blocks.map { block in
            switch block {
            case .alert(_, let inner): containerDepth(of: inner) + (alerts.isContainer ? 1 : 0)
            case .details(_, let inner): containerDepth(of: inner) + (details.isContainer ? 1 : 0)
            case .table(let table): details.isContainer && table.rowCount > longestOpenTable ?? .max ? 1 : 0
            case .tabs(let tabs): containerDepth(of: tabs.flatMap(\.blocks))
            case .list(let items): containerDepth(of: items.flatMap { $0 })
            case .paragraph, .prose, .code, .picture, .demo: 0
            }
        }.max() ?? 0
    }
}

extension Dialect.AlertForm {
    fileprivate var isContainer: Bool { if case .container = self { true } else { false } }
}

extension Dialect.DetailsForm {
    fileprivate var isContainer: Bool { if case .container = self { true } else { false } }
    fileprivate var isPlain: Bool { if case .plain = self { true } else { false } }
}

extension Dialect.TabsForm {
    fileprivate var isStacked: Bool { if case .stacked = self { true } else { false } }
}

extension String {
    /// Within the quotes of a directive's argument there is no escape for a quote.
    fileprivate var asDirectiveArgument: String {
        replacing("\"", with: "”").split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension Block.Alert {
    /// The word shown to readers.
    fileprivate var word: String {
        switch self {
        case .note: "Note"
        case .tip: "Tip"
        case .important: "Important"
        case .warning: "Warning"
        case .caution: "Caution"
        }
    }

    /// The kind with a separate color and sign in Material, with the catalog's word for a title where the two differ.
    fileprivate var materialName: String {
        switch self {
        case .note: "note"
        case .tip: "tip"
        case .important: #"info "Important""#
        case .warning: "warning"
        case .caution: #"danger "Caution""#
        }
    }

    /// The same for Docusaurus.
    fileprivate var docusaurusName: String {
        switch self {
        case .note: "note"
        case .tip: "tip"
        case .important: "info[Important]"
        case .warning: "warning"
        case .caution: "danger[Caution]"
        }
    }
}
