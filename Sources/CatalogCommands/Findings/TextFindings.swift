import CatalogModel

/// A printer of findings for the terminal: place, message, the source line with the text underlined, fixes, further
/// places.
struct TextFindings {
    private let layout: TextLayout
    private var lines = ExcerptLines()
    private var text = ""
    private var gutterWidth = 5

    /// Returns the findings in order, a paragraph of lines each, each line with a line break.
    static func text(_ findings: [Diagnostic], layout: TextLayout) -> String {
        var printer = TextFindings(layout: layout)
        for finding in findings { printer.print(finding) }
        return printer.text
    }

    private init(layout: TextLayout) {
        self.layout = layout
    }

    private var style: TextStyle { layout.style }

    private mutating func print(_ finding: Diagnostic) {
        let fixes = finding.fixIts.filter { $0.isBeside(finding.range) }
        print(finding.message, label: finding.severity.rawValue, at: finding.range, rule: finding.rule.id)
        if let range = finding.range { printExcerpt(range, fixes: fixes) }
        for note in finding.notes {
            print(note.message, label: "note", at: note.range)
            if let range = note.range { printExcerpt(range, fixes: []) }
        }
        for fix in finding.fixIts where !fix.isBeside(finding.range) {
            print("the fix goes here", label: "note", at: fix.range)
            printExcerpt(fix.range, fixes: [fix])
        }
    }

    private mutating func print(_ message: String, label: String, at range: SourceRange?, rule: String? = nil) {
        if let range {
            let location = "\(range.file.path.visible):\(range.start.line):\(range.start.column):"
            text += style.apply(.bold, to: location) + " "
        }
        text += style.apply(look(of: label), to: label + ":") + " " + style.apply(.bold, to: message.visible)
        if let rule { text += " " + style.apply(.faint, to: "[\(rule)]") }
        text += "\n"
    }

    private func look(of label: String) -> TextStyle.Look {
        switch label {
        case "error": .red
        case "warning": .yellow
        default: .cyan
        }
    }

    private mutating func printExcerpt(_ range: SourceRange, fixes: [Diagnostic.FixIt]) {
        let line = Int(range.start.line)
        let start = Int(range.start.column)
        // Every character takes a cell or more, except for marks that join others.
        let window = lines.window(range.file, line: line, column: start, reach: layout.width * 2)
        guard let window else { return }
        let end = range.end.line > range.start.line ? nil : Int(range.end.column)
        let excerpt = Excerpt(window, start: start, end: end, width: excerptWidth)
        let indent = String(repeating: " ", count: excerpt.indent)
        gutterWidth = max(5, String(line).count)
        printLine(gutter: String(line), excerpt.text)
        printLine(gutter: "", indent + style.apply(.green, to: "^" + String(repeating: "~", count: excerpt.length - 1)))
        for fix in fixes {
            printFix(fix, indent: max(0, excerpt.indent - (start - Int(fix.range.start.column))))
        }
    }

    /// The remaining cells beside the gutter.
    private var excerptWidth: Int { max(20, layout.width - 8) }

    /// How many lines of a fix follow the first.
    private static let furtherFixLines = 5

    /// Prints the replacement below the replaced text; further to the left where space is short.
    private mutating func printFix(_ fix: Diagnostic.FixIt, indent: Int) {
        let lines = fix.replacement.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
        let first = lines.count > 1 && lines[0].isEmpty ? "␊" : lines[0]
        let shown = fix.replacement.isEmpty ? "(nothing)" : first
        let start = min(indent, max(excerptWidth / 3, excerptWidth - shown.displayWidth))
        let space = String(repeating: " ", count: start)
        printLine(gutter: "fix:", space + style.apply(.green, to: shown.cut(to: excerptWidth - start)))
        let further = lines.dropFirst()
        for line in further.prefix(Self.furtherFixLines) {
            printLine(gutter: "", style.apply(.green, to: line.cut(to: excerptWidth)))
        }
        if further.count > Self.furtherFixLines { printLine(gutter: "", "…") }
    }

    private mutating func printLine(gutter: String, _ line: String) {
        let padding = String(repeating: " ", count: max(0, gutterWidth - gutter.count))
        text += style.apply(.faint, to: padding + gutter + " |") + " " + line + "\n"
    }
}

extension Diagnostic.FixIt {
    /// Whether the fix replaces text at the start of the finding's range, or also the spaces before, and can be shown
    /// below the carets.
    fileprivate func isBeside(_ location: SourceRange?) -> Bool {
        guard let location, location.file == range.file else { return false }
        if location.start == range.start { return true }
        let isAround =
            range.start.line == location.start.line && range.start < location.start && location.end <= range.end
        // Two versions of a file are equal by path, so the order of lines does not imply the order of bytes.
        let distance = max(0, location.lowerBound - range.lowerBound)
        return isAround && range.sourceText.prefix(distance).allSatisfy { $0 == " " }
    }
}
