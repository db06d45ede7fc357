import BuildEngine
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

/// Builds at the same time do as if one came after the other.
@Suite("Builds at the same time")
struct ConcurrentBuildTests {
    private static let rounds = 6
    /// Longer than all tests take: beside many others a build that has a folder may get no processor for minutes.
    private static let patience = Duration.seconds(3_600)
    private static let names = ["docs", "inner", "other"]

    /// A catalog with three outputs, of which one lies within another one.
    private func fixture() throws -> DiskFixture {
        var fixture = try DiskFixture()
        fixture.outputs = [
            ("other", "paper", nil), ("inner", "paper", "Output/docs/inner"), ("docs", "paper", nil),
        ]
        return fixture
    }

    private func pages(_ text: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: (0..<12).map { ("folder-\($0 % 4)/\($0)", text) })
    }

    /// What each of several builds says that are started at once; each renders its own text.
    private func build(
        _ texts: [String], in fixture: DiskFixture, _ configure: @escaping @Sendable (Int, inout OutputBuilder) -> Void
    ) async -> [String] {
        await withTaskGroup(of: String.self) { group in
            for (location, text) in texts.enumerated() {
                var fixture = fixture
                fixture.render(pages(text))
                fixture.configure = { configure(location, &$0) }
                group.addTask { [fixture] in
                    do {
                        return try await fixture.build().said.joined()
                    } catch {
                        return "\(error)"
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// The texts of the files of an output; nothing where a file is missing.
    private func texts(_ folder: String, in fixture: DiskFixture) throws -> Set<String> {
        let found = try fixture.pages(folder).filter { !$0.key.hasPrefix("inner/") }
        return found.keys.sorted() == pages("").keys.sorted() ? Set(found.values) : []
    }

    @Test(
        "Concurrent builds all succeed, and the result is the output of one of them", arguments: [2, 3], [false, true])
    func sameOutputs(count: Int, isFirst: Bool) async throws {
        let fixture = try fixture()
        for round in 0..<Self.rounds {
            if isFirst { try? FileManager.default.removeItem(at: fixture.scratch.url.appendingPathComponent("Output")) }
            let said = await build((0..<count).map { "\(round)-\($0)" }, in: fixture) { $1.patience = Self.patience }
            #expect(said == Array(repeating: "", count: count), "round \(round)")
            let found = try ["docs", "docs/inner", "other"].map { try texts("Output/\($0)", in: fixture) }
            #expect(found[0].count == 1, "round \(round): \(found)")
            #expect(Set(found).count == 1, "round \(round): \(found)")
            #expect(try !fixture.disk("Output").keys.contains { $0.contains(".catalog-staging") })
        }
    }

    @Test("One concurrent build succeeds if none waits, and the others fail with advice")
    func impatient() async throws {
        let fixture = try fixture()
        for round in 0..<Self.rounds {
            try? FileManager.default.removeItem(at: fixture.scratch.url.appendingPathComponent("Output"))
            let said = await build(["1", "2", "3"], in: fixture) { $1.patience = .zero }
            #expect(said.contains(""), "round \(round): \(said)")
            let folder = fixture.scratch.url.path
            let busy = Self.names.map { name in
                let path = name == "inner" ? "docs/inner" : name
                return
                    "another build is writing to '\(folder)/Output/\(path)'; no files written; retry after that build"
            }
            #expect(said.allSatisfy { $0.isEmpty || busy.contains($0) }, "round \(round): \(said)")
        }
    }

    @Test("Builds of different outputs do not wait for each other", arguments: [false, true])
    func differentOutputs(isFirst: Bool) async throws {
        let fixture = try fixture()
        for round in 0..<Self.rounds {
            if isFirst { try? FileManager.default.removeItem(at: fixture.scratch.url.appendingPathComponent("Output")) }
            let said = await build(["\(round)-a", "\(round)-b"], in: fixture) { location, builder in
                builder.only = [["docs", "other"][location]]
                builder.patience = isFirst ? Self.patience : .zero
            }
            #expect(said == ["", ""], "round \(round)")
            #expect(try texts("Output/docs", in: fixture) == ["\(round)-a"])
            #expect(try texts("Output/other", in: fixture) == ["\(round)-b"])
        }
    }

    @Test("The output is that of the only successful build if concurrent builds fail")
    func failingBuilds() async throws {
        for round in 0..<Self.rounds {
            let sound = try fixture()
            var diagnostics = Diagnostics()
            diagnostics.report(Diagnostic(OutputRules.backendFault, "no", at: nil))
            let failing = sound.reporting(diagnostics)
            let isBuilt = round.isMultiple(of: 2)
            async let failed = build(["1", "1"], in: failing) { $1.patience = Self.patience }
            async let built = build(isBuilt ? ["1"] : [], in: sound) { $1.patience = Self.patience }
            #expect(await failed.allSatisfy { $0.hasPrefix("error backend-fault") })
            #expect(await built.allSatisfy(\.isEmpty))
            let left = try FileManager.default.contentsOfDirectory(atPath: sound.scratch.url.path)
            #expect(left == (isBuilt ? ["Output"] : []), "round \(round)")
        }
    }
}

extension DiskFixture {
    /// The same with a backend that says something of each file.
    fileprivate func reporting(_ diagnostics: Diagnostics) -> DiskFixture {
        var fixture = self
        fixture.backends[0].diagnostics = diagnostics
        return fixture
    }
}

/// Effects on the disk of a build without anything to write.
@Suite("Builds without anything to write")
struct IdleBuildTests {
    @Test(
        "'build --check' and '--dry-run' neither create folders nor wait for another build",
        arguments: ["check", "dryRun"])
    func looking(mode: String) async throws {
        let fixture = try DiskFixture(["a": "1"])
        try await fixture.build()
        let other = try DiskFixtureLock(fixture)
        let before = try fixture.stamps()
        let result = try await fixture.build(mode == "check" ? .check : .dryRun)
        #expect(result.isUpToDate)
        #expect(try fixture.stamps() == before)
        withExtendedLifetime(other) {}
    }

    @Test("An up-to-date build changes no file or folder")
    func untouched() async throws {
        var fixture = try DiskFixture(["a": "1"])
        fixture.outputs = [("docs", "paper", nil), ("none", "empty", nil)]
        fixture.backends.append(PaperBackend(name: "empty"))
        try await fixture.build()
        let before = try fixture.stamps()
        #expect(!before.keys.contains("Output/none"))
        try await fixture.build()
        #expect(try fixture.stamps() == before)
    }

    @Test("A build with an early error changes no file or folder, not even temporarily")
    func earlyError() async throws {
        var fixture = try DiskFixture(["a": "1", "A": "1"])
        let before = try fixture.stamps()
        #expect(try await fixture.build().said == ["error output-clash"])
        #expect(try fixture.stamps() == before)
        // Two outputs of one folder are a clash, not a build that waits for itself.
        fixture.render(["a": "1"])
        fixture.outputs = [("docs", "paper", "same"), ("more", "paper", "same")]
        fixture.configure = { $0.patience = .zero }
        #expect(try await fixture.build().said == ["error output-clash"])
        #expect(try fixture.stamps() == before)
    }

    @Test("A build does not write while another build has the folder, and writes afterwards")
    func busy() async throws {
        var fixture = try DiskFixture(["a": "1"])
        try await fixture.build()
        fixture.render(["a": "2"])
        fixture.configure = { $0.patience = .milliseconds(50) }
        var other: DiskFixtureLock? = try DiskFixtureLock(fixture)
        let problem = await #expect(throws: DiskError.self) { try await fixture.build() }
        #expect(problem?.kind == .busy)
        #expect(try fixture.pages() == ["a": "1"])
        withExtendedLifetime(other) {}
        other = nil
        #expect(try await fixture.build().said == [])
        #expect(try fixture.pages() == ["a": "2"])
    }
}

/// The lock that another build would have.
private final class DiskFixtureLock {
    private let folder: FileHandle

    init(_ fixture: DiskFixture) throws {
        let descriptor = open(fixture.url("").path, O_RDONLY | O_DIRECTORY)
        try #require(descriptor >= 0)
        folder = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    }
}
