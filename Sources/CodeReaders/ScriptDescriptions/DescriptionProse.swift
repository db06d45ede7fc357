package import CatalogModel
import CatalogSyntax

/// A converter of descriptions from source code, with all of Markdown allowed, into the restricted Markdown of catalog
/// entries.
package struct DescriptionProse {
    /// The base address of relative links.
    let linkBase: String?
    /// The language of indented code, as named by fences.
    private let codeLanguage: String

    package init(linkBase: String? = nil, codeLanguage: String = "text") {
        self.linkBase = linkBase
        self.codeLanguage = codeLanguage
    }

    /// A number of mistakes beyond any real description; after so many the description is shown as code.
    private static let mostRepairs = 200

    /// Returns the description as prose with the same meaning to all readers of the prose.
    ///
    /// Markup of another spelling is respelled; markup without a form in prose is kept as text and reported.
    package func text(of description: Text, _ findings: inout Diagnostics) -> String {
        let lines = description.value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let original = lines.joined(separator: "\n").trimmed
        if original.isPlainProse { return original }
        var text = LinkDefinitions.resolved(in: original)
        var constructs: [String] = []
        for _ in 0..<Self.mostRepairs {
            guard let problem = InexpressibleMarkup.first(in: text, linkBase: linkBase) else {
                if !constructs.isEmpty { findings.report(.unsupportedMarkup(constructs, at: description.range)) }
                return text
            }
            if !problem.isRespelled, !constructs.contains(problem.construct) { constructs.append(problem.construct) }
            let mended = problem.mended(text, codeLanguage: codeLanguage)
            if mended == text { break }
            text = mended
        }
        findings.report(.unsupportedMarkup(constructs, at: description.range))
        return InexpressibleMarkup.fenced(original, language: "text")
    }
}

/// A piece of Markdown in a description without a form in the prose of entries, and the repair for keeping the text.
struct InexpressibleMarkup {
    /// A way of writing the text without the markup.
    private enum Repair {
        /// A backslash before the character that makes the text markup.
        case escape
        /// A fence around the lines, and so many columns less before each.
        case fence(Range<Int>, indent: Int)
        /// A sign before the line above, in place of the line that underlines it.
        case heading(Range<Int>, level: Int)
        case replace(String, with: String)
    }

    /// Name of the construct, for the finding.
    let construct: String
    private let offset: Int
    private let repair: Repair

    /// Whether the repaired text has the same meaning to readers.
    var isRespelled: Bool {
        switch repair {
        case .fence(_, let indent): indent > 0
        case .heading: true
        case .escape, .replace: false
        }
    }

    /// Returns the first problem of a text; nil for valid prose.
    static func first(in text: String, linkBase: String?) -> InexpressibleMarkup? {
        let file = SourceFile(path: "description", text: text)
        let whole = file.range(ofBytes: 0..<file.bytes.count)
        var found = Diagnostics()
        let prose = ProseParser.parse(Text(text, at: whole), diagnostics: &found)
        if let finding = found.all.first, let range = finding.range {
            return InexpressibleMarkup(finding, at: range.lowerBound, in: text)
        }
        return relativeLink(in: prose, text: text, linkBase: linkBase)
    }

    private init(_ finding: Diagnostic, at offset: Int, in text: String) {
        let lines = DescriptionLines(text)
        let line = lines.line(of: offset)
        self.offset = offset
        if lines.isTableHead(line) {
            construct = "a table"
            repair = .fence(lines.block(from: line), indent: 0)
        } else if lines.isIndented(line), finding.rule == ProseRules.unsupportedMarkup,
            lines.start(of: line) == lines.blockStart(of: line)
        {
            construct = "indented code"
            repair = .fence(lines.indentedBlock(from: line), indent: 4)
        } else if let heading = lines.underlinedHeading(line), finding.rule == ProseRules.unsupportedMarkup {
            construct = "an underlined heading"
            repair = .heading(heading.lines, level: heading.level)
        } else {
            construct = Self.construct(of: finding)
            repair = .escape
        }
    }

    private init(construct: String, replacing old: String, with new: String) {
        self.construct = construct
        offset = 0
        repair = .replace(old, with: new)
    }

