import CatalogModel
import CatalogTestSupport
import CodeReaders
import Testing

/// Generated sources imported into an empty catalog, compared with the catalog, and changed afterwards.
@Suite("Import and verification of generated sources")
struct ImportAgreementTests {
    /// A source of generated releases.
    struct Source: Sendable, CustomStringConvertible {
        let description: String
        let reader: any SourceReader
        let path: String
        let platform: String
        let release: @Sendable (inout SourceDice) throws -> String
    }

    static let sources = [
        Source(
            description: "custom elements manifest", reader: ManifestReader(), path: "custom-elements.json",
            platform: "web"
        ) {
            $0.manifest()
        },
        Source(description: "react-docgen", reader: DocgenReader(), path: "docgen.json", platform: "react") {
            $0.docgen()
        },
        Source(description: "react-docgen-typescript", reader: DocgenReader(), path: "docgen.json", platform: "react") {
            $0.typescriptDocgen()
        },
        Source(
            description: "Compose signatures", reader: ComposeSignatureReader(), path: "box.api", platform: "compose"
        ) {
            $0.signatures()
        },
    ]

    private static let swift = Source(
        description: "Swift symbol graphs", reader: SymbolGraphReader(), path: "Kit.symbols.json", platform: "swift"
    ) { dice in
        try SwiftModule.symbolGraphs(of: ["Kit.swift": dice.swift()])["Kit.symbols.json"] ?? ""
    }

    @Test(
        "An import agrees with its source, and the fixes for a later release leave neither errors nor fixes",
        arguments: sources)
    func generated(source: Source) async throws {
        for seed in 0..<Thoroughness.rounds(12, of: 200) { try await run(source, seed: UInt64(seed)) }
    }

    @Test(
        "An import of a Swift module agrees with its symbol graph, and so do the fixes for a later release",
        .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
    func swiftModules() async throws {
        for seed in 0..<Thoroughness.rounds(2, of: 20) { try await run(Self.swift, seed: UInt64(seed)) }
    }

    private func run(_ source: Source, seed: UInt64) async throws {
        var dice = SourceDice(seed: seed)
        let (first, later) = try (source.release(&dice), source.release(&dice))
        let catalog = try await AgreeingCatalog(
            source.reader, path: source.path, platform: source.platform, text: first)
        let findings = try await catalog.findings(first)
        #expect(findings.map(\.testDescription) == [], "\(source), seed \(seed)")
        let settled = try await catalog.settled(later)
        #expect(settled.map(\.testDescription) == [], "\(source), seed \(seed), later release")
    }
}
