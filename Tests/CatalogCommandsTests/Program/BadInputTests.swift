import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// Any bad content of a catalog's folder: a clear message, status 1, no output; never a crash or a hang.
@Suite("Bad input", .timeLimit(.minutes(20)))
struct BadInputTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
    }

    /// Builds, and expects the messages that begin the lines of findings; nothing else.
    private func expectRefusal(_ expected: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let built = try program.run("build")
        #expect(built.status == 1, sourceLocation: sourceLocation)
        #expect(built.output == "", sourceLocation: sourceLocation)
        let findings = built.errors.split(separator: "\n").map(String.init).filter { $0.contains("error: ") }
        #expect(findings == expected, sourceLocation: sourceLocation)
        #expect(!program.exists("Output"), sourceLocation: sourceLocation)
    }

    private func write(_ path: String, _ bytes: [UInt8]) throws {
        try program.write(path, "")
        try Data(bytes).write(to: program.folder.url.appendingPathComponent(path))
    }

    @Test("An empty entry is reported")
    func emptyEntry() throws {
        try program.write("components/empty.yaml", "")
        try expectRefusal([
            "components/empty.yaml:1:1: error: the file is empty [empty-file]"
        ])
    }

    @Test("An empty catalog.yaml is reported")
    func emptyConfiguration() throws {
        try program.write("catalog.yaml", "")
        try expectRefusal([
            "catalog.yaml:1:1: error: the file is empty [empty-file]"
        ])
    }

    @Test("A missing folder of entries is reported")
    func missingFolder() throws {
        try program.write("catalog.yaml", "format: 1\nname: Small\nentries: elsewhere\n")
        try expectRefusal([
            "catalog.yaml:3:10: error: cannot read 'elsewhere': there is no such folder [unreadable]"
        ])
    }

    @Test("An entry that is a folder or a dangling link is reported")
    func noFiles() throws {
        try program.write("components/folder.yaml/file", "")
        try FileManager.default.createSymbolicLink(
            atPath: program.folder.url.appendingPathComponent("components/link.yaml").path, withDestinationPath: "gone")
        try expectRefusal([
            "error: cannot read 'components/folder.yaml': it is a folder, not a file [unreadable]",
            "error: cannot read 'components/link.yaml': there is no such file [unreadable]",
        ])
    }

    @Test("A binary file is reported")
    func binaryFile() throws {
        try write("components/image.yaml", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0xFF, 0xFE])
        try expectRefusal([
            "components/image.yaml:1:1: error: the file is not UTF-8: its byte 89 is not; save it as UTF-8 [encoding]"
        ])
    }

    @Test("100,000 nested brackets, dashes or keys are reported")
    func depth() throws {
        try program.write("components/brackets.yaml", String(repeating: "[", count: 100_000))
        try program.write("components/braces.yaml", String(repeating: "{a: ", count: 100_000))
        try program.write("components/dashes.yaml", String(repeating: "- ", count: 100_000))
        try expectRefusal([
            "components/braces.yaml:1:401: error: collections are nested more than 100 levels deep [nesting-depth]",
            "components/brackets.yaml:1:101: error: collections are nested more than 100 levels deep [nesting-depth]",
            "components/dashes.yaml:1:201: error: collections are nested more than 100 levels deep [nesting-depth]",
        ])
    }

    @Test("A few aliases that expand to billions of values are reported")
    func aliasBomb() throws {
        var lines = ["id: bomb", "title: Bomb", "summary: Grows.", "extensions:", "  com.example.a0: &a0 [x, x, x, x]"]
        for level in 1...20 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            lines.append("  com.example.a\(level): &a\(level) [\(aliases)]")
        }
        try program.write("components/bomb.yaml", lines.joined(separator: "\n") + "\n")
        try expectRefusal([
            "components/bomb.yaml:10:24: error: the aliases expand to more than 100000 values; use fewer [alias-expansion]"
        ])
    }

    @Test("An id that leads out of the folder is reported")
    func traversal() throws {
        try program.write("components/evil.yaml", "id: ../../evil\ntitle: Evil\nsummary: Climbs.\n")
        try expectRefusal([
            "components/evil.yaml:1:5: error: '../../evil' is not a valid id; use kebab case: lowercase letters and digits, joined by hyphens, for example 'evil' [invalid-id]"
        ])
    }

    @Test("Two ids that differ in letter case only are reported")
    func letterCase() throws {
        try program.write("components/rule.yaml", "id: Divider\ntitle: Rule\nsummary: A line.\n")
        try expectRefusal([
            "components/rule.yaml:1:5: error: 'Divider' is not a valid id; use kebab case: lowercase letters and digits, joined by hyphens, for example 'divider' [invalid-id]"
        ])
    }

    @Test("A truncated token file is reported")
    func brokenTokens() throws {
        try program.write("catalog.yaml", "format: 1\nname: Small\ntokens: base.tokens.json\n")
        try program.write("base.tokens.json", "{ \"color\": {")
        try expectRefusal([
            "base.tokens.json:1:13: error: the file ends before '}' [json-syntax]"
        ])
    }
}

