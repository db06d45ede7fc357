import CatalogSync
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CodeReaders
import Foundation
import CatalogFormat
import Testing

@testable import BuildEngine
@testable import CatalogCommands

@Suite("Mutated sources", .timeLimit(.minutes(60)))
struct MutatedSourceTests {
    @Test(
        "An import of a mutated source succeeds or reports findings with valid locations", arguments: SourceSample.all)
    func importing(sample: SourceSample) async throws {
        let bench = try await SourceBench(sample)
        #expect(await bench.problems(importing: sample.bytes) == [])
        for round in 0..<Thoroughness.rounds(15, of: 3_000) {
            var mutation = SourceMutation(seed: UInt64(round))
            let bytes = mutation.mutated(sample.bytes)
            let problems = await bench.problems(importing: bytes)
            #expect(problems == [], "round \(round): \(String(decoding: bytes.prefix(4_000), as: UTF8.self))")
        }
    }

    @Test("A verification of a mutated source reports only findings with valid locations", arguments: SourceSample.all)
    func verifying(sample: SourceSample) async throws {
        let bench = try await SourceBench(sample)
        let registry = try await bench.agreeing()
        #expect(bench.problems(verifying: sample.bytes, in: registry) == [])
        for round in 0..<Thoroughness.rounds(15, of: 3_000) {
            var mutation = SourceMutation(seed: UInt64(round + 1_000_000))
            let bytes = mutation.mutated(sample.bytes)
            let problems = bench.problems(verifying: bytes, in: registry)
            #expect(problems == [], "round \(round): \(String(decoding: bytes.prefix(4_000), as: UTF8.self))")
        }
    }
}

/// A catalog that sources of a kind are imported into and verified against, within this process.
private struct SourceBench {
    private let program: CatalogProgram
    private let sample: SourceSample
    private let kind: SourceKind
    private let command: ImportCommand
    private let registry: ComponentRegistry
    private let path: String
    private let sourcePath: String

    init(_ sample: SourceSample) async throws {
        self.sample = sample
        program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Kit
            rules: { missing-summary: note }
            sources: { code: { \(sample.kind): \(sample.path), implementations: [web, react, swift, compose] } }

            """)
        try program.write("components/guide.yaml", "{ id: guide, title: Guide, summary: A guide., kind: guide }\n")
        kind = try #require(SourceKind(argument: sample.kind))
        path = program.folder.url.appendingPathComponent("catalog.yaml").path
        sourcePath = program.folder.url.appendingPathComponent(sample.path).path
        command = try ImportCommand.parse(["--catalog", path, sourcePath])
        registry = try #require(await CatalogCommandLine.engine.load(path).registry)
    }

    /// Returns a source that is also on disk, where a catalog that keeps a token file as it is reads it.
    private func written(_ bytes: [UInt8]) throws -> SourceFile {
        let url = URL(fileURLWithPath: sourcePath)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return SourceFile(path: sourcePath, bytes: bytes)
    }

    /// Returns what is wrong about the import of a source: nothing, whether it succeeds or not.
    func problems(importing bytes: [UInt8]) async -> [String] {
        let file: SourceFile
        do { file = try written(bytes) } catch { return ["\(error)"] }
        let api = kind.reader.read([file])
        var problems = misplaced(api.diagnostics.all)
        if api.diagnostics.hasErrors { return problems }
        do {
            let outcome = try await outcome(of: api, from: file)
            problems += misplaced(outcome.findings.all)
            var found = Diagnostics()
            let record = SourceFile(path: "record.yaml", text: outcome.record.text)
            if ImportRecord(record, diagnostics: &found) == nil { problems.append("the record cannot be read") }
        } catch let error as CommandError {
            problems += misplaced(error.findings)
        } catch {
            problems.append("\(error)")
        }
        return problems
    }

    private func outcome(of api: DeclaredAPI, from file: SourceFile) async throws -> ImportOutcome {
        try await command.outcome(
            of: api, from: ImportSources(files: [file], kind: kind), in: registry, CatalogFolder(of: path),
            last: ImportRecord())
    }

    /// Returns the catalog after an import of the unchanged source.
    func agreeing() async throws -> ComponentRegistry {
        let file = try written(sample.bytes)
        for one in try await outcome(of: kind.reader.read([file]), from: file).files {
            let url = URL(fileURLWithPath: one.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(one.bytes).write(to: url)
        }
        return try #require(await CatalogCommandLine.engine.load(path).registry)
    }

    /// Returns what is wrong about the verification against a source.
    func problems(verifying bytes: [UInt8], in registry: ComponentRegistry) -> [String] {
        guard let source = registry.configuration.sources?.elements.first else { return ["no source"] }
        let file = SourceFile(path: sourcePath, bytes: bytes)
        var content = SourceContent()
        switch sample.kind {
        case "strings":
            let tables = StringTables(
                reading: [(source.value.strings?.first, file)], diagnostics: &content.diagnostics)
            tables.check(diagnostics: &content.diagnostics)
            content.texts = tables
        case "tokens":
            let api = kind.reader.read([file])
            content.diagnostics.merge(api.diagnostics)
            content.tokens = api.tokens
        default: content.api = kind.reader.read([file])
        }
        return misplaced(SourceVerification(source, holding: content, in: registry).diagnostics.all)
    }

    /// Returns the findings at places that are not in the source nor in a file that is there.
    private func misplaced(_ findings: [Diagnostic]) -> [String] {
        findings.compactMap { finding in
            guard let range = finding.range else { return "\(finding.message) [\(finding.rule.id)] at no place" }
            let ranges = [range] + finding.notes.compactMap(\.range)
            let isPlaced = ranges.allSatisfy { range in
                let isThere =
                    range.file.path == sourcePath || FileManager.default.fileExists(atPath: range.file.path)
                return isThere && range.upperBound <= range.file.bytes.count
            }
            return isPlaced ? nil : "\(finding.message) [\(finding.rule.id)] at \(ranges.map(\.file.path))"
        }
    }
}
