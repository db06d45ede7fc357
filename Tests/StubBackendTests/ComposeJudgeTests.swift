import CatalogModel
import CatalogTestSupport
import Testing

/// Every stub for Jetpack Compose and for React is checked by the compiler of its language, whatever it is made of.
@Suite("Stubs derived from other platforms")
struct ConvertedStubJudgeTests {
    /// How many stubs each catalog has for Compose and for React, placeholders included.
    ///
    /// Those of catalogs that grow have at least as many.
    private static let counts: [Catalogs: (compose: Int, react: Int)] = [
        .own: (29, 49), .contract: (3, 5), .awkward: (2, 3), .hostile: (661, 668), .accepted: (3, 4), .trial: (37, 61),
        .govuk: (38, 75), .fluent: (66, 103), .backbase: (25, 40), .glide: (40, 79), .dnn: (29, 57),
    ]

    /// The stubs of all catalogs for a target, each catalog in a folder and a package of its own.
    private static func sources(_ target: String) async throws -> (files: [String: String], counts: [Catalogs: Int]) {
        var all: [String: String] = [:]
        var counts: [Catalogs: Int] = [:]
        for catalog in Catalogs.present {
            let registry = catalog == .hostile ? try await hostile() : try await catalog.registry()
            let options: [String: JSONValue] = [
                "targets": .array([.string(target)]), "package": .string("stubs.\(catalog.rawValue)"),
            ]
            let files = Stubs(registry, options: options).files
            counts[catalog] = files.count
            for (path, text) in files { all["\(catalog.rawValue)/\(path)"] = text }
        }
        return (all, counts)
    }

    /// One of each kind, and those in the languages of the stubs: all of them take Kotlin's compiler minutes.
    private static func hostile() async throws -> ComponentRegistry {
        let kinds = ["swiftui-view", "swiftui-enum", "uikit-class", "web-view", "web-protocol", "others"]
        let entries = HostileEntries.all.filter { kinds.contains($0.key) }
        return try await Catalogs.registry(entries.merging(HostileEntries.composeAndReact) { first, _ in first })
    }

    private static func expect(
        _ counts: [Catalogs: Int], _ wanted: (Catalogs) -> Int?, of target: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (catalog, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            print("\(catalog): \(count) files for \(target)")
            let wanted = try #require(wanted(catalog), sourceLocation: sourceLocation)
            #expect(
                catalog.isGrowing ? count >= wanted : count == wanted, "\(catalog) in \(target)",
                sourceLocation: sourceLocation)
        }
    }

    @Test(
        "Compose stubs of every catalog type-check in Kotlin",
        .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"))
    func compose() async throws {
        let (files, counts) = try await Self.sources("compose")
        let faults = try TypeJudge.kotlin.faults(in: files)
        #expect(faults == [])
        try Self.expect(counts, { Self.counts[$0]?.compose }, of: "Compose")
    }

    @Test(
        "React stubs of every catalog type-check in TypeScript",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func react() async throws {
        let (files, counts) = try await Self.sources("react")
        let faults = try TypeJudge.react.faults(in: files)
        #expect(faults == [])
        try Self.expect(counts, { Self.counts[$0]?.react }, of: "React")
    }

    @Test(
        "The Kotlin type check reports the errors of broken stubs",
        .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"))
    func brokenKotlin() throws {
        let faults = try TypeJudge.kotlin.faults(in: [
            "a.kt": "package a\n\nval lamp: Int = \"a\"\n", "b.kt": "package b\n\nval lamp: Int = 1\n",
            "c.kt": "package c\n\nimport androidx.compose.ui.Lamp\n",
        ])
        #expect(
            faults == [
                "a.kt:3:15: error: initializer type mismatch: expected 'Int', actual 'String'.",
                "c.kt:3:28: error: unresolved reference 'Lamp'.",
            ])
    }

    @Test(
        "The TypeScript type check reports the errors of broken stubs",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func brokenReact() throws {
        let faults = try TypeJudge.react.faults(in: [
            "a.tsx": "export const lamp: number = \"a\";\n", "b.tsx": "export const lamp = <div title={1} />;\n",
            "c.tsx": "import { Lamp } from \"react\";\nexport type L = Lamp;\n",
        ])
        #expect(faults.map { $0.prefix { $0 != ":" } } == ["a.tsx(1,14)", "b.tsx(1,26)", "c.tsx(1,10)"])
    }
}
