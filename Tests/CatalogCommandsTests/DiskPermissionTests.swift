import BuildEngine
import CatalogLoading
import CatalogTestSupport
import Foundation
import Testing

/// Who runs the tests.
///
/// Root may write anywhere, so for root tests of permissions prove nothing.
enum Runner {
    static let isRoot = geteuid() == 0
    static let setpriv = "/usr/bin/setpriv"
    static let canBecomeAnother = isRoot && FileManager.default.isExecutableFile(atPath: setpriv)
    static let rootReason: Comment = "root may do anything; these tests are run as another user by the test beside them"
    static let otherReason: Comment = "only root has to become another user, and needs setpriv for it"
}

@Suite("Disks that refuse access, as root")
struct DiskPermissionRunnerTests {
    @Test(
        "The permission tests pass as another user", .enabled(if: Runner.canBecomeAnother, Runner.otherReason),
        .timeLimit(.minutes(20)))
    func asAnotherUser() throws {
        let program = try #require(CommandLine.arguments.first)
        let verdict = try Program.run(
            Runner.setpriv,
            [
                "--reuid=65534", "--regid=65534", "--clear-groups", program, "--testing-library", "swift-testing",
                "--filter", #"\.DiskPermissionTests/"#,
            ], folder: URL(fileURLWithPath: "/"))
        #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
        let passed = try Regex("Test run with ([0-9]+) tests? .*passed")
        let match = try #require(verdict.output.firstMatch(of: passed) ?? verdict.errors.firstMatch(of: passed))
        #expect(match.output[1].substring.flatMap { Int($0) } ?? 0 >= 7)
        #expect(!(verdict.output + verdict.errors).contains("skipped"))
    }
}

@Suite("Disks that refuse access", .enabled(if: !Runner.isRoot, Runner.rootReason))
struct DiskPermissionTests {
    /// Takes rights away for as long as something runs.
    private func with<Result>(
        _ permissions: Int, on url: URL, _ body: () async throws -> Result
    ) async throws -> Result {
        func set(_ permissions: Int) throws {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        }
        let before = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        try set(permissions)
        defer { try? set(before ?? 0o755) }
        return try await body()
    }

    private func problem(_ body: () async throws -> BuildResult, sourceLocation: SourceLocation = #_sourceLocation)
        async -> String?
    {
        await #expect(throws: DiskError.self, sourceLocation: sourceLocation) { try await body() }?.message
    }

    @Test("A read-only parent folder of the output is an error")
    func readOnlyParent() async throws {
        let fixture = try DiskFixture(["a": "1"])
        let message = try await with(0o555, on: fixture.scratch.url) { await problem { try await fixture.build() } }
        #expect(message == "cannot make the folder '\(fixture.scratch.url.path)/Output/docs': permission denied")
        #expect(!fixture.exists)
    }

    @Test("A read-only output folder is an error")
    func readOnlyFolder() async throws {
        var fixture = try DiskFixture(["a": "1", "stale": "1"])
        try await fixture.build()
        fixture.render(["a": "2", "b": "2"])
        let before = try fixture.stamps()
        let message = try await with(0o555, on: fixture.url("")) { await problem { try await fixture.build() } }
        #expect(message?.hasSuffix("permission denied") == true)
        #expect(message?.contains(fixture.scratch.url.path + "/Output/docs") == true)
        #expect(try fixture.stamps() == before)
        #expect(try await fixture.build().said == [])
    }

    @Test("A read-only output folder is accepted if the output is up to date")
    func readOnlyUnchanged() async throws {
        let fixture = try DiskFixture(["a": "1"])
        try await fixture.build()
        let result = try await with(0o555, on: fixture.url("")) { try await fixture.build() }
        #expect(result.isUpToDate)
    }

    @Test("A read-only folder among others is an error", arguments: ["create", "update", "remove"])
    func readOnlySubfolder(action: String) async throws {
        var fixture = try DiskFixture(["a/1": "1", "b/2": "1", "c/3": "1"])
        try await fixture.build()
        switch action {
        case "create": fixture.render(["a/1": "2", "b/2": "1", "b/new": "1", "c/3": "2"])
        case "update": fixture.render(["a/1": "2", "b/2": "2", "c/3": "2"])
        default: fixture.render(["a/1": "2", "c/3": "2"])
        }
        let before = try fixture.disk()
        let message = try await with(0o555, on: fixture.url("b")) { await problem { try await fixture.build() } }
        #expect(message == "cannot write into the folder '\(fixture.url("b").path)': permission denied")
        #expect(try fixture.disk() == before)
    }

    @Test("An error of one output leaves the others unchanged")
    func otherOutput() async throws {
        var fixture = try DiskFixture(["a": "1"])
        fixture.outputs = [("docs", "paper", nil), ("more", "paper", "closed/more")]
        let closed = fixture.scratch.url.appendingPathComponent("closed")
        try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
        let message = try await with(0o555, on: closed) { await problem { try await fixture.build() } }
        #expect(message == "cannot make the folder '\(closed.path)/more': permission denied")
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.scratch.url.path) == ["closed"])
    }

    @Test("An unreadable output file is an error")
    func unreadableOutput() async throws {
        var fixture = try DiskFixture(["a": "1", "b": "1"])
        try await fixture.build()
        fixture.render(["a": "2", "b": "2"])
        let message = try await with(0, on: fixture.url("a")) { await problem { try await fixture.build() } }
        #expect(message == "cannot read '\(fixture.url("a").path)': permission denied")
        #expect(try fixture.pages() == ["a": "1", "b": "1"])
    }

    @Test("An unreadable catalog file or folder is an error")
    func unreadableCatalog() async throws {
        let scratch = try TemporaryFolder()
        let file = try scratch.write("components/a.yaml", "id: a")
        let folder = scratch.url.appendingPathComponent("components")
        let unreadable = try await with(0, on: file) {
            #expect(throws: FileError.self) { try DiskFiles().read(file.path) }
        }
        #expect(
            unreadable
                == FileError(
                    path: file.path, kind: .notPermitted, message: "permission denied"))
        let closed = try await with(0o000, on: folder) {
            #expect(throws: FileError.self) { try DiskFiles().files(below: scratch.url.path) }
        }
        #expect(
            closed
                == FileError(
                    path: folder.path, kind: .notPermitted,
                    message: "permission denied"))
    }
}
