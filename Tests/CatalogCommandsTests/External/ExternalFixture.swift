import CatalogTestSupport
import Foundation

/// A small catalog with an output of an outside backend beside one of the program's own.
struct ExternalFixture {
    let program: CatalogProgram

    /// - `script`: What the backend does when it is asked to render, in sh. The request is on its standard input.
    /// - `limits`: In `catalog.yaml`.
    init(_ script: String, limits: String = "{}", environment: String = "[]") throws {
        program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Small
            outputs:
              docs: { backend: markdown }
              mine: { backend: bad }
            backends:
              bad: { program: tools/bad.sh, limits: \(limits), environment: \(environment) }

            """)
        try program.write("components/divider.yaml", CatalogProgram.divider)
        try write(script)
    }

    /// Another backend under the same name.
    func write(_ script: String) throws {
        try program.write(
            "tools/bad.sh",
            """
            #!/bin/sh
            if head -c 60 | grep -q '"kind": "describe"'; then
                echo '{ "protocol": 1, "name": "bad", "summary": "Does something wrong." }'
                exit
            fi
            \(script)

            """)
        try program.setPermissions("tools/bad.sh", 0o755)
    }

    /// Answers as a backend should.
    static let good =
        #"cat > /dev/null; printf '%s' '{ "protocol": 1, "files": [{ "path": "a.txt", "text": "good\n" }] }'"#

    /// An answer with these files, in JSON.
    static func answer(_ files: String) -> String {
        "cat > /dev/null; cat <<'END'\n{ \"protocol\": 1, \"files\": [\(files)] }\nEND"
    }

    /// Builds, and expects one finding at the output and nothing else, not even to what was built before.
    func refusal() throws -> String {
        let script = try program.read("tools/bad.sh")
        try write(Self.good)
        guard try program.run("build").status == 0 else { return "the good backend fails" }
        let before = try program.files(below: "Output")
        try program.write("tools/bad.sh", script)
        try program.write("components/divider.yaml", CatalogProgram.divider + "category: Lines\n")
        let built = try program.run("build")
        guard built.status == 1, built.output == "" else { return "it is built" }
        guard try program.files(below: "Output") == before else { return "something is written" }
        let findings = built.errors.split(separator: "\n").filter { $0.contains("error: ") }
        return findings.map(String.init).joined(separator: "\n")
    }
}
