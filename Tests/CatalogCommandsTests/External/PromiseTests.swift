import CatalogTestSupport
import Foundation
import Testing

/// Promises of the page of the protocol that only a build shows.
@Suite("Promises of the protocol page", .timeLimit(.minutes(20)))
struct PromiseTests {
    /// A program that describes an option of each kind, and answers in a given way.
    private func program(
        options: String, answer: String, severity: String = "error"
    ) throws -> CatalogProgram {
        let program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Small
            outputs: { mine: { options: \(options) } }
            backends: { mine: mine.sh }

            """)
        try program.write("components/divider.yaml", CatalogProgram.divider)
        try program.write(
            "mine.sh",
            #"""
            #!/bin/sh
            cat > request
            if grep -q '"kind": "describe"' request; then
                cat <<'END'
            { "protocol": 1, "name": "mine", "summary": "Makes a file.", "options": [
                { "name": "text", "kind": "text", "summary": "T." }, { "name": "flag", "kind": "flag", "summary": "F." },
                { "name": "choice", "kind": "choice", "choices": ["a", "b"], "summary": "C." },
                { "name": "list", "kind": "textList", "summary": "L." },
                { "name": "choices", "kind": "choiceList", "choices": ["a", "b"], "summary": "C." },
                { "name": "unset", "kind": "text", "summary": "U." },
                { "name": "preset", "kind": "text", "default": "p", "summary": "P." }],
              "rules": [{ "name": "bad", "severity": "\#(severity)", "summary": "It is good." }] }
            END
                exit
            fi
            cat <<'END'
            \#(answer)
            END

            """#)
        try program.setPermissions("mine.sh", 0o755)
        return program
    }

    private static let good = #"{ "protocol": 1, "files": [{ "path": "a.txt", "text": "" }] }"#

    @Test(
        "Options arrive as values of their kind, and options without value or default are omitted",
        arguments: [
            (
                "{ text: 1.50, flag: true, choice: b, list: one, choices: [a, b] }",
                #"{ "text": "1.50", "flag": true, "choice": "b", "list": ["one"], "choices": ["a", "b"], "preset": "p" }"#
            ),
            (
                "{ text: false, flag: false, list: [1, x], choices: a, preset: q }",
                #"{ "text": "false", "flag": false, "list": ["1", "x"], "choices": ["a"], "preset": "q" }"#
            ),
        ])
    func options(stated: String, sent: String) throws {
        let program = try program(options: stated, answer: Self.good)
        let built = try program.run("build")
        #expect(built.status == 0, "\(built.errors)")
        let request = try JSONSerialization.jsonObject(with: Data(try program.read("request").utf8)) as? NSDictionary
        let expected = try JSONSerialization.jsonObject(with: Data(sent.utf8)) as? NSDictionary
        #expect(request?["options"] as? NSDictionary == expected)
    }

    @Test(
        "A finding with severity error stops the build, and a note does not", arguments: ["error", "note"])
    func severity(severity: String) throws {
        let answer =
            #"{ "protocol": 1, "files": [{ "path": "a.txt", "text": "" }], "findings": [{ "rule": "bad", "message": "m" }] }"#
        let program = try program(options: "{}", answer: answer, severity: severity)
        let built = try program.run("build", "--verbose")
        #expect(built.errors.contains("\(severity): m [mine/bad]"), "\(built.errors)")
        #expect(built.status == (severity == "error" ? 1 : 0))
        #expect(program.exists("Output/mine/a.txt") == (severity != "error"))
    }

    @Test("An answer without a required member is reported by the missing member")
    func refusal() throws {
        let built = try program(options: "{}", answer: #"{ "protocol": 1 }"#).run("build")
        #expect(
            built.errors.contains("error: backend 'mine' answered without 'files' [backend-answer]"), "\(built.errors)")
        #expect(built.status == 1)
    }
}
