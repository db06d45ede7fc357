import ArgumentParser
import CatalogLoading
import CatalogModel
import CatalogReview

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract:
            "Says what a rule asks for, how much its findings weigh and how to accept them; lists all without a rule.")

    @Argument(
        help: "The name of a rule, as it stands behind a finding.",
        completion: .custom { _, _, _ in CommandRules.known.map(\.id) })
    var rule: String?

    func run() throws {
        guard let rule else { return try Terminal.output.write(list) }
        guard let found = CommandRules.known.first(where: { $0.id == rule }) else {
            throw CommandFailure(.unknownRule(rule, meant: suggestion(for: rule, among: CommandRules.known.map(\.id))))
        }
        try Terminal.output.write(RuleExplanation(rule: found).text)
    }

    private var list: String {
        let layout = Terminal.output.layout
        var table = TextTable(layout, header: ["Rule", "Severity", "What it asks for"])
        for rule in CommandRules.known { table.append([rule.id, RuleExplanation(rule: rule).weight, rule.summary]) }
        return table.text
    }
}

/// Words about a rule.
struct RuleExplanation {
    let rule: Rule

    /// Severity, in words.
    var weight: String {
        if CatalogRules.beforePublishing.contains(rule) { return "error in check and build, else \(rule.severity)" }
        return rule.severity.rawValue + (rule.isOptIn ? ", on request" : "")
    }

    /// An entry with the rule's finding, and a correct entry; empty for a rule without an example.
    private var example: String {
        guard let example = RuleExample.all.first(where: { $0.rule.id == rule.id }) else { return "" }
        func indented(_ text: String) -> String {
            text.split(separator: "\n").map { "    \($0)\n" }.joined() + "\n"
        }
        return "With this in catalog.yaml\n\n\(indented(example.catalog))the rule tells of\n\n"
            + "\(indented(example.failing))and not of\n\n\(indented(example.passing))"
    }

    var text: String {
        let head = "\(rule.id): \(weight)\n\n\(rule.summary)\n\n" + example
        if rule.severity == .error {
            return head + "What comes out of a catalog relies on this rule: its findings can be mended, not accepted.\n"
        }
        return head + """
            For the whole catalog, in catalog.yaml (off, note, warning or error):

                rules: { \(rule.id): \(rule.isOptIn ? rule.severity.rawValue : "off") }

            In one record, with a reason; one that is not needed any longer is reported:

                allow: { \(rule.id): Why it is right here. }

            For all findings that there are by now, which are known from then on:

                catalog check --baseline known.json --baseline-update

            """
    }
}
