import CatalogTestSupport
import Foundation
import Testing

/// What an outside backend gets, and what is left of it.
@Suite("Containment of external backends", .timeLimit(.minutes(20)))
struct ContainmentTests {
    static let hasProcessFiles = FileManager.default.fileExists(atPath: "/proc/self/stat")
    static let python = "/usr/bin/python3"

    /// Notes the number of its group in the file 'group', and goes on.
    private static let notingGroup = "cut -d ' ' -f 5 /proc/self/stat > group.new; mv group.new group; "

    private func group(_ program: CatalogProgram, sourceLocation: SourceLocation = #_sourceLocation) throws -> pid_t {
        try #require(
            pid_t(try program.read("group").trimmingCharacters(in: .whitespacesAndNewlines)),
            sourceLocation: sourceLocation)
    }

    /// Whether a process of a group still runs.
    ///
    /// One that has ended and that nobody has asked for does not.
    private func lives(_ group: pid_t) throws -> Bool {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { name in
            guard Int(name) != nil, let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8) else {
                return false
            }
            // The name of the program stands in parentheses, then come the state, the parent and the group.
            let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 2 && fields[2] == "\(group)" && fields[0] != "Z" && fields[0] != "X"
        }
    }

    /// Whether a group is gone, or soon is: a process that is killed takes a moment to end.
    private func ends(_ group: pid_t) throws -> Bool {
        for _ in 0..<500 {
            if try !lives(group) { return true }
            usleep(10_000)
        }
        return false
    }

    @Test(
        "An external backend leaves no process running, however it ends",
        .enabled(if: hasProcessFiles, "there is no /proc here"),
        arguments: [
            ("sleep 1000 & (sleep 1000 & sleep 1000) & sleep 1000", 1),
            ("trap '' TERM INT HUP; while :; do sleep 1; done", 1),
            ("sleep 1000 & exit 1", 1), ("yes & yes", 1), ("exec setsid sleep 1000 || sleep 1000", 1),
            ("(sleep 1000; echo late) & " + ExternalFixture.good, 0),
            ("sleep 1000 > /dev/null 2>&1 < /dev/null & " + ExternalFixture.good, 0),
        ])
    func nothingIsLeft(script: String, status: Int32) throws {
        let fixture = try ExternalFixture(Self.notingGroup + script, limits: "{ seconds: 2, bytes: 1000000 }")
        let built = try fixture.program.run("build")
        #expect(built.status == status, "\(built.errors)")
        #expect(try ends(group(fixture.program)))
    }

    @Test(
        "Stopping a hanging backend also stops processes that left its process group",
        .enabled(
            if: hasProcessFiles && FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid"),
            "there is no /proc or no setsid here"))
    func leavers() throws {
        // Two generations, each in a session of its own, and the younger one halted.
        let inner = "echo $$ > inner.new; mv inner.new inner; kill -STOP $$; sleep 1000"
        let outer = "echo $$ > outer.new; mv outer.new outer; setsid sh -c '\(inner)' & sleep 1000"
        let fixture = try ExternalFixture(
            "setsid sh -c \"\(outer.replacing("$", with: "\\$"))\" & wait", limits: "{ seconds: 2 }")
        let built = try fixture.program.run("build")
        #expect(built.errors.contains("did not end within 2 seconds"), "\(built.errors)")
        for name in ["outer", "inner"] {
            let text = try fixture.program.read(name).trimmingCharacters(in: .whitespacesAndNewlines)
            // Each is at the head of a group of its own.
            #expect(try ends(#require(pid_t(text))), "\(name)")
        }
    }

    @Test(
        "Killing the program itself leaves no backend process running",
        .enabled(if: hasProcessFiles, "there is no /proc here"), arguments: [SIGKILL, SIGTERM, SIGINT])
    func programIsKilled(signal: Int32) throws {
        let fixture = try ExternalFixture(Self.notingGroup + "sleep 1000 & sleep 1000")
        let process = Process()
        process.executableURL = CatalogProgram.executable
        process.arguments = ["build"]
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.currentDirectoryURL = fixture.program.folder.url
        try process.run()
        while process.isRunning, !fixture.program.exists("group") { usleep(10_000) }
        let group = try group(fixture.program)
        #expect(try lives(group))
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(try ends(group))
        #expect(!fixture.program.exists("Output"))
    }

    @Test(
        "Output of 10 GB is cut off without growing memory",
        .enabled(if: FileManager.default.isExecutableFile(atPath: python), "there is no python3 here"))
    func tenGigabytes() throws {
        let fixture = try ExternalFixture("dd if=/dev/zero bs=1000000 count=10000 2> /dev/null")
        let measure = """
            import resource, subprocess, sys
            status = subprocess.run(sys.argv[1:]).returncode
            print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
            sys.exit(status)
            """
        let built = try Program.run(
            Self.python, ["-c", measure, CatalogProgram.executable.path, "build"],
            environment: ["PATH": "/usr/bin:/bin"],
            folder: fixture.program.folder.url)
        #expect(built.errors.contains("error: backend 'bad' wrote more than 67108864 bytes and was stopped; "))
        #expect(built.status == 1)
        let kilobytes = try #require(Int(built.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kilobytes < 400_000)
    }

    @Test("A long unread request does not block the build", arguments: ["", "exec < /dev/null; ", "sleep 1; "])
    func unreadRequest(script: String) throws {
        let answer = #"echo '{ "protocol": 1, "files": [{ "path": "a.txt", "text": "" }] }'"#
        let fixture = try ExternalFixture(script + answer)
        let long = String(repeating: "long ", count: 200_000)
        try fixture.program.write(
            "components/divider.yaml", "id: divider\ntitle: Divider\nsummary: \(long)line.\n")
        let built = try fixture.program.run("build")
        #expect(built.status == 0, "\(built.errors)")
        #expect(fixture.program.exists("Output/mine/a.txt"))
    }

    @Test("A backend gets a defined environment without secrets")
    func environment() throws {
        let script = #"""
            cat > /dev/null; text=$(env | grep -v -e ^_= -e ^OLDPWD= -e ^PWD= -e ^SHLVL= | sort | tr '\n' ';')
            printf '{ "protocol": 1, "files": [{ "path": "a.txt", "text": "%s" }] }' "$text"
            """#
        let fixture = try ExternalFixture(script, environment: "[API_HOST, MISSING]")
        var program = fixture.program
        program.environment = [
            "HOME": "/nowhere", "LANG": "C.UTF-8", "LC_TIME": "C", "TMPDIR": "/tmp", "API_HOST": "example.com",
            "API_KEY": "secret", "SECRET": "secret",
        ]
        #expect(try program.run("build").status == 0)
        #expect(
            try program.read("Output/mine/a.txt")
                == "API_HOST=example.com;HOME=/nowhere;LANG=C.UTF-8;LC_TIME=C;PATH=/usr/bin:/bin;TMPDIR=/tmp;")
    }

    @Test("A backend runs in the catalog's folder, without arguments and inherited open files")
    func surroundings() throws {
        let script = #"""
            cat > /dev/null; file=closed; [ -e /proc/$$/fd/9 ] && file=open
            printf '{ "protocol": 1, "files": [{ "path": "a.txt", "text": "%s" }] }' "$(ls | tr '\n' ' ')$# $file"
            """#
        let fixture = try ExternalFixture(script)
        try fixture.program.write("elsewhere/file", "")
        let built = try Program.run(
            "/bin/sh", ["-c", "exec 9< file; exec '\(CatalogProgram.executable.path)' build"],
            environment: ["PATH": "/usr/bin:/bin"],
            folder: fixture.program.folder.url.appendingPathComponent("elsewhere"))
        #expect(built.status == 0, "\(built.errors)")
        #expect(try fixture.program.read("Output/mine/a.txt") == "catalog.yaml components elsewhere tools 0 closed")
    }

    @Test("Standard error of a backend is printed with its name and without control characters")
    func standardError() throws {
        let fixture = try ExternalFixture(#"printf 'one\ntwo \033[31mred\n three' >&2; \#(ExternalFixture.good)"#)
        let built = try fixture.program.run("build")
        #expect(built.errors == "bad: one\nbad: two ␛[31mred\nbad:  three\n")
        #expect(built.status == 0)
    }

    @Test("Several backends run concurrently")
    func several() throws {
        let fixture = try ExternalFixture(
            "touch first; while [ ! -e second ]; do sleep 0.05; done; \(ExternalFixture.good)")
        let script = try fixture.program.read("tools/bad.sh")
        try fixture.program.write(
            "tools/other.sh",
            script.replacingOccurrences(of: "touch first", with: "touch second")
                .replacingOccurrences(of: "-e second", with: "-e first"))
        try fixture.program.setPermissions("tools/other.sh", 0o755)
        try fixture.program.write(
            "catalog.yaml",
            """
            format: 1
            name: Small
            outputs: { mine: { backend: bad }, other: {} }
            backends: { bad: tools/bad.sh, other: tools/other.sh }

            """)
        let built = try fixture.program.run("build")
        #expect(built.status == 0, "\(built.errors)")
        #expect(try fixture.program.read("Output/other/a.txt") == "good\n")
    }

    @Test(
        "Commands other than 'build' do not start a backend",
        arguments: [["check"], ["list"], ["show", "divider"], ["dump"]])
    func otherCommands(arguments: [String]) throws {
        let fixture = try ExternalFixture("touch started")
        try fixture.program.write("tools/bad.sh", "#!/bin/sh\ntouch started\n")
        let run = try fixture.program.run(arguments)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(!fixture.program.exists("started"))
        _ = try fixture.program.run("build")
        #expect(fixture.program.exists("started"))
    }
}
