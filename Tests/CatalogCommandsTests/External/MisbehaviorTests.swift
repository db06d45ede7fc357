import CatalogTestSupport
import Foundation
import Testing

/// A backend that does one thing wrong: one clear finding that names it, status 1, and no output.
@Suite("External backends that misbehave", .timeLimit(.minutes(20)))
struct MisbehaviorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let script: String
        var limits = "{}"
        /// What is said of it, after its name.
        let what: String
        let rule: String

        var testDescription: String { what }

        static func answer(_ files: String, what: String, rule: String = "backend-path", limits: String = "{}") -> Case
        {
            Case(script: ExternalFixture.answer(files), limits: limits, what: what, rule: rule)
        }
    }

    static let ends: [Case] = [
        Case(script: "exit 3", what: "ended with exit status 3", rule: "backend-failure"),
        Case(
            script: ExternalFixture.good + "; exit 3", what: "ended with exit status 3", rule: "backend-failure"),
        Case(script: "kill -SEGV $$", what: "was ended by SIGSEGV", rule: "backend-failure"),
        Case(script: "kill -KILL $$", what: "was ended by SIGKILL", rule: "backend-failure"),
        Case(
            script: "sleep 1000", limits: "{ seconds: 1 }",
            what: "did not end within 1 second and was stopped; raise 'seconds' under its 'limits' if it needs more",
            rule: "backend-limit"),
        Case(
            script: ExternalFixture.good + "; exec > /dev/null; sleep 1000", limits: "{ seconds: 1 }",
            what: "did not end within 1 second and was stopped; raise 'seconds' under its 'limits' if it needs more",
            rule: "backend-limit"),
        Case(
            script: "yes", limits: "{ bytes: 100000 }",
            what: "wrote more than 100000 bytes and was stopped; raise 'bytes' under its 'limits' if it needs more",
            rule: "backend-limit"),
        Case(
            script: "yes '' >&2", limits: "{ bytes: 1000 }",
            what:
                "wrote more than 1000 bytes to standard error and was stopped; raise 'bytes' under its 'limits' if it "
                + "needs more",
            rule: "backend-limit"),
        // It never pauses, so there is always something to read.
        Case(
            script: "yes '' >&2", limits: "{ seconds: 1, bytes: 1000000000 }",
            what: "did not end within 1 second and was stopped; raise 'seconds' under its 'limits' if it needs more",
            rule: "backend-limit"),
    ]

    static let answers: [Case] = [
        Case(script: "cat > /dev/null", what: "answered with no output", rule: "backend-answer"),
        Case(
            script: #"printf '{ "protocol": 1, "files": [{ "path": "a", "te'"#,
            what: "answered with an incomplete document: its JSON ends at line 1, column 46", rule: "backend-answer"),
        Case(
            script: #"printf '{ "protocol": 1, "files": [] '"#,
            what: "answered with an incomplete document: its JSON ends at line 1, column 29", rule: "backend-answer"),
        Case(
            script: "echo Hello",
            what:
                "did not answer with JSON: 'Hello' is not a JSON value; write text in double quotes (line 1, column 1)",
            rule: "backend-answer"),
        Case(
            script: "echo '[]'", what: "answered with a list; the answer must be an object", rule: "backend-answer"),
        Case(
            script: #"echo '{ "protocol": 1, "files": null }'"#, what: "answered without 'files'",
            rule: "backend-answer"),
        Case(
            script: #"echo '{ "protocol": 1, "files": [], "findings": [], "files": [] }'"#,
            what: "did not answer with JSON: duplicate key 'files'; remove or rename one (line 1, column 47)",
            rule: "backend-answer"),
        Case(
            script: #"printf '{ "protocol": 1, "files": [{ "path": "a", "text": "\377" }] }'"#,
            what:
                "did not answer with JSON: the file is not UTF-8: its byte FF is not; save it as UTF-8 (line 1, column 52)",
            rule: "backend-answer"),
        Case(
            script: #"echo '{ "protocol": 2, "files": [] }'"#,
            what: "answered in version 2 of the protocol; this program speaks version 1", rule: "backend-answer"),
        Case(
            script: #"echo '{ "files": [] }'"#, what: "answered without 'protocol'", rule: "backend-answer"),
        Case(script: #"echo '{ "protocol": 1 }'"#, what: "answered without 'files'", rule: "backend-answer"),
        Case(
            script: #"echo '{ "protocol": 1, "flies": [], "files": [] }'"#,
            what: "answered with 'flies', which is unknown in the protocol; did you mean 'files'?",
            rule: "backend-answer"),
        Case(
            script: #"echo '{ "protocol": 1, "files": {} }'"#,
            what: "answered with an object as 'files', which must be a list",
            rule: "backend-answer"),
        .answer(
            #"{ "path": "a" }"#, what: "answered with the file 'a' without 'text' or 'base64'", rule: "backend-answer"),
        .answer(
            #"{ "path": "a", "base64": "QQ" }"#,
            what: "answered with the file 'a' whose 'base64' is not Base64 with padding and without line breaks",
            rule: "backend-answer"),
        Case(
            script: #"echo '{ "protocol": 1, "files": [], "findings": [{ "rule": "no-such", "message": "m" }] }'"#,
            what: "reported a finding of the rule 'no-such', which it does not describe; list it under 'rules' in the "
                + "answer to 'describe'",
            rule: "backend-answer"),
    ]

    static let paths: [Case] = [
        .answer(
            #"{ "path": "/tmp/a", "text": "" }"#,
            what: "answered with the path '/tmp/a', which is absolute; paths begin in the output's folder"),
        .answer(
            #"{ "path": "../docs/index.md", "text": "" }"#,
            what: "answered with the path '../docs/index.md', which leads out of the output's folder"),
        .answer(
            #"{ "path": "a/../../../b", "text": "" }"#,
            what: "answered with the path 'a/../../../b', which leads out of the output's folder"),
        .answer(
            #"{ "path": "con.txt", "text": "" }"#,
            what: "answered with the path 'con.txt', which cannot be the path of a file on every system"),
        .answer(
            #"{ "path": "a\u0000b", "text": "" }"#,
            what: "answered with the path 'a␀b', which has the control or invisible character U+0000"),
        .answer(
            #"{ "path": ".catalog-manifest", "text": "" }"#,
            what:
                "answered with the path '.catalog-manifest', which has a name that begins with '.catalog-', which is "
                + "reserved"),
        .answer(
            #"{ "path": "a", "text": "1" }, { "path": "a", "text": "1" }"#, what: "answered with 'a' twice"),
        .answer(
            #"{ "path": "a/B", "text": "1" }, { "path": "A/b", "text": "1" }"#,
            what: "answered with 'a/B' and 'A/b', which are the same file on case-insensitive file systems"),
        .answer(
            #"{ "path": "a", "text": "" }, { "path": "b", "text": "" }, { "path": "c", "text": "" }"#,
            what: "answered with 3 files, and its limit is 2; raise 'files' under its 'limits' if it needs more",
            rule: "backend-limit", limits: "{ files: 2 }"),
    ]

    @Test("A misbehaving backend is reported by name, and no file is written", arguments: ends + answers + paths)
    func isRefused(_ misbehavior: Case) throws {
        let fixture = try ExternalFixture(misbehavior.script, limits: misbehavior.limits)
        #expect(
            try fixture.refusal()
                == "catalog.yaml:5:20: error: backend 'bad' \(misbehavior.what) [\(misbehavior.rule)]")
    }

    @Test("A backend cannot write through a link that leads out of its folder")
    func link() throws {
        let fixture = try ExternalFixture(ExternalFixture.answer(#"{ "path": "sub/a", "text": "1" }"#))
        let folder = fixture.program.folder.url
        try fixture.program.write("Output/mine/keep", "")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("elsewhere"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("Output/mine/sub").path, withDestinationPath: "../../elsewhere")
        let built = try fixture.program.run("build")
        #expect(
            built.errors.hasPrefix(
                "catalog.yaml:5:3: error: 'Output/mine/sub/a' of output 'mine' cannot be written: 'Output/mine/sub' is a "
                    + "symbolic link, not a folder; move it to another folder [blocked-path]\n"), "\(built.errors)")
        #expect(built.status == 1)
        #expect(try fixture.program.files(below: "elsewhere") == [:])
        #expect(!fixture.program.exists("Output/docs"))
    }

    @Test("A backend that does not answer 'describe' is stopped")
    func describe() throws {
        let fixture = try ExternalFixture("", limits: "{ seconds: 1 }")
        try fixture.program.write("tools/bad.sh", "#!/bin/sh\nsleep 1000\n")
        try fixture.program.setPermissions("tools/bad.sh", 0o755)
        let built = try fixture.program.run("build")
        #expect(built.errors.contains("5:20: error: backend 'bad' did not end within 1 second and was stopped; "))
        #expect(built.status == 1)
        #expect(!fixture.program.exists("Output"))
    }
}