    private static func construct(of finding: Diagnostic) -> String {
        switch finding.rule {
        case ProseRules.linkScheme: return "a link that prose cannot have"
        case ProseRules.emptyLink: return "a link that leads nowhere"
        case ProseRules.unknownCharacterReference: return "an unknown character reference"
        case ProseRules.deepProse: return "deep nesting"
        default:
            // "prose has no images; …" → "images".
            let fact = finding.message.prefix { $0 != ";" }
            let start = "prose has no "
            return String(fact.hasPrefix(start) ? fact.dropFirst(start.count) : fact)
        }
    }

    /// Returns a link to a file located somewhere beside the source, not beside the entry.
    private static func relativeLink(in prose: Prose, text: String, linkBase: String?) -> InexpressibleMarkup? {
        for link in prose.links {
            guard case .file(let path) = link.value.destination else { continue }
            let target = "](" + path
            guard let linkBase else {
                guard let bracket = openingBracket(of: target, in: text) else { continue }
                return InexpressibleMarkup(construct: "a relative link", offset: bracket)
            }
            let separator = linkBase.hasSuffix("/") ? "" : "/"
            let bare = path.drop { $0 == "." || $0 == "/" }
            return InexpressibleMarkup(
                construct: "a relative link", replacing: target,
                with: "](" + linkBase + separator + (bare.isEmpty ? path[...] : bare))
        }
        return nil
    }

    private init(construct: String, offset: Int) {
        self.construct = construct
        self.offset = offset
        repair = .escape
    }

    /// Returns the bracket that opens the first link to a target, unless a backslash makes the bracket text.
    private static func openingBracket(of target: String, in text: String) -> Int? {
        let bytes = Array(text.utf8)
        let needle = Array(target.utf8)
        guard bytes.count >= needle.count else { return nil }
        for end in 0...(bytes.count - needle.count) where bytes[end..<(end + needle.count)].elementsEqual(needle) {
            let bracket = bytes[..<end].lastIndex(of: UInt8(ascii: "["))
            if let bracket, bracket == 0 || bytes[bracket - 1] != UInt8(ascii: "\\") { return bracket }
        }
        return nil
    }

    /// Returns the text without the problem; the same text when the problem cannot be repaired.
    func mended(_ text: String, codeLanguage: String) -> String {
        var bytes = Array(text.utf8)
        switch repair {
        case .escape:
            let start = Self.markup(in: bytes, from: offset)
            guard let start, start == 0 || bytes[start - 1] != UInt8(ascii: "\\") else { return text }
            bytes.insert(UInt8(ascii: "\\"), at: start)
        case .fence(let lines, let indent):
            let inner = String(decoding: bytes[lines], as: UTF8.self)
            let language = indent > 0 ? codeLanguage : "text"
            bytes.replaceSubrange(lines, with: Array(Self.fenced(inner, language: language, indent: indent).utf8))
        case .heading(let lines, let level):
            let title = bytes[lines].prefix { $0 != UInt8(ascii: "\n") }
            bytes.replaceSubrange(lines, with: Array(String(repeating: "#", count: level).utf8) + [0x20] + title)
        case .replace(let old, let new):
            return text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the character that gives the place a meaning: the bracket of a link with a wrong destination.
    private static func markup(in bytes: [UInt8], from offset: Int) -> Int? {
        guard offset < bytes.count else { return nil }
        let markup = Array("![]<&~-*_=#+|".utf8)
        if markup.contains(bytes[offset]) { return offset }
        return bytes[..<offset].lastIndex { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
    }

    /// Returns the text in a fence longer than any fence in the text.
    static func fenced(_ text: String, language: String, indent: Int = 0) -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let blanks = line.prefix { $0 == " " }.count
            return String(line.dropFirst(min(indent, blanks)))
        }
        return ([fence + language] + lines + [fence]).joined(separator: "\n")
    }
}

extension String {
    /// Whether the text has no markup besides code between backticks, as most descriptions.
    fileprivate var isPlainProse: Bool {
        var isLineStart = true
        for byte in utf8 {
            let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
            let isBreak = byte == UInt8(ascii: "\n")
            if isLineStart, !isLetter, !isBreak { return false }
            isLineStart = isBreak
            if !isLetter, !isBreak, !" ,.;:'\"()/?@%$-`0123456789".utf8.contains(byte), byte < 0x80 { return false }
        }
        return true
    }
}
