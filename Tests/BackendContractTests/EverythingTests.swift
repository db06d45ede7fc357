import CatalogCommands
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

/// Every output shows every fact of an entry.
@Suite("Every key of an entry")
struct EverythingTests {
    private static let backends = BuiltInBackends.all.filter { partialBackends[$0.name] == nil }

    private static func registry(_ entry: EverythingEntry, sourceLocation: SourceLocation = #_sourceLocation)
        async throws -> ComponentRegistry
    {
        let loaded = await Snippet.load(
            EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files)
        let errors = loaded.diagnostics.filter { $0.severity == .error }
        try #require(errors.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return try #require(loaded.registry, sourceLocation: sourceLocation)
    }

    /// The files of each backend that are about the entry with everything, as one text.
    private static func outputs(_ registry: ComponentRegistry) async -> [String: String] {
        var outputs: [String: String] = [:]
        for backend in backends {
            let units = await backend.plan(registry, options: BackendOptions(defaultsOf: backend.options))
            let own = units.filter { $0.paths.contains { $0.text.contains(EverythingEntry.id) } }
            let files = own.flatMap { $0.render().files }
            outputs[backend.name] = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        }
        return outputs
    }

    @Test(
        "Every output contains every string of an entry with all fields",
        arguments: [(["uikit"], "class"), (["uikit", "compose"], "object"), (["web"], "element")]
            + Thoroughness.some(TypeDeclarationKind.allCases, every: 4).map { (["swiftui"], $0.rawValue) })
    func words(implementations: [String], kind: String) async throws {
        let entry = EverythingEntry(try AuthoringSchema.load(), implementations: implementations, kind: kind)
        #expect(entry.words.count > 1_000)
        for (backend, output) in await Self.outputs(try await Self.registry(entry)).sorted(by: { $0.key < $1.key }) {
            let shown = Set(output.matches(of: /word[0-9]{6}/).map { String($0.output) })
            let missing = entry.words.filter { !shown.contains($0.key) }.sorted { $0.key < $1.key }
            #expect(missing.map(\.value) == [], "\(backend)")
        }
    }

    /// A flag has no word of its own; so each output must be another one when the flag is.
    @Test("Outputs differ for each flag and each choice of an entry")
    func switches() async throws {
        let schema = try AuthoringSchema.load()
        let entry = EverythingEntry(schema, depth: 5)
        #expect(entry.switches.count > 60)
        let outputs = await Self.outputs(try await Self.registry(entry))
        #expect(outputs.count > 4)
        for key in Thoroughness.some(entry.switches, every: 4) {
            let flipped = EverythingEntry(schema, depth: 5, flipped: key)
            let others = await Self.outputs(try await Self.registry(flipped))
            for (backend, output) in outputs.sorted(by: { $0.key < $1.key }) {
                #expect(others[backend] != output, "\(backend) loses \(key)")
            }
        }
    }
}
