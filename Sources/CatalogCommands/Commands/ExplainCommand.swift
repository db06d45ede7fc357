import ArgumentParser
import CatalogChanges
import CatalogLoading
import CatalogModel
import CatalogReview

/// The command `catalog explain`: prints the meaning and severity of a rule, or a list of all rules.
struct ExplainCommand: ParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a rule with its reason, severity and suppression, or list all rules.",
        discussion: """
            The list includes the rules declared in the catalog.

            Example: catalog explain missing-summary
            """)

    @Argument(
        help: "The name of a rule, as printed after a finding.",
        completion: .custom { _, _, _ in CommandRules.available.map(\.id) })
    var rule: String?

    @OptionGroup var options: CatalogOptions

    func run() throws {
        let own = try ownRules()
        guard let rule else { return try Terminal.output.write(list(with: own)) }
        if let found = CommandRules.available.first(where: { $0.id == rule }) {
            return try Terminal.output.write(RuleExplanation(rule: found).text)
        }
        if let found = own.first(where: { $0.rule.id == rule }) {
            return try Terminal.output.write(found.text)
        }
        if let change = ChangeRules[rule] { return try Terminal.output.write(Self.text(about: change)) }
        let names = CommandRules.available.map(\.id) + own.map(\.rule.id) + ChangeRules.all.map(\.id)
        throw CommandError(.unknownRule(rule, meant: suggestion(for: rule, among: names)))
    }

    /// Returns the explanation of a rule of changes, as `diff` reports them.
    private static func text(about rule: ChangeRule) -> String {
        func side(_ name: String, text: String) -> String {
            text.isEmpty ? "\(name): nothing\n\n" : "\(name):\n\n    \(text)\n\n"
        }
        return "\(rule.id): \(rule.effect.rawValue)\(rule.isVisual ? ", visual" : ""), a rule of 'catalog diff'\n\n"
            + "\(rule.reason)\n\n" + side("Before", text: rule.example.old) + side("After", text: rule.example.new)
            + "For another version level, in catalog.yaml (none, patch, minor or major):\n\n"
            + "    changes: { levels: { \(rule.id): patch } }\n\n"
            + "For one change, by its fingerprint, with a reason:\n\n"
            + "    changes: { accepted: { 0123456789abcdef: Why it is harmless. } }\n"
    }

    /// Returns the rules of the catalog's own, as far as `catalog.yaml` can be read.
    private func ownRules() throws(CommandError) -> [RuleExplanation] {
        guard let configuration = try options.configuration()?.decoded.record else { return [] }
        let stated = configuration.ownRules.orEmpty()
        return OwnRules(configuration).rules.compactMap { rule in
            stated[rule.id].map { RuleExplanation(rule: rule, own: $0) }
        }
    }

    private func list(with own: [RuleExplanation]) -> String {
        var table = TextTable(Terminal.output.layout, header: ["Rule", "Severity", "Requirement"])
        for rule in CommandRules.available.map({ RuleExplanation(rule: $0) }) + own {
            table.append([rule.rule.id, rule.weight, rule.rule.summary])
        }
        return table.text
    }
}

/// The output of `catalog explain` for a rule: meaning, severity, example, and the way to accept findings.
struct RuleExplanation {
    let rule: Rule
    /// The declaration of a catalog's own rule.
    var own: OwnRule?

    /// Severity, in words.
    var weight: String {
        if let own { return (own.severity?.value ?? .warning).rawValue + ", a rule of the catalog" }
        if CatalogRules.beforePublishing.contains(rule) { return "error in check and build, else \(rule.severity)" }
        return rule.severity.rawValue + (rule.isOptIn ? ", on request" : "")
    }

    /// The examples of the rule, or the declaration of a catalog's own.
    private var example: String {
        own.map(Self.sentence) ?? rule.examples.map(Self.sentences).joined()
    }

    private static func sentences(_ example: RuleExample) -> String {
        func indented(_ text: String) -> String {
            text.split(separator: "\n").map { "    \($0)\n" }.joined() + "\n"
        }
        let others = example.others.sorted { $0.key < $1.key }.map { "With this in \($0):\n\n\(indented($1))" }
        return others.joined() + "Reported in \(example.file):\n\n\(indented(example.failing))"
            + "Not reported:\n\n\(indented(example.passing))"
    }

    /// Returns the line of `catalog.yaml` for another severity.
    private var setting: String {
        if own != nil { return "ownRules: { \(rule.id): { …, severity: off } }" }
        return "rules: { \(rule.id): \(rule.isOptIn ? rule.severity.rawValue : "off") }"
    }

    /// Returns the expressions of an own rule, each on a line, and the place of the declaration.
    private static func sentence(_ own: OwnRule) -> String {
        var lines: [String] = []
        if let each = own.each { lines.append("    each:    \(each.value)\n") }
        if let condition = own.where { lines.append("    where:   \(condition.value)\n") }
        if let expectation = own.expect { lines.append("    expect:  \(expectation.value)\n") }
        let location =
            own.each.map { "Declared at \($0.range.file.path):\($0.range.start.line)" } ?? "Declared in catalog.yaml"
        return "\(location):\n\n\(lines.joined())\n"
    }

    var text: String {
        let head =
            "\(rule.id): \(weight)\n\n\(rule.summary)\n\n" + (rule.reason.map { "Why: \($0)\n\n" } ?? "") + example
        if rule.severity == .error {
            return head + "The outputs of a catalog rely on this rule: fix its findings; they cannot be suppressed.\n"
        }
        return head + """
            For the whole catalog, in catalog.yaml (off, note, warning or error):

                \(setting)

            In one record, with a reason (an unneeded suppression is reported):

                allow: { \(rule.id): Why it is right here. }

            For all present findings, with a baseline:

                catalog check --baseline baseline.json --baseline-update

            """
    }
}
