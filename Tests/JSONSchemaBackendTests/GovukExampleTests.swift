import CatalogModel
import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

@testable import JSONSchemaBackend

/// Data that other people wrote for their components is what the schemas made from their documentation accept, except
/// where the two contradict each other.
@Suite(
    "The examples of GOV.UK Frontend", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
    .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct GovukExampleTests {
    @Test("Examples of GOV.UK Frontend are valid unless they contradict its documentation")
    func examples() async throws {
        let examples = try GovukExamples.all()
        #expect(examples.count == 682)
        let schemas = try JudgedSchemas(try #require(try await TrialCatalog.govuk.load().registry))
        let result = try Self.judge(examples, schemas)
        #expect(result.status == 0)
        #expect(result.lines.filter { $0.hasPrefix("disagreement") } == [])
        #expect(result.lines.last == "617 valid, 65 invalid")
        try Recorded("govuk-contradictions.md").expect(Self.page(result.lines.dropLast()))
    }

    @Test("Examples of one macro of GOV.UK Frontend are not valid for another macro")
    func others() async throws {
        let examples = try GovukExamples.all().filter { $0.component == "button" }.map { example in
            GovukExamples.Example(
                component: "panel", name: example.name,
                instance: ["component": "panel", "properties": example.instance["properties"] ?? [:]])
        }
        let schemas = try JudgedSchemas(try #require(try await TrialCatalog.govuk.load().registry))
        #expect(try Self.judge(examples, schemas).lines.last == "0 valid, \(examples.count) invalid")
    }

    private static func judge(
        _ examples: [GovukExamples.Example], _ schemas: JudgedSchemas, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (lines: [String], status: Int32) {
        let records = examples.map { example -> JSONValue in
            ["name": .string("\(example.component)\t\(example.name)"), "instance": example.instance]
        }
        let folder = try TemporaryFolder()
        let instances = try folder.write("instances.json", JSONValue.array(records).compact)
        let script = SharedData.repository.appendingPathComponent("Tests/Judges/judge_instances.py")
        let verdict = try Judge.python.verdict(
            [script.path, schemas.url.path, instances.path], reads: [schemas.url, instances])
        #expect(verdict.errors == "", sourceLocation: sourceLocation)
        return (verdict.output.split(separator: "\n").map(String.init), verdict.status)
    }

    /// The contradictions as a page: what each example is, where it is wrong, what is documented and what is there.
    private static func page(_ lines: some Sequence<String>) -> String {
        let head = """
            # Where GOV.UK Frontend's examples contradict its documentation

            Each row is an example that is no instance by the schema made from the parameters of its macro: what these say
            about the place, in words, types or flags, and what the example has there. Nothing in the documentation of a
            parameter speaks for the value that stands here; what its prose allows beside its flags (a number printed as
            text, one of two parameters, `null` to hide something, keys made from names) the schemas accept.

            | Macro | Example | Place | Documented | Given |
            | --- | --- | --- | --- | --- |

            """
        return head
            + lines.map { line in
                let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
                return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
            }.joined()
    }
}
