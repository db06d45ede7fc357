import CatalogModel
import CatalogTestSupport
import Testing

/// Changes of the API, judged by compilers: what is called breaking breaks a caller, and nothing else does.
@Suite("Changes as compilers judge them")
struct ChangeWitnessTests {
    @Test(
        "a change of a Swift type is breaking where a caller that used every member no longer compiles",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func swift() async throws {
        let seeds = try await WitnessDeclaration.all(in: Catalogs.own.registry()) + WitnessDeclaration.swiftSeeds
        let trial = WitnessTrial(
            pairs: WitnessTrial.pairs(of: seeds), targets: ["swift"], caller: { $0.caller(of: $1) }
        ) { stubs, callers in
            try SwiftCompiler.faults(in: ["callers.swift": callers.text, "stubs.swift": stubs.joined(separator: "\n")])
        }
        try await trial.verdict().expect(atLeast: 1_000)
    }

    @Test(
        "a change in TypeScript is breaking where a caller that used every member no longer compiles",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func script() async throws {
        var seeds = WitnessDeclaration.scriptSeeds
        if SharedData.isPresent {
            for catalog in [Catalogs.glide, .dnn] {
                seeds += try await WitnessDeclaration.scripts(in: catalog.registry())
            }
        }
        let pairs = WitnessTrial.pairs(of: seeds, every: Thoroughness.isFull || seeds.count < 10 ? 1 : 7)
        let trial = WitnessTrial(pairs: pairs, targets: ["web", "react"], caller: { $0.script(of: $1) }) {
            stubs, callers in
            // One line, because lines are counted.
            let imports = "import { \(pairs.map(\.type).joined(separator: ", ")) } from \"./stubs\"; "
            return try TypeJudge.react.faults(
                in: ["callers.tsx": imports + callers.text, "stubs.tsx": Self.merged(stubs, "")],
                allowedIn: "callers.tsx")
        }
        try await trial.verdict().expect(atLeast: SharedData.isPresent ? 300 : 100)
    }

    @Test(
        "a change in Kotlin is breaking where a caller that used every member no longer compiles",
        .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"))
    func kotlin() async throws {
        let pairs = WitnessTrial.pairs(of: WitnessDeclaration.kotlinSeeds)
        let trial = WitnessTrial(pairs: pairs, targets: ["compose"], caller: { $0.kotlin(of: $1) }) { stubs, callers in
            let head = "package stubs; import androidx.compose.runtime.Composable; "
            return try TypeJudge.kotlin.faults(
                in: ["callers.kt": head + callers.text, "stubs.kt": Self.merged(stubs, "package stubs\n")],
                allowedIn: "callers.kt")
        }
        try await trial.verdict().expect(atLeast: 100)
    }

    /// Several files as one: what they import stands once, and packages of their own are left out.
    private static func merged(_ files: [String], _ head: String) -> String {
        let lines = files.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let imports = Set(lines.filter { $0.hasPrefix("import ") }).sorted()
        let others = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("package ") }
        return head + (imports + others).joined(separator: "\n")
    }
}
