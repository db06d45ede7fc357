import CatalogSync
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CodeReaders
import Testing

/// A change of one fact of a source.
struct SourceMutation {
    /// The whole source with the change.
    let text: String
    /// The line that has changed; nil where something is gone.
    let line: Int?
    let name: String
}

/// Entries that a source was imported into, and what is said of them when the source changes.
struct AgreeingCatalog {
    let reader: any SourceReader
    let path: String
    let platform: String
    private(set) var entries: [String: String]

    init(
        _ reader: any SourceReader, path: String, platform: String, text: String, allDeclarations: Bool = false
    ) async throws {
        self.reader = reader
        self.path = path
        self.platform = platform
        let files = InMemoryFiles([
            "catalog.yaml": "format: 1\nname: Test\n", "components/zero.yaml": "id: zero\ntitle: Zero\nsummary: No.\n",
        ])
        let registry = try await #require(CatalogLoader.load("catalog.yaml", from: files).registry)
        let outcome = SourceImport(
            ImportOptions(includesSupporting: allDeclarations), last: ImportRecord(), entries: CatalogEntries(registry),
            preamble: ""
        ) { $0 }.outcome(of: reader.read([SourceFile(path: path, text: text)]))
        entries = outcome.files.reduce(into: [:]) { $0[$1.path] = String(decoding: $1.bytes, as: UTF8.self) }
    }

    /// The findings of a source against entries.
    func findings(
        _ text: String, _ entries: [String: String]? = nil, visibility: String = "public"
    ) async throws -> [Diagnostic] {
        let kind = type(of: reader).kind
        let loaded = await Snippet.load(
            entries ?? self.entries,
            catalog:
                "format: 1\nname: Test\nsources: { code: { \(kind): x, visibility: \(visibility), implementations: [\(platform)] } }"
        )
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        let source = try #require(registry.configuration.sources?.elements.first)
        let api = reader.read([SourceFile(path: path, text: text)])
        return SourceVerification(source, declaring: api, in: registry).diagnostics.all.filter {
            VerificationRules.drift.contains($0.rule) || $0.severity == .error
        }
    }

    /// The entries after all fixes, round by round.
    func fixed(_ text: String) async throws -> (entries: [String: String], rest: [Diagnostic]) {
        var entries = entries
        var findings = try await findings(text)
        for _ in 0..<4 where findings.contains(where: { !$0.fixIts.isEmpty }) {
            guard let fix = findings.lazy.flatMap(\.fixIts).first else { break }
            let name = String(fix.range.file.path.split(separator: "/").last?.dropLast(".yaml".count) ?? "")
            let bytes = fix.range.file.bytes
            let mended =
                bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + bytes[fix.range.upperBound...]
            entries[name] = String(decoding: mended, as: UTF8.self)
            findings = try await self.findings(text, entries)
        }
        return (entries, findings)
    }
}

extension AgreeingCatalog {
    /// Returns the findings with a fix after all fixes for another release, one fix at a time.
    ///
    /// The catalog has to load after each fix.
    func settled(_ text: String) async throws -> [Diagnostic] {
        var entries = entries
        for _ in 0..<500 {
            let findings = try await findings(text, entries).filter { !$0.fixIts.isEmpty }
            guard let fix = findings.first?.fixIts.first else { return [] }
            let name = String(fix.range.file.path.split(separator: "/").last?.dropLast(".yaml".count) ?? "")
            let bytes = fix.range.file.bytes
            let fixed = bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + bytes[fix.range.upperBound...]
            let result = String(decoding: fixed, as: UTF8.self)
            if result == entries[name] { return findings }
            entries[name] = result
        }
        return try await findings(text, entries).filter { !$0.fixIts.isEmpty }
    }
}

/// What came of many mutations.
struct MutationTally: CustomStringConvertible {
    var count = 0
    var missed: [String] = []
    var several: [String] = []
    var misplaced: [String] = []
    var unmended: [String] = []

    var description: String {
        "\(count) mutations, \(missed.count) missed, \(several.count) with several findings, \(misplaced.count) misplaced, "
            + "\(unmended.count) not mended\n"
            + [("missed", missed), ("several", several), ("misplaced", misplaced), ("unmended", unmended)]
            .flatMap { kind, list in list.prefix(8).map { "  \(kind): \($0)\n" } }.joined()
    }

    mutating func add(_ mutation: SourceMutation, in catalog: AgreeingCatalog) async throws {
        count += 1
        let findings = try await catalog.findings(mutation.text)
        guard let finding = findings.first else { return missed.append(mutation.name) }
        if findings.count > 1 {
            several.append("\(mutation.name): \(findings.map(\.message))")
        }
        let isInEntry = finding.range?.file.path.hasPrefix("components/") ?? false
        let note = finding.notes.first?.range
        if !isInEntry || mutation.line != nil && note.map({ Int($0.start.line) }) != mutation.line {
            misplaced.append(
                "\(mutation.name), line \(mutation.line ?? 0): \(finding.testDescription)".replacing("\n", with: " "))
        }
        let (entries, rest) = try await catalog.fixed(mutation.text)
        if !rest.isEmpty {
            unmended.append("\(mutation.name): \(rest.map { $0.testDescription.replacing("\n", with: " ") })")
        }
        if Self.changedFiles(catalog.entries, entries) > 1 { unmended.append("\(mutation.name): several files") }
    }

    private static func changedFiles(_ old: [String: String], _ new: [String: String]) -> Int {
        old.count { new[$0.key] != $0.value }
    }

    /// At least 99 of 100 are found, in one finding each, in the right lines, and gone after the fix.
    func expectAll(atLeast least: Int) {
        #expect(count >= least, "\(self)")
        for list in [missed, several, misplaced, unmended] { #expect(list.count * 100 <= count, "\(self)") }
    }
}
