import CatalogModel
import CatalogTestSupport
import CodeReaders
import Foundation
import Testing

/// The code that playgrounds show, compiled with the stubs of the same catalog.
@Suite(
    "Calls of playgrounds as compilers check them",
    .enabled(if: Judge.python.isPresent && Judge.chromium.isPresent, "\(Judge.python.reason)"),
    .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"),
    .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"),
    .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
struct PlaygroundCallTests {
    /// The number of calls by implementation; catalogs that grow have at least as many.
    private static let counts: [Catalogs: [String: Int]] = [
        .own: ["angular": 8, "swiftui": 28, "uikit": 41], .trial: ["swiftui": 6, "uikit": 11], .govuk: [:],
        .fluent: [:], .backbase: ["angular": 8, "swiftui": 22, "uikit": 33], .glide: ["web": 318], .dnn: ["web": 162],
    ]

    private static var catalogs: [Catalogs] { Catalogs.present.filter { counts[$0] != nil } }

    /// A call with what its compiler rejects.
    private struct Fault: CustomStringConvertible {
        let call: PlaygroundCall
        let text: String

        var description: String { "\(call.page) \(call.title): \(call.code): \(text)" }
    }

    /// Compiles all calls of a catalog, or what a change makes of them.
    ///
    /// - Returns: The number of calls by implementation, and those with faults.
    private static func judged(
        _ registry: ComponentRegistry, change: (PlaygroundCall) -> PlaygroundCall = { $0 }
    ) async throws -> (counts: [String: Int], faults: [Fault]) {
        let calls = try await PlaygroundCall.all(in: registry).map(change)
        let witnesses = calls.compactMap { PlaygroundWitness($0, in: registry) }
        #expect(witnesses.count == calls.count)
        let groups = Dictionary(grouping: witnesses, by: \.implementation)
        var faults: [Fault] = []
        for (target, group) in groups.sorted(by: { $0.key < $1.key }) {
            if group[0].call.language == "html" {
                faults += group.filter { !$0.call.isElement }.map { Fault(call: $0.call, text: "not an element") }
                continue
            }
            let found = try PlaygroundCompiler.faults(of: group, target: target, in: registry)
            let outside = found.filter { !$0.key.hasPrefix("call") }
            #expect(outside == [:], "the declarations compile")
            faults += group.indices.compactMap { index in
                found["call\(index)"].map { Fault(call: group[index].call, text: $0) }
            }
        }
        return (groups.mapValues(\.count), faults)
    }

    @Test("every call on the pages of a catalog compiles, and every element is well-formed", arguments: catalogs)
    func catalog(catalog: Catalogs) async throws {
        let (counts, faults) = try await Self.judged(try await catalog.registry())
        print("\(catalog): \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }) calls of playgrounds")
        #expect(faults.map(\.description) == [])
        let wanted = Self.counts[catalog] ?? [:]
        #expect(catalog.isGrowing ? wanted.allSatisfy { counts[$0.key] ?? 0 >= $0.value } : counts == wanted)
    }

    @Test(
        "every call of the composables of a library compiles",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func library() async throws {
        let files = try SharedData.files(below: "data/compose-signatures", suffix: ".2026-04.api").map { url in
            SourceFile(path: url.lastPathComponent, text: try String(contentsOf: url, encoding: .utf8))
        }
        let (counts, faults) = try await Self.judged(try await Catalogs.imported(ComposeSignatureReader().read(files)))
        #expect(faults.map(\.description) == [])
        #expect(counts == ["compose": 367])
    }

    /// Languages that no catalog has calls in, and members that are hard to write.
    @Test("every call of a component with implementations in all languages compiles")
    func kit() async throws {
        let (counts, faults) = try await Self.judged(try await Catalogs.registry(["panel": PlaygroundKit.entry]))
        #expect(faults.map(\.description) == [])
        #expect(counts == ["angular": 6, "compose": 9, "react": 7, "swiftui": 14, "uikit": 4])
    }

    @Test("a call with an unknown label, attribute or name is found in each language")
    func planted() async throws {
        var planted = 0
        let changes = [
            ".count =": ".cuont =", "[count]=\"": "[count]=<", "count =": "cuont =", "count=": "cuont=", "of:": "off:",
        ].sorted { $0.key < $1.key }
        let registry = try await Catalogs.registry(["panel": PlaygroundKit.entry])
        let (_, faults) = try await Self.judged(registry) { call in
            var call = call
            guard let (right, wrong) = changes.first(where: { call.code.contains($0.key) }) else { return call }
            call.code = call.code.replacing(right, with: wrong)
            planted += 1
            return call
        }
        #expect(faults.count == planted)
        #expect(Set(faults.map(\.call.title)) == ["Angular", "Jetpack Compose", "React", "SwiftUI", "UIKit"])
    }
}
