import CatalogTestSupport
import Foundation
import Testing

/// How a catalog asks for an outside backend.
@Suite("Finding external backends", .timeLimit(.minutes(20)))
struct NamingTests {
    private let fixture: ExternalFixture
    private var program: CatalogProgram { fixture.program }

    init() throws {
        fixture = try ExternalFixture(ExternalFixture.good)
    }

    private func write(outputs: String, backends: String = "", rules: String = "") throws {
        try program.write(
            "catalog.yaml", "format: 1\nname: Small\noutputs: \(outputs)\n\(backends)\(rules)")
    }

    /// The lines of findings that a build prints.
    private func findings(_ program: CatalogProgram? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> [String]
    {
        let built = try (program ?? self.program).run("build")
        #expect((built.status == 1) == built.errors.contains("error: "), sourceLocation: sourceLocation)
        let lines = built.errors.split(separator: "\n").map(String.init)
        return lines.filter { $0.contains("error: ") || $0.contains("warning: ") || $0.contains("note: ") }
    }

    @Test("An output can have the name of an external backend")
    func nameOfOutput() throws {
        try write(outputs: "{ bad: {} }", backends: "backends: { bad: tools/bad.sh }\n")
        #expect(try findings() == [])
        #expect(try program.read("Output/bad/a.txt") == "good\n")
    }

    @Test("An external backend can be on PATH")
    func onPath() throws {
        try program.write("bin/catalog-backend-found", try program.read("tools/bad.sh"))
        try program.setPermissions("bin/catalog-backend-found", 0o755)
        try write(outputs: "{ found: {} }")
        let folder = program.folder.url.appendingPathComponent("bin").path
        let path = ["PATH": "\(folder):/usr/bin:/bin"]
        let built = try Program.run(
            CatalogProgram.executable.path, ["build"], environment: path, folder: program.folder.url)
        #expect(built.errors == "")
        #expect(try program.read("Output/found/a.txt") == "good\n")
        let listed = try Program.run(
            CatalogProgram.executable.path, ["backends"], environment: path, folder: program.folder.url)
        #expect(
            listed.output.hasSuffix("\nfound: Does something wrong.\n  program \(folder)/catalog-backend-found\n"))
        #expect(listed.status == 0)
    }

