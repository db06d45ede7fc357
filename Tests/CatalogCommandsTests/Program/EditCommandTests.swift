import CatalogTestSupport
import Foundation
import Testing

/// Commands that edit several files of people, with system calls that fail and processes that end.
@Suite("Commands that edit files")
struct EditCommandTests {
    private let program: CatalogProgram
    private static let line = "id: line\ntitle: Line\nsummary: Like a [divider](entry:divider).\n"

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write("components/line.yaml", Self.line)
        try program.write("components/rule.yaml", Self.line.replacing("id: line", with: "id: rule"))
    }

    private static let rename = ["rename", "entry", "divider", "separator"]

    /// Runs the program with one system call that fails, or that ends the process.
    private func run(_ arguments: [String], injecting injection: String) throws -> Judge.Verdict {
        let tracer = try #require(Judge.tracer.url)
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        return try Program.run(
            tracer.path,
            ["-f", "-qq", "-o", log.path, "-e", "trace=fsync,rename,unlink", "-e", "inject=\(injection)"]
                + [CatalogProgram.executable.path] + arguments,
            environment: ["PATH": "/usr/bin:/bin"], folder: program.folder.url)
    }

    private static let calls = ["fsync:error=ENOSPC", "rename:error=EIO", "unlink:error=EIO"]

    @Test(
        "After a failed system call, files are unchanged or an edit record remains, and a retry succeeds",
        .enabled(if: Judge.canInject, "\(Judge.tracer.reason), or processes may not be traced here"),
        arguments: calls)
    func failures(call: String) throws {
        var failed = 0
        for number in 1...60 {
            let test = try EditCommandTests()
            let before = try test.program.files(below: "")
            let verdict = try test.run(Self.rename, injecting: "\(call):when=\(number)")
            if verdict.status == 0 {
                #expect(try test.program.run("check").status == 0, "\(number)")
                // The call was not the last one only if its failure did no harm.
                if number > 25 { break }
                continue
            }
            failed += 1
            let after = try test.program.files(below: "")
            if after != before {
                // The record of the edit remains, and the command completes the edit.
                #expect(after.keys.contains(".catalog-edit"), "\(call) \(number): \(after.keys.sorted())")
            }
            let again = try test.program.run(Self.rename)
            #expect(again.status == 0, "\(call) \(number): \(again.errors)")
            try test.expectRenamed("\(call) \(number)")
        }
        #expect(failed > (call.hasPrefix("unlink") ? 0 : 2))
    }

    @Test(
        "Repeating a command that was killed at any system call completes its edit",
        .enabled(if: Judge.canInject, "\(Judge.tracer.reason), or processes may not be traced here"),
        arguments: ["fsync", "rename", "unlink"])
    func kills(call: String) throws {
        var killed = 0
        for number in 1...40 {
            let test = try EditCommandTests()
            let verdict = try test.run(Self.rename, injecting: "\(call):signal=SIGKILL:when=\(number)")
            if verdict.status == 0 { break }
            killed += 1
            let isPending = try test.program.files(below: "").keys.contains { $0.contains(".catalog-") }
            let again = try test.program.run(Self.rename)
            // A process that ends after its last change has renamed the entry, so that there is nothing to repeat.
            if isPending || again.status == 0 {
                #expect(again.status == 0, "\(call) \(number): \(again.errors)")
                #expect(again.output.hasPrefix("renamed 'divider' to 'separator'"), "\(call) \(number)")
            } else {
                #expect(again.errors.contains("[unknown-entry]"), "\(call) \(number)")
            }
            try test.expectRenamed("\(call) \(number)")
        }
        #expect(killed > 2)
    }

    private func expectRenamed(_ comment: String) throws {
        let files = try program.files(below: "").filter { $0.key.hasPrefix("c") || $0.key.hasPrefix(".") }
        #expect(
            files.keys.sorted() == [
                "catalog.yaml", "components/line.yaml", "components/rule.yaml", "components/separator.yaml",
            ], "\(comment)")
        for name in ["line", "rule"] {
            #expect(try program.read("components/\(name).yaml").contains("entry:separator"), "\(comment)")
        }
    }

    @Test("'check --fix' keeps the permissions of files", arguments: [0o600, 0o640, 0o755])
    func access(mode: Int) throws {
        let manager = FileManager.default
        try program.write("shared/switch.yaml", "id: switch\ntitle: Switch\nsumary: It switches.\n")
        try program.setPermissions("shared/switch.yaml", mode)
        try program.write("catalog.yaml", "format: 1\nname: Small\nentries: [components, shared]\n")
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output.hasPrefix("fixed 1 finding in 1 file\n"), "\(fixed.output)\(fixed.errors)")
        let attributes = try manager.attributesOfItem(
            atPath: program.folder.url.appendingPathComponent("shared/switch.yaml").path)
        #expect(attributes[.posixPermissions] as? Int == mode)
    }

    @Test(
        "'rename' leaves all files unchanged if the user cannot write to one of the folders",
        .enabled(if: OtherUser.isPossible, "\(OtherUser.reason)"))
    func readOnlyFolder() throws {
        // All folders but the one with an entry can be written.
        for path in ["", "components", "catalog.yaml", "components/line.yaml", "components/rule.yaml"] {
            try program.setPermissions(path, 0o777)
        }
        try program.write("closed/box.yaml", Self.line.replacing("id: line", with: "id: box"))
        try program.write("catalog.yaml", "format: 1\nname: Small\nentries: [components, closed]\n")
        try program.setPermissions("closed", 0o555)
        defer { try? program.setPermissions("closed", 0o755) }
        let before = try program.files(below: "")
        let refused = try program.runAsOtherUser("rename", "entry", "divider", "separator")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("unwritable-file"), "\(refused.errors)")
        #expect(try program.files(below: "") == before)
    }
}

extension Judge {
    /// A tracer that lets system calls fail.
    fileprivate static let tracer = Judge(name: "strace", command: ["strace"])

    /// Whether the tracer is there and may trace.
    fileprivate static let canInject = (try? tracer.run(["-qq", "-o", "/dev/null", "true"]).status) == 0
}
