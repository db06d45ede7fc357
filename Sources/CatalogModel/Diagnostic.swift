/// The severity of a finding: note, warning or error.
public enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
    /// A possible improvement; the output is right.
    case note
    /// A probable mistake; the output is made.
    case warning
    /// A mistake; no output is made.
    case error

    /// Compares severities: notes before warnings, warnings before errors.
    public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

    private var weight: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A rule for catalogs, with a finding for each violation: stable name, default severity, and demand in a single
/// sentence.
public struct Rule: Hashable, Sendable {
    /// The name in kebab case, for `allow` and for `rules` in `catalog.yaml`.
    public let id: String
    /// The severity unless the catalog configures another.
    public let severity: Severity
    /// The demand of the rule, in a single sentence.
    public let summary: String
    /// The harm of a violation to authors or readers, in a sentence or two; none for a catalog's own rule.
    public let reason: String?
    /// Whether the rule only counts at a catalog's request.
    public let isOptIn: Bool
    /// Pairs of catalogs breaking and keeping the rule; none for a rule beyond files.
    package var examples: [RuleExample] = []

    /// Creates a rule with a default severity, in force without a request by the catalog.
    public init(_ id: String, _ severity: Severity, _ summary: String, reason: String? = nil) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.reason = reason
        isOptIn = false
    }

    /// A rule that only counts where `catalog.yaml` sets a severity.
    public init(_ id: String, optIn severity: Severity, _ summary: String, reason: String? = nil) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.reason = reason
        isOptIn = true
    }

    /// A rule with errors as findings.
    public init(_ id: String, _ summary: String, reason: String? = nil) {
        self.init(id, .error, summary, reason: reason)
    }

    /// Hashes the id alone: ids of rules are unique.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

/// The reason for hiding a finding from the report: suppressed by a record of the catalog, or listed in a baseline.
public enum DiagnosticSuppression: Hashable, Sendable {
    /// Accepted by a record, with a reason.
    case accepted(reason: String)
    /// Listed in a baseline.
    case recorded
}

/// A finding about a catalog, reported to the author: the broken rule, a message, and the place of the cause in a file.
public struct Diagnostic: Hashable, Sendable {
    /// A further place in the words of a finding.
    public struct Note: Hashable, Sendable {
        /// The words about the further place, in the style of a finding's message.
        public var message: String
        /// The further place; nil for words about no file.
        public var range: SourceRange?

        /// Creates a note about a place, or about no file.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message.withShortQuotations
            self.range = range
        }
    }

    /// A replacement that fixes a finding.
    public struct FixIt: Hashable, Sendable {
        /// The text to be replaced; empty for an insertion.
        public var range: SourceRange
        /// The new text, verbatim; empty for a removal.
        public var replacement: String

        /// Creates a replacement of the text at a place.
        public init(replace range: SourceRange, with replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// The broken rule.
    public var rule: Rule
    /// The severity in the catalog: at first the default of the rule.
    public var severity: Severity
    /// Lowercase, no final period: the fact, then the only plausible fix after a semicolon.
    public var message: String
    /// nil only where no file is to blame, for example when a catalog has no `catalog.yaml`.
    public var range: SourceRange?
    /// The further places, in the order of the report.
    public var notes: [Note]
    /// The replacements for fixing the finding in the file; empty where none is certain.
    public var fixIts: [FixIt]
    /// nil for a finding that counts.
    public var suppression: DiagnosticSuppression?

    /// Creates a finding with the default severity of the rule, not suppressed.
    public init(
        _ rule: Rule, _ message: String, at range: SourceRange?, notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.rule = rule
        self.severity = rule.severity
        self.message = message.withShortQuotations
        self.range = range
        self.notes = notes
        self.fixIts = fixIts
    }
}

extension String {
    /// The message with values of many thousand letters cut short, for readers of terminals and reports.
    fileprivate var withShortQuotations: String {
        if utf8.count < 2_000 { return self }
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return parts.map { $0.utf8.count > 400 ? $0.prefix(100) + "…" : $0 }.joined(separator: "'")
    }
}

/// The findings gathered so far, up to a limit if there is one.
public struct Diagnostics: Sendable {
    /// The findings in the order of reporting, repetitions included, up to the limit.
    public private(set) var all: [Diagnostic] = []
    /// Whether findings beyond the limit were left out.
    public private(set) var isCutOff = false
    private let limit: Int

    /// Creates an empty collection with room for a number of findings; without a limit unless stated.
    public init(limit: Int = .max) {
        self.limit = limit
    }

    /// Whether any of the gathered findings is an error.
    public var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Adds a finding, or notes the cut once the limit is reached.
    public mutating func report(_ diagnostic: Diagnostic) {
        if all.count < limit { all.append(diagnostic) } else { isCutOff = true }
    }

    /// Adds the findings of another collection as far as the limit allows, noting a cut in either.
    public mutating func merge(_ other: Diagnostics) {
        let rest = limit - all.count
        all.append(contentsOf: other.all.prefix(rest))
        isCutOff = isCutOff || other.isCutOff || other.all.count > rest
    }

    /// Returns the findings without the findings of some rules.
    package func without(_ rules: Rule...) -> Diagnostics {
        var rest = self
        rest.all.removeAll { rules.contains($0.rule) }
        return rest
    }

    /// Returns the findings by place, each once.
    public func sorted() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return all.filter { seen.insert($0).inserted }.sorted { left, right in
            switch (left.range, right.range) {
            case (nil, nil): (left.rule.id, left.message) < (right.rule.id, right.message)
            case (nil, _): true
            case (_, nil): false
            case (let leftRange?, let rightRange?):
                leftRange == rightRange
                    ? (left.rule.id, left.message) < (right.rule.id, right.message) : leftRange < rightRange
            }
        }
    }
}
