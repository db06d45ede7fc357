import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

/// Calls in examples, checked twice: by the rule, and by a compiler that reads the same call with the stubs.
@Suite("Compile checks of example calls")
struct CallWitnessTests {
    /// A right call and what a mutation makes of it.
    private struct Pair {
        let right: CallWitness
        let mutated: CallWitness
        let mutation: CallWitness.Mutation
    }

    private static func pairs(
        _ count: Int, _ random: inout SeededRandom,
        seeds: (_ count: Int, _ random: inout SeededRandom) -> [CallWitness]
    ) -> [Pair] {
        var pairs: [Pair] = []
        while pairs.count < count {
            for right in seeds(count, &random) where pairs.count < count {
                let mutation = random.pick(CallWitness.Mutation.allCases)
                if let mutated = right.mutated(mutation, &random) {
                    pairs.append(Pair(right: right, mutated: mutated, mutation: mutation))
                }
            }
        }
        return pairs
    }

    /// The functions around all calls, by an id for each.
    private static func callers(_ pairs: [Pair], head: String) -> WitnessCallers {
        WitnessCallers(
            [("head", head)]
                + pairs.enumerated().flatMap { index, pair in
                    [
                        ("right\(index)", pair.right.function("right\(index)")),
                        ("mutated\(index)", pair.mutated.function("mutated\(index)")),
                    ]
                })
    }

    /// Entries with the calls as examples, each on a line: so many in each that all findings are told.
    private static func entries(_ pairs: [Pair], implementation: String) -> [String: String] {
        let starts = stride(from: 0, to: pairs.count, by: pairsPerEntry)
        return Dictionary(
            uniqueKeysWithValues: starts.map { start in
                let calls = pairs[start..<min(start + pairsPerEntry, pairs.count)].flatMap { [$0.right, $0.mutated] }
                let id = "calls-\(start / pairsPerEntry)"
                let lines = calls.map { "      - \(JSONValue.string($0.text).compact)\n" }.joined()
                return (
                    id,
                    Snippet.entry(
                        id, "implementations:\n  \(implementation):\n    imports: Kit\n    examples:\n\(lines)")
                )
            })
    }

    private static let pairsPerEntry = 40
    /// The lines of an entry before the first call.
    private static let headLines = 7

    /// What the rule says, by the same ids.
    private static func blamed(_ diagnostics: [Diagnostic]) -> [String: String] {
        var found: [String: String] = [:]
        for diagnostic in diagnostics where diagnostic.rule.id == "example-call" {
            guard let range = diagnostic.range, let entry = Int(range.file.path.filter(\.isNumber)) else { continue }
            let line = Int(range.start.line) - headLines - 1
            found["\(line.isMultiple(of: 2) ? "right" : "mutated")\(entry * pairsPerEntry + line / 2)"] =
                diagnostic.message
        }
        return found
    }

    private static func expectAgreement(
        _ pairs: [Pair], faults: [String: String], blamed: [String: String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let valid = pairs.indices.filter { faults["right\($0)"] == nil }
        let wrong = valid.filter { faults["mutated\($0)"] != nil }
        let missed = wrong.filter { blamed["mutated\($0)"] == nil }
        let alarms = valid.flatMap { ["right\($0)", "mutated\($0)"] }.filter { blamed[$0] != nil && faults[$0] == nil }
        print("\(valid.count) calls, \(wrong.count) wrong, \(missed.count) missed, \(alarms.count) false alarms")
        let void = pairs.indices.filter { faults["right\($0)"] != nil }.map { pairs[$0].right.text }
        let told = missed.prefix(20).map { "\(pairs[$0].mutation): \(pairs[$0].mutated.text)" }
        #expect(Double(missed.count) <= 0.05 * Double(valid.count), "\(told)", sourceLocation: sourceLocation)
        let alarmed: [String] = alarms.map { id in
            let pair = pairs[Int(id.drop { $0.isLetter }) ?? 0]
            return "\((id.hasPrefix("right") ? pair.right : pair.mutated).text): \(blamed[id] ?? "")"
        }
        #expect(alarmed == [], sourceLocation: sourceLocation)
        #expect(valid.count >= pairs.count * 9 / 10, "\(void.prefix(20))", sourceLocation: sourceLocation)
        #expect(wrong.count >= pairs.count / 2, sourceLocation: sourceLocation)
    }

    @Test(
        "The rule reports Swift calls that the compiler rejects",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func swift() async throws {
        var files = try JudgedRegistries.ownFiles()
        files["components/kit.yaml"] = Array(CallWitness.swiftKit.utf8)
        let registry = try JudgedRegistries.require(
            await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(bytes: files)))
        var random = SeededRandom(seed: 25)
        let pairs = Self.pairs(Thoroughness.rounds(400, of: 1_100), &random) {
            CallWitness.swift(in: registry, of: "swiftui", count: $0, &$1)
        }
        for (id, text) in Self.entries(pairs, implementation: "swiftui") {
            files["components/\(id).yaml"] = Array(text.utf8)
        }
        let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(bytes: files))
        let callers = Self.callers(pairs, head: "import SwiftUI")
        var sources = Stubs(registry, options: ["targets": ["swiftui"]]).all(of: "swiftui")
        sources["callers.swift"] = callers.text
        Self.expectAgreement(
            pairs, faults: callers.faults(try SwiftCompiler.faults(in: sources)),
            blamed: Self.blamed(loaded.diagnostics))
    }

    @Test(
        "The rule reports TypeScript calls that the compiler rejects",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func script() async throws {
        let registry = try await Catalogs.registry(["kit": CallWitness.reactKit])
        var random = SeededRandom(seed: 25)
        let pairs = Self.pairs(Thoroughness.rounds(400, of: 1_100), &random) {
            CallWitness.react(in: registry, count: $0, &$1)
        }
        let kit = CallWitness.reactKit.replacing("  react:\n", with: "  react:\n    imports: Kit\n")
        let loaded = await Snippet.load(
            Self.entries(pairs, implementation: "react").merging(["kit": kit]) { first, _ in first })
        let callers = Self.callers(
            pairs,
            head:
                "import type { ReactNode } from \"react\"; import { Panel } from \"./kit/Panel\"; import { Field } from \"./kit/Field\"; import { Meter } from \"./kit/Meter\"; import { Spacer } from \"./kit/Spacer\"; import { Tone } from \"./kit/Tone\";"
        )
        var sources = Stubs(registry, options: ["targets": ["react"]]).all(of: "react")
        sources["callers.tsx"] = callers.text
        let faults = try TypeJudge.react.faults(in: sources, allowedIn: "callers.tsx")
        Self.expectAgreement(
            pairs, faults: callers.faults(faults),
            blamed: Self.blamed(loaded.diagnostics))
    }
}
