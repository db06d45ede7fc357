import ExternalBackends
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// `catalog backends test` finds what it is there for.
@Suite("Testing external backends", .timeLimit(.minutes(20)))
struct TrialTests {
    private static let folder = SharedData.repository.appendingPathComponent("Plugins/Conformance")

    /// Set CATALOG_RECORD to rewrite them.
    @Test("The recorded requests equal requests generated from the format")
    func recorded() throws {
        let requests = ConformanceRequests.recorded
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
            for request in requests {
                try Data(request.json.prettyPrintedBytes).write(
                    to: Self.folder.appendingPathComponent("\(request.name).json"))
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".json")
        }
        #expect(Set(files) == Set(requests.map { "\($0.name).json" }))
        for request in requests {
            let file = Self.folder.appendingPathComponent("\(request.name).json")
            #expect(try Data(contentsOf: file) == Data(request.json.prettyPrintedBytes), "\(request.name)")
        }
    }

    /// A program beside `mine.sh`, a backend that takes requests of the kind `render` in this way.
    private func program(besideBackend script: String, describe: String = Self.describe) throws -> CatalogProgram {
        let program = try CatalogProgram()
        try program.write(
            "mine.sh",
            """
            #!/bin/sh
            request=$(cat)
            case $request in
            *'"protocol": 1'*'"kind": "describe"'*) \(describe) ;;
            *'"protocol": 1'*'"kind": "render"'* | *'"protocol":1'*'"kind":"render"'*) \(script) ;;
            *) echo '{ "protocol": 1 }' ;;
            esac

            """)
        try program.setPermissions("mine.sh", 0o755)
        return program
    }

    /// What the trial says of a script that takes requests of the kind `render` in this way.
    private func faults(
        _ script: String, describe: String = Self.describe, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let program = try program(besideBackend: script, describe: describe)
        let tried = try program.run("backends", "test", "mine.sh", "--seconds", "5")
        #expect(tried.errors == "", sourceLocation: sourceLocation)
        let lines = tried.output.split(separator: "\n").map(String.init)
        #expect(tried.status == (lines.contains { $0.hasPrefix("FAIL") } ? 1 : 0), sourceLocation: sourceLocation)
        return lines.filter { !$0.hasPrefix("ok    ") }
    }

    private static let describe = #"echo '{ "protocol": 1, "name": "mine", "summary": "Does it." }'"#
    private static let render = #"echo '{ "protocol": 1, "files": [] }'"#

    @Test("The working folder of a test is removed with all files that a backend created in it")
    func scratchFolder() throws {
        let litter = "mkdir -p deep/er && touch deep/er/file .hidden && ln -s ../kept link && touch ../made"
        var program = try program(besideBackend: "case $PWD in */catalog-*) \(litter) ;; esac; \(Self.render)")
        program.environment["TMPDIR"] = program.folder.url.path + "/scratch"
        try program.write("scratch/kept/file", "")
        _ = try program.run("backends", "test", "mine.sh")
        let scratch = program.folder.url.appendingPathComponent("scratch")
        let left = try FileManager.default.subpathsOfDirectory(atPath: scratch.path).sorted()
        #expect(left == ["kept", "kept/file", "made"])
    }

    @Test("The backend that the faulty ones derive from passes the test")
    func sound() throws {
        #expect(try faults(Self.render) == [])
    }

    @Test("A backend that fails 'describe' gets no other request")
    func silent() throws {
        #expect(
            try faults(Self.render, describe: "exit 2")
                == ["FAIL  describes itself", "       backend 'mine.sh' ended with exit status 2"])
    }

    @Test("An invalid description fails the test")
    func description() throws {
        func faults(name: String, summary: String) throws -> [String] {
            try self.faults(
                Self.render,
                describe: #"echo '{ "protocol": 1, "name": "\#(name)", "summary": "\#(summary)" }'"#)
        }
        #expect(
            try faults(name: "Mine", summary: "Does it.") == [
                "FAIL  describes itself",
                "       backend 'mine.sh' answered with the name 'Mine', which is not in kebab case",
            ])
        #expect(
            try faults(name: "mine", summary: "does it")
                == ["FAIL  describes itself", "       the summary is not a sentence"])
    }

    @Test("An answer that depends on the working folder or the language fails the test")
    func location() throws {
        let script = #"printf '{ "protocol": 1, "files": [{ "path": "a", "text": "%s" }] }' "$PWD $LANG""#
        #expect(
            try faults(script) == [
                "FAIL  returns the same answer in another folder and another language",
                "       'a' has different contents",
            ])
    }

    @Test("An answer that depends on time fails the test")
    func time() throws {
        let script =
            #"n=$(cat n 2> /dev/null || echo 0); echo $((n + 1)) > n; "#
            + #"printf '{ "protocol": 1, "files": [{ "path": "a", "text": "%s" }] }' "$n""#
        #expect(
            try faults(script).prefix(2) == [
                "FAIL  returns the same answer twice", "       'a' has different contents",
            ])
    }

    @Test("A backend that fails on an empty catalog fails the test")
    func empty() throws {
        let script = #"case $request in *'"components": []'*) exit 1 ;; *) \#(Self.render) ;; esac"#
        #expect(
            try faults(script) == [
                "FAIL  renders a catalog without entries", "       backend 'mine.sh' ended with exit status 1",
            ])
    }

    @Test("A backend that fails on unknown members fails the test")
    func future() throws {
        let script = #"case $request in *futureMember*) exit 1 ;; *) \#(Self.render) ;; esac"#
        #expect(
            try faults(script) == [
                "FAIL  ignores unknown members",
                "       backend 'mine.sh' ended with exit status 1",
            ])
    }

    @Test("Findings with an unlisted rule fail the test")
    func findings() throws {
        let script =
            #"echo '{ "protocol": 1, "files": [], "findings": [{ "rule": "x", "message": "m" }] }'"#
        #expect(
            try faults(script).prefix(2) == [
                "FAIL  renders a catalog without entries",
                "       a finding has the rule 'x', which the answer to 'describe' does not list",
            ])
    }

    @Test("Testing a missing program is an error")
    func missing() throws {
        let program = try CatalogProgram()
        let tried = try program.run("backends", "test", "none.sh")
        #expect(
            tried.errors
                == "error: backend 'none.sh' cannot be started: there is no program 'none.sh' [backend-start]\n1 error\n"
        )
        #expect(tried.status == 1)
    }
}