/// Permissions have no effect for root, so the program runs as another user.
@Suite("Bad permissions", .enabled(if: OtherUser.isPossible, Comment(rawValue: OtherUser.reason)))
struct PermissionTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.setPermissions("", 0o777)
    }

    @Test("An unreadable file is reported")
    func unreadableFile() throws {
        try program.write("components/secret.yaml", CatalogProgram.divider)
        try program.setPermissions("components/secret.yaml", 0o000)
        let built = try program.runAsOtherUser("build")
        #expect(
            built.errors == "error: cannot read 'components/secret.yaml': permission denied [unreadable]\n1 error\n")
        #expect(built.status == 1)
        #expect(!program.exists("Output"))
    }

    @Test("An unreadable folder of entries is reported")
    func unreadableFolder() throws {
        try program.setPermissions("components", 0o000)
        let built = try program.runAsOtherUser("build")
        try program.setPermissions("components", 0o755)
        #expect(built.errors == "error: cannot read 'components': permission denied [unreadable]\n1 error\n")
        #expect(built.status == 1)
        #expect(!program.exists("Output"))
    }

    @Test("A catalog in an inaccessible folder is reported")
    func closedFolder() throws {
        try program.writeSmallCatalog(in: "closed")
        try program.setPermissions("closed", 0o000)
        let built = try program.runAsOtherUser("build", "--catalog", "closed/catalog.yaml")
        try program.setPermissions("closed", 0o755)
        #expect(
            built.errors == "error: cannot read 'closed/catalog.yaml': permission denied [missing-catalog]\n1 error\n")
        #expect(built.status == 1)
    }

    @Test("An inaccessible folder given as the catalog's is reported")
    func closedCatalogFolder() throws {
        try program.writeSmallCatalog(in: "closed")
        try program.setPermissions("closed", 0o000)
        let built = try program.runAsOtherUser("build", "--catalog", "closed")
        try program.setPermissions("closed", 0o755)
        #expect(
            built.errors == "error: cannot read 'closed/catalog.yaml': permission denied [missing-catalog]\n1 error\n")
        #expect(built.status == 1)
    }

    @Test("An inaccessible folder 'Catalog' is reported, and no other catalog is used")
    func closedNearCatalog() throws {
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("catalog.yaml"))
        try program.writeSmallCatalog(in: "Catalog")
        try program.setPermissions("Catalog", 0o000)
        let built = try program.runAsOtherUser("build")
        try program.setPermissions("Catalog", 0o755)
        #expect(
            built.errors == "error: cannot read 'Catalog/catalog.yaml': permission denied [missing-catalog]\n1 error\n")
        #expect(built.status == 1)
    }

    @Test("A read-only output folder is reported")
    func readOnlyFolder() throws {
        try program.write("Output/keep", "")
        try program.setPermissions("Output", 0o555)
        let built = try program.runAsOtherUser("build")
        try program.setPermissions("Output", 0o755)
        #expect(
            built.errors
                == "error: cannot make the folder 'Output/docs': permission denied [unwritable-file]\n1 error\n")
        #expect(built.output == "")
        #expect(built.status == 1)
        #expect(try program.files(below: "Output") == ["keep": Data()])
    }

    @Test(
        "Unreadable content of an output folder is reported",
        arguments: [
            ("Output/docs/index.md", "Output/docs/index.md"),
            ("Output/docs/.catalog-manifest", "Output/docs/.catalog-manifest"),
            ("Output/docs/components", "Output/docs/components"), ("Output/docs", "Output/docs"),
            ("Output", "Output/docs"),
        ])
    func unreadableOutput(path: String, named: String) throws {
        #expect(try program.run("build").status == 0)
        let isFolder = !path.contains(".")
        try program.setPermissions(path, 0o000)
        let built = try program.runAsOtherUser("build")
        try program.setPermissions(path, isFolder ? 0o755 : 0o644)
        #expect(built.errors == "error: cannot read '\(named)': permission denied [unreadable-output]\n1 error\n")
        #expect(built.status == 1)
    }

    @Test("A read-only output folder is reported by its name, not by that of a temporary file")
    func readOnlyOutput() throws {
        #expect(try program.run("build").status == 0)
        try program.write("components/divider.yaml", CatalogProgram.divider + "category: Lines\n")
        try program.setPermissions("Output/docs", 0o555)
        let built = try program.runAsOtherUser("build")
        try program.setPermissions("Output/docs", 0o755)
        #expect(
            built.errors
                == "error: cannot write into the folder 'Output/docs': permission denied [unwritable-file]\n1 error\n")
    }

    @Test("A folder in which 'init' cannot write is reported")
    func readOnlyStart() throws {
        try program.write("closed/file", "")
        try program.setPermissions("closed", 0o555)
        let started = try program.runAsOtherUser("init", "closed/mine")
        try program.setPermissions("closed", 0o755)
        #expect(
            started.errors
                == "error: cannot write 'closed/mine/catalog.yaml': permission denied [unwritable-file]\n1 error\n")
        #expect(started.status == 1)
    }
}
