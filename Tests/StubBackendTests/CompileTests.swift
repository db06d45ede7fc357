import CatalogTestSupport
import Testing

/// All stubs of a catalog for one target are accepted together by the compiler of their language.
@Suite("Stubs as compilers check them")
struct CompileTests {
    private static let targets = ["swiftui", "uikit", "swift"]

    /// How many stubs each catalog has for SwiftUI, for UIKit and for Swift alone. Catalogs that grow have at least as
    /// many.
    private static let counts: [Catalogs: [Int]] = [
        .own: [7, 24, 1], .contract: [2, 0, 0], .awkward: [1, 0, 0], .hostile: [606, 24, 0], .accepted: [1, 0, 0],
        .trial: [12, 20, 0], .govuk: [0, 0, 0], .fluent: [1, 59, 7], .backbase: [6, 19, 1], .glide: [0, 0, 0],
        .dnn: [0, 0, 0],
    ]

    @Test(
        "every Swift stub is accepted with the others of its target",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"), arguments: Catalogs.present)
    func swift(catalog: Catalogs) async throws {
        let compiler = try SwiftCompiler.ready()
        let stubs = Stubs(try await catalog.registry())
        let wanted = try #require(Self.counts[catalog])
        for (target, wanted) in zip(Self.targets, wanted) {
            let count = stubs.files(of: target).count
            print("\(catalog): \(count) stubs for \(target)")
            #expect(catalog.isGrowing ? count >= wanted : count == wanted, "\(target)")
            #expect(try compiler.faults(in: stubs.all(of: target)) == [], "\(target)")
        }
    }

    @Test(
        "a Swift stub with a fault among others is not",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"),
        arguments: [
            ("struct Lamp { var tone: = 1 }", "expected type"), ("struct Lamp { var tone: Tone }", "cannot find type"),
            ("struct Lamp { var tone: Int = \"1\" }", "cannot convert value"),
            ("class Lamp: UIView { var tag: Int { 1 } }", "cannot override mutable property"),
            ("struct Lamp: View {}", "does not conform to protocol 'View'"),
            ("#Preview { A(b: 1) }", "argument passed to call that takes no arguments"),
        ])
    func brokenSwift(text: String, message: String) throws {
        let files = ["a.swift": "struct A {}", "b.swift": "import SwiftUI\n\(text)", "c.swift": "struct C {}"]
        let faults = try SwiftCompiler.ready().faults(in: files)
        #expect(faults.contains { $0.hasPrefix("b.swift:2:") && $0.contains(message) }, "\(faults)")
        #expect(!faults.contains { !$0.hasPrefix("b.swift:") })
    }
}
