public import CatalogModel
import CatalogYAML

/// What decoding needs besides the node, and what it gathers.
public struct DecodingContext: Sendable {
    public private(set) var diagnostics = Diagnostics()
    /// What the file says that only the whole catalog can check.
    public internal(set) var mentions = Mentions()
    /// Keys whose value could not be read, or that were probably meant by an unknown one. Whatever would be found
    /// because their value is missing is a consequence.
    public internal(set) var unreadKeys: Set<String> = []
    /// The key or name whose value is being read, for messages.
    var subject = ""
    /// Where that key or name stands.
    var subjectRange: SourceRange?
    /// Where the YAML itself was found wrong. What looks wrong there is a consequence, and not reported again.
    private let misread: [SourceRange]
    /// How many more keys are compared with those that there are. Whoever has so many unknown ones has no typing mistakes.
    private var guessesLeft = 5_000

    /// `misread`: the places of findings about the YAML that made the nodes.
    public init(misread: [SourceRange] = []) {
        self.misread = misread
    }

    /// Whether to look for what an unknown key was meant to be.
    mutating func takeGuess() -> Bool {
        guessesLeft -= 1
        return guessesLeft >= 0
    }

    mutating func report(_ diagnostic: Diagnostic) {
        if let range = diagnostic.range,
            misread.contains(where: { range.start <= $0.end && $0.start <= range.end })
        {
            return
        }
        diagnostics.report(diagnostic)
    }

    /// Keeps what a part of the value was found to be.
    mutating func report(_ other: Diagnostics) {
        for diagnostic in other.all { report(diagnostic) }
    }
}

/// What a file says that only the whole catalog can check, gathered while it is decoded.
public struct Mentions: Sendable {
    /// Every id of an entry, the entry's own included.
    public internal(set) var ids: [Located<EntryID>] = []
    /// Every link in prose, with the place of the prose.
    public internal(set) var links: [Located<ProseLink>] = []
    /// Every finding that is accepted somewhere.
    public internal(set) var acceptances: [Acceptance] = []
    /// Every name of vendor data.
    public internal(set) var extensionNames: [Text] = []
    /// Every figure.
    public internal(set) var figures: [Figure] = []
    /// Every address of a link or reference.
    public internal(set) var addresses: [Text] = []
    /// Every reference to another entry, or to something without one.
    public internal(set) var references: [Reference] = []
    /// Every visibility that is stated.
    public internal(set) var visibilities: Set<Visibility> = []

    public init() {}
}

/// A finding that the author accepts: its rule, why, and where.
public struct Acceptance: Sendable {
    public let rule: Text
    public let reason: Text
    /// The record that accepts it, from its name to its end.
    public let scope: SourceRange
}

extension Mentions {
    mutating func gather(_ record: some FormatRecord, from node: YAMLNode, named name: SourceRange?) {
        if let names = record.base.extensions { extensionNames.append(contentsOf: names.map(\.key)) }
        if let accepted = record.base.allow {
            let scope = SourceRange(
                file: node.range.file, start: name?.start ?? node.range.start, end: node.lastPosition)
            acceptances.append(
                contentsOf: accepted.map { Acceptance(rule: $0.key, reason: $0.value, scope: scope) })
        }
        record.mention(in: &self)
    }
}

extension YAMLNode {
    /// Where the last character of the value stands. The range of a block collection ends with its first entry.
    fileprivate var lastPosition: SourcePosition {
        let last: YAMLNode? =
            switch content {
            case .scalar: nil
            case .sequence(let sequence): sequence.elements.last
            case .mapping(let mapping): mapping.pairs.last?.value
            }
        return max(last?.lastPosition ?? range.end, range.end)
    }
}
