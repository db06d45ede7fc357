import CatalogModel
import CatalogTestSupport
import CatalogVerification
import DeclaredAPI
import Foundation
import SwiftSymbolGraphs
import Testing

/// Entries, made into stubs, compiled, and read back by their symbol graphs, say what they said.
@Suite("The way from entries over stubs to symbol graphs")
struct RoundTripTests {
    @Test(
        "ends where it began, but for what Swift had no place for",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"), arguments: ["swiftui", "uikit"])
    func roundTrip(target: String) async throws {
        let registry = try await JudgedRegistries.own()
        let stubs = Stubs(registry)
        let graphs = try SwiftCompiler.symbolGraphs(of: stubs.all(of: target))
        let files = graphs.enumerated().map { index, graph in
            SourceFile(path: "\(index).symbols.json", bytes: Array(graph))
        }
        let place = SourceFile(path: "catalog.yaml", text: "").range(ofBytes: 0..<0)
        let verification = SourceVerification(
            .init(key: Text(target, at: place), value: SourceConfiguration()),
            declaring: SymbolGraphReader().read(files), in: registry)
        #expect(!verification.diagnostics.hasErrors)
        #expect(verification.coverage.gone == 0)
        #expect(verification.coverage.pairs >= (target == "swiftui" ? 13 : 28))
        let reported = Set(stubs.diagnostics.compactMap(\.range))
        let unexplained = verification.drifts.filter { drift in
            // A default that names nothing known stands in the documentation of the stub, and the build says so.
            if drift.path.last == "default", let range = drift.statedRange, reported.contains(range) { return false }
            // A type that nobody has stated has to be some type in Swift.
            return
                !(drift.path.last == "type" && drift.statedText == nil && drift.declaredText?.contains("Any") == true)
        }
        #expect(unexplained.map { "\($0.path.joined(separator: "/")): \($0.declaredText ?? "-")" } == [])
    }
}
