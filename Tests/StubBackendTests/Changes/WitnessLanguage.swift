import CatalogModel
import CatalogTestSupport

/// A language of callers: the stub targets, the form of a caller, and the compiler that judges callers with stubs.
struct WitnessLanguage: Sendable {
    let targets: [String]
    let judge: Judge
    let caller: @Sendable (_ declaration: WitnessDeclaration, _ type: String) -> String
    /// Declarations to change, those of real catalogs among them.
    let seeds: @Sendable () async throws -> [WitnessDeclaration]
    private let compile: @Sendable (_ stubs: [String], _ callers: String, _ types: [String]) throws -> [String]

    static let swift = WitnessLanguage(
        targets: ["swift"], judge: SwiftCompiler.judge, caller: { $0.caller(of: $1) },
        seeds: { try await WitnessDeclaration.all(in: Catalogs.own.registry()) + WitnessDeclaration.swiftSeeds }
    ) { stubs, callers, _ in
        try SwiftCompiler.faults(in: ["callers.swift": callers, "stubs.swift": stubs.joined(separator: "\n")])
    }

    static let script = WitnessLanguage(
        targets: ["web", "react"], judge: TypeJudge.react.judge, caller: { $0.script(of: $1) },
        seeds: {
            var seeds = WitnessDeclaration.scriptSeeds
            if SharedData.isPresent {
                for catalog in [Catalogs.glide, .dnn] {
                    seeds += try await WitnessDeclaration.scripts(in: catalog.registry())
                }
            }
            return seeds
        }
    ) { stubs, callers, types in
        // One line, because lines are counted.
        let imports = "import { \(types.joined(separator: ", ")) } from \"./stubs\"; "
        return try TypeJudge.react.faults(
            in: ["callers.tsx": imports + callers, "stubs.tsx": merged(stubs, "")], allowedIn: "callers.tsx")
    }

    static let kotlin = WitnessLanguage(
        targets: ["compose"], judge: TypeJudge.kotlin.judge, caller: { $0.kotlin(of: $1) },
        seeds: {
            let own = WitnessDeclaration.kotlinSeeds
            return try await SharedData.isPresent ? own + WitnessDeclaration.libraryComposables() : own
        }
    ) { stubs, callers, _ in
        let head = "package stubs; import androidx.compose.runtime.Composable; "
        return try TypeJudge.kotlin.faults(
            in: ["callers.kt": head + callers, "stubs.kt": merged(stubs, "package stubs\n")],
            allowedIn: "callers.kt")
    }

    /// Returns the faults of the callers that do not compile with the stubs of a catalog, by the id of the pair.
    func faults(
        _ callers: WitnessCallers, of pairs: [WitnessTrial.Pair], against registry: ComponentRegistry
    ) throws -> [String: String] {
        let made = Stubs(registry, options: ["targets": .array(targets.map { .string($0) })])
        // Each for the platform of its own; others are made of it.
        let platforms = Dictionary(pairs.map { ($0.id, $0.old.platform) }) { first, _ in first }
        let stubs = targets.flatMap { target in
            made.all(of: target).sorted { $0.key < $1.key }.filter { path, _ in
                // Two files of stories in one would declare the same names.
                !path.contains(".stories.") && platforms[String(path.prefix { $0 != "/" })].map { $0 == target } ?? true
            }.map(\.value)
        }
        return callers.faults(try compile(stubs, callers.text, pairs.map(\.type)))
    }

    /// Several files as one: what they import stands once, and packages of their own are left out.
    private static func merged(_ files: [String], _ head: String) -> String {
        var imports: Set<String> = []
        var others: [Substring] = []
        for file in files {
            var lines = file.split(separator: "\n", omittingEmptySubsequences: false)[...]
            while let line = lines.popFirst() {
                guard line.hasPrefix("import ") else {
                    if !line.hasPrefix("package ") { others.append(line) }
                    continue
                }
                // A list of names may stand on several lines.
                var statement = String(line)
                while statement.contains("{"), !statement.contains("}"), let next = lines.popFirst() {
                    statement += next
                }
                imports.insert(statement)
            }
        }
        return head + (imports.sorted() + others.map(String.init)).joined(separator: "\n")
    }
}
