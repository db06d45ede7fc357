import CatalogModel
import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

@testable import JSONSchemaBackend

/// What programs of other people make of our schemas, in both drafts.
///
/// The programs are slow, so pages are generated for a few components; models are generated from the whole bundle.
@Suite(
    "Schemas in other tools", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
    .enabled(if: Judge.hasSchemaTools, "datamodel-code-generator and json-schema-for-humans are not installed"))
struct SchemaToolTests {
    @Test("Generated models have our documentation and reject invalid instances")
    func models() async throws {
        let schemas = try JudgedSchemas(try await JudgedRegistries.own())
        let (result, texts) = try Self.run("judge_models.py", schemas, ["checkbox", "input-amount", "form-label"])
        #expect(result.faults == [])
        #expect(result.counts["packages"] == 8)
        for kind in [
            "instance", "choice", "descriptions", "unknown component", "unknown implementation", "extra key",
            "missing required", "wrong type", "bad slot",
        ] {
            #expect(result.counts[kind, default: 0] > 40, "\(kind)")
        }
        for draft in JudgedSchemas.drafts {
            let code = try #require(texts[draft])
            #expect(code.contains("    center = 'center'\n    \"\"\"\n    The middle of the label.\n    \"\"\"\n"))
            #expect(code.contains("    top = 'top'\n    \"\"\"\n    The top edge of the label.\n    \"\"\"\n"))
            #expect(code.contains("    The currency, as its ISO 4217 code.\n"))
        }
    }

    @Test(
        "Models can be generated for other design systems", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func otherModels() async throws {
        let schemas = try JudgedSchemas(try #require(try await TrialCatalog.glide.load().registry))
        let (result, _) = try Self.run("judge_models.py", schemas, [])
        #expect(result.faults == [])
        #expect(result.counts["unknown component", default: 0] > 70)
    }

    @Test("Generated pages show our documentation")
    func pages() async throws {
        let ids = ["checkbox", "input-amount", "form-label", "progress-indicator"]
        let schemas = try JudgedSchemas(try await JudgedRegistries.own())
        let (result, texts) = try Self.run("judge_manuals.py", schemas, ids)
        #expect(result.faults == [])
        #expect(result.counts["pages"] == ids.count * JudgedSchemas.drafts.count)
        for kind in ["title", "description", "constant", "default", "minimum", "maximum"] {
            #expect(result.counts[kind, default: 0] > 0, "\(kind)")
        }
        for draft in JudgedSchemas.drafts {
            let page = try #require(texts[draft])
            #expect(page.contains("The middle of the label."))
            #expect(page.contains("Specific value: <code>\"center\"</code>"))
        }
    }

    @Test("Schemas state deprecations with their reason, and the unit of a limit")
    func deprecation() async throws {
        let snippet = try await SchemaSnippet([
            "box": """
            implementations:
              web:
                types:
                  x-box:
                    kind: element
                    properties:
                      tint: { type: string, description: Color of the box., deprecated: { message: Set a style instead. } }
                      width: { type: number, description: Width in points., limits: { minimum: 44 pt } }
            """
        ])
        let schemas = try JudgedSchemas(snippet.registry)
        for judge in ["judge_models.py", "judge_manuals.py"] {
            let (result, texts) = try Self.run(judge, schemas, ["box"])
            #expect(result.faults == [])
            #expect(result.counts["deprecated", default: 0] >= JudgedSchemas.drafts.count)
            for draft in JudgedSchemas.drafts {
                let text = try #require(texts[draft])
                for words in ["Width in points.", "44 pt", "Set a style instead."] {
                    #expect(text.contains(words), "\(judge): \(words)")
                }
            }
        }
    }

    /// The verdict of a judge, and what its tool has written for each draft.
    private static func run(
        _ judge: String, _ schemas: JudgedSchemas, _ arguments: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (result: JudgedSchemas.Verdict, texts: [String: String]) {
        let script = Judge.scripts.appendingPathComponent(judge)
        let question = Question(to: [.python], [script.path] + arguments, reads: [schemas.url])
        let made = try VerdictStore.current.verdict(on: question) {
            $0.status == 0 && $0.errors.isEmpty
        } ask: {
            let folder = try TemporaryFolder()
            let verdict = try Judge.python.run([script.path, schemas.url.path, folder.url.path] + arguments)
            return try Made(said: verdict.output, folder).verdict(verdict)
        }
        #expect(made.errors == "", sourceLocation: sourceLocation)
        let all = try JSONDecoder().decode(Made.self, from: Data(made.output.utf8))
        let said = Judge.Verdict(status: made.status, output: all.said, errors: made.errors)
        return (JudgedSchemas.Verdict(said, lines: 1, name: schemas.url.lastPathComponent), all.texts)
    }

    /// What a judge has said and written.
    private struct Made: Codable {
        let said: String
        let texts: [String: String]

        init(said: String, _ folder: TemporaryFolder) throws {
            self.said = said
            texts = try Dictionary(
                uniqueKeysWithValues: JudgedSchemas.drafts.map { ($0, try SchemaToolTests.text(of: folder, $0)) })
        }

        func verdict(_ verdict: Judge.Verdict) throws -> Judge.Verdict {
            Judge.Verdict(
                status: verdict.status, output: String(decoding: try JSONEncoder().encode(self), as: UTF8.self),
                errors: verdict.errors)
        }
    }

    /// Everything that a tool has written for a draft.
    private static func text(of folder: TemporaryFolder, _ draft: String) throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        return try files.filter { $0.hasPrefix("\(draft)/") && [".py", ".html"].contains(where: $0.hasSuffix) }
            .map { try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8) }.joined()
    }
}

extension Judge {
    /// Whether the judges' Python has the tools that make something of schemas.
    static let hasSchemaTools: Bool = {
        let program = "import datamodel_code_generator, json_schema_for_humans, pydantic"
        return (try? python.run(["-c", program]).status) == 0
    }()
}
