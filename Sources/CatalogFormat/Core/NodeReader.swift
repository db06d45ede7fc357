import CatalogModel
import CatalogSyntax

/// A reader of typed values from YAML nodes during decoding, with findings about wrong values.
final class NodeReader {
    private(set) var diagnostics = Diagnostics()
    /// Mentions in the file for checks against the whole catalog.
    var mentions = UnresolvedReferences()
    /// Keys with unreadable values, or probably meant by an unknown key.
    ///
    /// Findings due to a missing value of such a key are consequences.
    var unreadKeys: Set<String> = []
    private(set) var node: YAMLNode
    /// The key or name of the value being read, for messages.
    var subject = ""
    /// Place of the subject's key or name.
    var subjectRange: SourceRange?
    /// Places of findings about the YAML itself.
    ///
    /// Further faults there are consequences, and not reported again.
    private let misread: [SourceRange]
    /// Number of unknown keys still allowed in comparisons with the valid keys.
    ///
    /// So many unknown keys are not typing mistakes.
    private var guessesLeft = 5_000

    /// The start of links from the root of a site; nil: there is none.
    private let linkBase: String?

    /// `misread`: the places of findings about the YAML of the nodes.
    init(_ node: YAMLNode, misread: [SourceRange] = [], linkBase: String? = nil) {
        self.node = node
        self.linkBase = linkBase
        self.misread = misread
    }

    /// Whether to look for the probable meaning of an unknown key.
    func takeGuess() -> Bool {
        guessesLeft -= 1
        return guessesLeft >= 0
    }

    func report(_ diagnostic: Diagnostic) {
        if let range = diagnostic.range,
            misread.contains(where: { range.lowerBound <= $0.upperBound && $0.lowerBound <= range.upperBound })
        {
            return
        }
        diagnostics.report(diagnostic)
    }

    /// Makes a node current while `body` reads the node.
    func at<Result>(_ inner: YAMLNode, body: () -> Result) -> Result {
        let outer = node
        defer { node = outer }
        node = inner
        return body()
    }

    private func scalar(_ form: @autoclosure () -> ValueForm) -> YAMLScalar? {
        if case .scalar(let scalar) = node.content { return scalar }
        report(.wrongKind(node, of: subject, expected: form().words))
        return nil
    }
}

extension NodeReader: ValueReader {
    var range: SourceRange { node.range }

    var isMapping: Bool { if case .mapping = node.content { true } else { false } }

    /// Returns the text as written.
    ///
    /// The end of a block scalar is a matter of YAML, not of the author.
    func text() -> String? {
        guard let scalar = scalar(.text) else { return nil }
        guard scalar.style == .literal || scalar.style == .folded else { return scalar.text }
        let end = scalar.text.utf8.lastIndex { $0 != UInt8(ascii: "\n") }
        return end.map { String(scalar.text[...$0]) } ?? ""
    }

    func prose() -> Prose? {
        guard let text = text() else { return nil }
        var found = Diagnostics()
        let prose = ProseParser.parse(Text(text, at: range), root: linkBase, diagnostics: &found)
        for diagnostic in found.all { report(diagnostic) }
        mentions.links.append(contentsOf: prose.links)
        return prose
    }

    func id() -> EntryID? {
        guard let scalar = scalar(.id) else { return nil }
        let id = EntryID(scalar.text)
        if let id {
            mentions.ids.append(Located(id, at: range))
        } else {
            report(.invalidID(scalar.text, at: range))
        }
        return id
    }

    func flag() -> Bool? {
        if case .scalar(let scalar) = node.content, scalar.style == .plain, ["true", "false"].contains(scalar.text) {
            return scalar.text == "true"
        }
        report(.notAFlag(node, of: subject))
        return nil
    }

    func count() -> Int? {
        guard let scalar = scalar(Int.form) else { return nil }
        let hasDigitsOnly = scalar.text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if scalar.style == .plain, hasDigitsOnly, let count = Int(scalar.text), Int.counts.contains(count) {
            return count
        }
        report(.notACount(scalar.text, of: subject, upTo: Int.counts.upperBound, at: range))
        return nil
    }

    func data() -> JSONValue? { node.jsonValue() }

    func text(of form: @autoclosure () -> ValueForm, _ accepts: (String) -> Bool) {
        guard let scalar = scalar(form()) else { return }
        if accepts(scalar.text) { return }
        if case .word(let candidates) = form() {
            report(.unknownWord(scalar.text, of: subject, candidates: candidates, at: range))
        } else {
            report(.notAPoint(scalar.text, of: subject, at: range))
        }
    }
}
