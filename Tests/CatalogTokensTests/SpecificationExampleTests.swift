import CatalogModel
import CatalogTestSupport
import CatalogTokens
import Foundation
import CatalogSyntax
import Testing

/// All examples of the three modules, each read as a file of its own.
///
/// The table of verdicts in `Tests/Golden/Tokens` is made from them; it is recorded only on request:
/// `CATALOG_RECORD_GOLDEN=1 swift test --filter SpecificationExampleTests`.
@Suite("Examples of the specification", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct SpecificationExampleTests {
    private static let folder = "data/tokens/spec-examples"

    private struct Example {
        let name: String
        let section: String
        let url: URL
    }

    private static func examples() throws -> [Example] {
        struct Entry: Decodable {
            let file: String
            let section: String
        }
        let index = try Data(contentsOf: SharedData.url("\(folder)/_index.json"))
        return try JSONDecoder().decode([Entry].self, from: index).map { entry in
            Example(
                name: String(entry.file.dropLast(".json".count)), section: entry.section,
                url: SharedData.url("\(folder)/\(entry.file)"))
        }
    }

    @Test func eachHasTheVerdictThatTheTextDemands() throws {
        let examples = try Self.examples()
        #expect(examples.count == 115)
        #expect(Set(SpecificationVerdict.all.keys).isSubset(of: examples.map(\.name)))
        for example in examples {
            let verdict = SpecificationVerdict.of(example.name)
            let findings = try Self.findings(example, as: verdict.reading)
            #expect(Set(findings.map(\.rule.id)) == verdict.findings, "\(example.name): \(findings.lines)")
            let isValid = !findings.contains { $0.severity == .error }
            if isValid != (verdict.demanded == .valid) || verdict.shown != verdict.demanded {
                #expect(!verdict.reason.isEmpty, "\(example.name) is not explained")
            }
        }
    }

    @Test func oursDiffersFromTheTextInTwoOnly() throws {
        let different = try Self.examples().filter { example in
            let verdict = SpecificationVerdict.of(example.name)
            let isValid = try !Self.findings(example, as: verdict.reading).contains { $0.severity == .error }
            return isValid != (verdict.demanded == .valid)
        }
        #expect(different.map(\.name) == ["resolver-syntax-109", "resolver-syntax-110"])
    }

    @Test func theTableIsCurrent() throws {
        let url = SharedData.repository.appendingPathComponent("Tests/Golden/Tokens/specification-examples.md")
        let table = try Self.table()
        if ProcessInfo.processInfo.environment["CATALOG_RECORD_GOLDEN"] != nil {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(table.utf8).write(to: url)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == table)
    }

    private static func table() throws -> String {
        let rows = try examples().map { example in
            let verdict = SpecificationVerdict.of(example.name)
            let findings = try findings(example, as: verdict.reading)
            let isValid = !findings.contains { $0.severity == .error }
            let rules = Set(findings.map(\.rule.id)).sorted().map { "`\($0)`" }.joined(separator: ", ")
            let ours = (isValid ? "valid" : "invalid") + (rules.isEmpty ? "" : ": " + rules)
            let cells = [
                example.name, example.section, verdict.reading.rawValue, verdict.shown.rawValue,
                verdict.demanded.rawValue, ours, verdict.reason,
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }
        let head = """
            # Examples of the Design Tokens specification, 2025.10

            What each example is shown as, what the rules of the text make of it when it is taken as a file, and what we say.

            | Example | Section | Read as | Shown as | By the text | Ours | Why they differ |
            | --- | --- | --- | --- | --- | --- | --- |
            """
        return ([head] + rows).joined(separator: "\n") + "\n"
    }

    // MARK: Reading examples

    private static func findings(
        _ example: Example, as reading: SpecificationVerdict.Reading
    ) throws -> [Diagnostic] {
        let text = try String(contentsOf: example.url, encoding: .utf8)
        switch reading {
        case .tokens: return try Loaded(example: example.url).diagnostics
        case .resolver: return try load(text).diagnostics
        case .reference: return try load(document(around: text, inOrder: text.contains("#/"))).diagnostics
        case .input:
            let request = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
            let choices = request.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            let document = try documents(ofInput: example.name)
            return try load(document, themes: ["t: " + choices.joined(separator: ", ")]).diagnostics
                .filter { $0.rule == TokenRules.themeInput }
        }
    }

    /// A reference to a set or into the order stands in the order, any other in a set.
    private static func document(around reference: String, inOrder: Bool) -> String {
        inOrder
            ? ##"{ "version": "2025.10", "sets": { "MySet": { "sources": [] } }, "resolutionOrder": [\##(reference), { "$ref": "#/sets/MySet" }] }"##
            : ##"{ "version": "2025.10", "sets": { "s": { "sources": [\##(reference)] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##
    }

    /// The document that the page shows before the input, its keys mended.
    private static func documents(ofInput name: String) throws -> String {
        let document =
            switch name {
            case let name where name.contains("inputs"): "resolver-inputs-088"
            case let name where name.contains("logic"): "resolver-resolution-logic-093"
            default: "resolver-syntax-099"
            }
        return try String(contentsOf: SharedData.url("\(folder)/\(document).json"), encoding: .utf8)
            .replacingOccurrences(of: "\"context\"", with: "\"contexts\"")
    }

    /// Every file that an example refers to is there and has the parts that it is asked for, but no tokens.
    private static func load(_ text: String, themes: [String] = []) throws -> System {
        let file = SourceFile(path: "a.json", text: text)
        return try System(
            file, root: RelaxedJSON.read(file), themes: themes, everyPermutation: themes.isEmpty
        ) { _ in Array(#"{ "sets": { "MySet": {} } }"#.utf8) }
    }
}