    @Test(
        "An empty program name is reported differently from a missing program",
        arguments: ["{ program: '' }", "{ program: ' ' }"])
    func emptyProgram(record: String) throws {
        try write(outputs: "{ bad: {} }", backends: "backends: { bad: \(record) }\n")
        #expect(
            try findings() == [
                "catalog.yaml:4:29: error: backend 'bad' cannot be started: 'program' is empty; name its file, or remove "
                    + "'program' to find 'catalog-backend-bad' on PATH [backend-start]"
            ])
    }

    @Test("'backends' lists external backends and reports those that do not answer")
    func list() throws {
        try program.write("tools/text.sh", "#!/bin/sh\necho Hello\n")
        try program.setPermissions("tools/text.sh", 0o755)
        try write(outputs: "{}", backends: "backends: { bad: tools/bad.sh, broken: tools/text.sh }\n")
        let listed = try program.run("backends", "--json")
        #expect(
            listed.errors.hasPrefix(
                "catalog.yaml:4:32: error: backend 'broken' did not answer with JSON: 'Hello' is not a JSON value; "
            ))
        #expect(listed.status == 1)
        let backends = try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [NSDictionary]
        #expect(
            backends?.compactMap { $0["name"] as? String }
                == ["html", "markdown", "site", "json-schema", "stub", "tokens", "agents", "bad"])
        #expect((backends?.last?["program"] as? String)?.hasSuffix("/tools/bad.sh") == true)
        #expect(backends?.first?["program"] == nil)
        try program.write("tools/text.sh", try program.read("tools/bad.sh"))
        #expect(try program.run("backends").status == 0)
    }

    @Test("Reserved and invalid backend names are reported")
    func names() throws {
        try write(outputs: "{ docs: { backend: markdown } }", backends: "backends: { markdown: a, My_Tool: b }\n")
        #expect(
            try findings() == [
                "catalog.yaml:4:13: error: 'markdown' is the name of a built-in backend; choose another name [backend-name]",
                "catalog.yaml:4:26: error: 'My_Tool' is not a valid backend name; use kebab case: lowercase letters "
                    + "and digits, joined by hyphens, for example 'my-tool' [backend-name]",
            ])
    }

    @Test("Programs that cannot be started are reported")
    func unstartable() throws {
        try program.write("tools/text.sh", "#!/bin/sh\n")
        try program.setPermissions("tools/text.sh", 0o644)
        try program.write("tools/gone.sh", "#!/no/such/program\n")
        try program.setPermissions("tools/gone.sh", 0o755)
        try program.write("tools/bare.sh", "echo\n")
        try program.setPermissions("tools/bare.sh", 0o755)
        try write(
            outputs: "{ a: {}, b: {}, c: {}, d: {}, e: {}, markdwon: {} }",
            backends: "backends: { a: tools/text.sh, b: tools/gone.sh, c: tools/bare.sh, d: tools/none, e: {} }\n")
        #expect(
            try findings() == [
                "catalog.yaml:3:12: error: backend 'a' cannot be started: permission denied; make the file executable: "
                    + "chmod +x tools/text.sh [backend-start]",
                "catalog.yaml:3:19: error: backend 'b' cannot be started: no such file or directory; does the program in "
                    + "its first line exist? [backend-start]",
                "catalog.yaml:3:26: error: backend 'c' cannot be started: exec format error; a script begins with a line "
                    + "such as #!/usr/bin/env python3 [backend-start]",
                "catalog.yaml:3:40: error: backend 'e' cannot be started: 'catalog-backend-e' is not on PATH; name its file "
                    + "under 'program' [backend-start]",
                "catalog.yaml:3:47: error: 'markdwon' is not a backend; did you mean 'markdown'? [unknown-backend]",
                "catalog.yaml:4:70: error: backend 'd' cannot be started: there is no program 'tools/none' [backend-start]",
            ])
    }

    @Test("A script with Windows line endings is reported")
    func carriageReturn() throws {
        try program.write("tools/bad.sh", "#!/bin/sh\r\necho\r\n")
        try write(outputs: "{ bad: {} }", backends: "backends: { bad: tools/bad.sh }\n")
        #expect(
            try findings() == [
                "catalog.yaml:3:12: error: backend 'bad' cannot be started: its first line ends with a carriage return; save "
                    + "the file with line feeds alone [backend-start]"
            ])
    }

    @Test("Invalid limits are reported")
    func limits() throws {
        try write(
            outputs: "{ bad: {} }",
            backends: "backends: { bad: { program: a, limits: { seconds: 0, bytes: many, files: 1.5 } } }\n")
        let said = ": error: 'seconds' is a whole number from 1 to 1000000000, not '0' [wrong-kind]"
        let checked = try program.run("check")
        #expect(checked.errors.contains("catalog.yaml:4:51\(said)\n"), "\(checked.errors)")
        #expect(checked.errors.contains("not 'many'") && checked.errors.contains("not '1.5'"))
    }

    private static let describing = #"""
        #!/bin/sh
        cat > request.json
        if grep -q '"kind": "describe"' request.json; then
            cat <<'END'
        { "protocol": 1, "name": "bad", "summary": "Finds.",
          "options": [{ "name": "color", "kind": "choice", "choices": ["white", "gray"], "default": "white",
                        "summary": "The color." },
                      { "name": "words", "kind": "textList", "summary": "Words." }],
          "rules": [{ "name": "dull", "severity": "warning", "summary": "It is not dull." }] }
        END
            exit
        fi
        echo '{ "protocol": 1, "files": [], "findings": [
          { "rule": "dull", "message": "this is dull", "fix": "write more", "at": "/catalog/components/0/summary" },
          { "rule": "dull", "message": "all is dull" , "fix": null, "at": null },
          { "rule": "dull", "message": "its color is dull", "at": "/options/color" }] }'

        """#

    @Test("Options of an external backend are validated and passed on")
    func options() throws {
        try program.write("tools/bad.sh", Self.describing)
        let backends = "backends: { bad: tools/bad.sh }\n"
        try write(outputs: "{ bad: { options: { colour: white, words: a } } }", backends: backends)
        #expect(
            try findings().contains(
                "catalog.yaml:3:30: error: 'colour' is not an option of backend 'bad'; did you mean 'color'? "
                    + "[unknown-option]"))
        try write(outputs: "{ bad: { options: { color: gray, words: a } } }", backends: backends)
        _ = try findings()
        let sent = try JSONSerialization.jsonObject(with: Data(try program.read("request.json").utf8))
        let request = try #require(sent as? NSDictionary)
        #expect(request["options"] as? NSDictionary == ["color": "gray", "words": ["a"]])
        #expect(request["changed"] is NSNull)
        let dump = try program.run("dump")
        #expect(
            request["catalog"] as? NSDictionary
                == (try JSONSerialization.jsonObject(with: Data(dump.output.utf8))) as? NSDictionary)
    }

    @Test("Findings of an external backend have locations and severities")
    func findingPlaces() throws {
        try program.write("tools/bad.sh", Self.describing)
        let backends = "backends: { bad: tools/bad.sh }\n"
        let first = "components/divider.yaml:3:10: warning: this is dull; write more [bad/dull]"
        let all = "catalog.yaml:3:12: warning: all is dull [bad/dull]"
        let color = "catalog.yaml:3:12: warning: its color is dull [bad/dull]"
        try write(outputs: "{ bad: {} }", backends: backends)
        #expect(try findings() == [all, color, first])
        try write(outputs: "{ bad: {} }", backends: backends, rules: "rules: { bad/dull: error }\n")
        #expect(try findings().last == first.replacingOccurrences(of: "warning", with: "error"))
        try write(outputs: "{ bad: {} }", backends: backends, rules: "rules: { bad/dull: off }\n")
        #expect(try findings() == [])
        try write(outputs: "{ bad: {} }", backends: backends, rules: "rules: { bad/dul: off }\n")
        #expect(
            try findings().contains(
                "catalog.yaml:5:10: error: backend 'bad' has no rule 'bad/dul'; did you mean 'bad/dull'? [unknown-rule]"
            ))
        #expect(try program.run("check").errors == "")
    }

    @Test("Suppressing a finding of an external backend in an entry is an error")
    func allow() throws {
        try program.write("components/divider.yaml", CatalogProgram.divider + "allow: { bad/dull: Because. }\n")
        let checked = try program.run("check")
        #expect(
            checked.errors.hasPrefix(
                "components/divider.yaml:4:10: error: 'bad/dull' is a rule of an outside backend, whose findings cannot be "
                    + "accepted in one place; set its severity under 'rules' in catalog.yaml [unknown-rule]\n"))
    }

    @Test("Unchanged outputs of an external backend are not rewritten")
    func unchanged() throws {
        #expect(try program.run("build", "--check").status == 2)
        #expect(try program.run("build").status == 0)
        #expect(try program.run("build", "--check").status == 0)
        let again = try program.run("build", "--timings")
        #expect(again.output.contains("mine: 0 written, 1 unchanged, 0 removed in Output/mine\n"))
        try fixture.write("exit 1")
        #expect(try program.run("build", "--only", "docs").status == 0)
    }
}
