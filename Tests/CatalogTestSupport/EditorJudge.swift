package import CatalogModel

/// What editors say of files: the verdicts of two validators that are not ours, on YAML as language servers read it.
package enum EditorJudge {
    package struct Case {
        /// The name of the schema.
        let schema: String
        let yaml: String

        package init(_ schema: String, _ yaml: String) {
            self.schema = schema
            self.yaml = yaml
        }
    }

    package static let valid = "valid valid"
    package static let invalid = "invalid invalid"

    /// One verdict for each case: that of `jsonschema` and that of `jsonschema-rs`.
    ///
    /// Throws when the judge cannot work.
    ///
    /// - `expected`: The verdicts that are nothing to find fault with.
    package static func verdicts(
        _ schemas: [String: JSONValue], _ cases: [Case], expected: [String]
    ) throws -> [String] {
        var named = JSONObject()
        for (name, schema) in schemas.sorted(by: { $0.key < $1.key }) { named.append(name, value: schema) }
        let batch: JSONValue = [
            "schemas": .object(named),
            "cases": .array(cases.map { ["schema": .string($0.schema), "yaml": .string($0.yaml)] }),
        ]
        let folder = try TemporaryFolder()
        let input = try folder.write("batch.json", batch.compact)
        let script = Judge.scripts.appendingPathComponent("judge_agreement.py")
        let verdict = try Judge.python.verdict([script.path, input.path], reads: [input]) {
            $0.status == 0 && $0.output.split(separator: "\n") == expected.map { $0[...] }
        }
        let lines = verdict.output.split(separator: "\n").map(String.init)
        guard verdict.status == 0, lines.count == cases.count else { throw Failure(errors: verdict.errors) }
        return lines
    }

    package struct Failure: Error {
        let errors: String
    }
}
