import ExternalBackends
import CatalogModel

/// A catalog of texts that mean something in the languages that backends write.
enum AwkwardText {
    private static let words = AwkwardWords.all

    /// A type of more than 400 characters.
    private static let longType =
        "Dictionary<String, " + String(repeating: "Result<Array<Optional<Int>>, ", count: 14) + "Never"
        + String(repeating: ">", count: 15)

    static let texts: [AwkwardFact: [String]] = [
        .title: ["Title | <b>bold</b> & {{ more }} 👍"],
        .summary: ["Says a | b, {{ name }} and ]]> to all 👍."],
        .type: words.map { "Of<\($0)>" } + [longType],
        .default: words,
        .code: ["let a = \"\"\"\n    | <b> ``` {{ x }} */\n    \"\"\"", "```\nfenced\n```", "~~~\n`````\n~~~"],
        .string: words + ["two\nlines", "tab\there"],
    ]

    /// One entry that has them all.
    static let catalog: [String: String] = [
        "catalog.yaml": """
        format: 1
        name: Awkward
        version: 1.0.0
        stubTargets:
          notes: { template: notes.template, context: 1, extension: txt }
        """,
        "notes.template": ContractText.notes,
        "components/awkward.yaml": entry,
    ]

    private static var entry: String {
        var lines = ["id: awkward"]
        lines.append("title: \(quoted(texts[.title]?.first ?? ""))")
        lines.append("summary: \(quoted(texts[.summary]?.first ?? ""))")
        lines.append("strings:")
        for (index, text) in (texts[.string] ?? []).enumerated() {
            lines.append("  awkward.\(index): { text: \(quoted(text)) }")
        }
        lines.append("examples:")
        for code in texts[.code] ?? [] { lines.append("  - { language: swift, code: \(quoted(code)) }") }
        lines += ["implementations:", "  swiftui:", "    types:", "      Awkward:", "        kind: view"]
        lines.append("        properties:")
        for (index, text) in (texts[.type] ?? []).enumerated() {
            lines.append("          typed\(index): { type: \(quoted(text)) }")
        }
        for (index, text) in (texts[.default] ?? []).enumerated() {
            lines.append("          valued\(index): { type: Any, default: \(quoted(text)) }")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A string of JSON is one of YAML.
    private static func quoted(_ text: String) -> String { JSONValue.string(text).compact }
}
