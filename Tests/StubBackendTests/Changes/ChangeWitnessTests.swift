import CatalogModel
import CatalogTestSupport
import Testing

/// Changes of the API, checked by compilers: a breaking change breaks a caller, and no other change does.
@Suite("Compile checks of changes")
struct ChangeWitnessTests {
    @Test(
        "A change in Swift is breaking if a caller of every member no longer compiles",
        .enabled(if: WitnessLanguage.swift.judge.isPresent, "\(WitnessLanguage.swift.judge.reason)"))
    func swift() async throws {
        let pairs = WitnessTrial.pairs(of: try await WitnessLanguage.swift.seeds())
        try await WitnessTrial(pairs: pairs, language: .swift).verdict().expect(atLeast: 1_000)
    }

    @Test(
        "A change in TypeScript is breaking if a caller of every member no longer compiles",
        .enabled(if: WitnessLanguage.script.judge.isPresent, "\(WitnessLanguage.script.judge.reason)"))
    func script() async throws {
        let seeds = try await WitnessLanguage.script.seeds()
        let pairs = WitnessTrial.pairs(of: seeds, every: Thoroughness.isFull || seeds.count < 10 ? 1 : 7)
        // Without the libraries, most pairs are of the declarations with the ten false alarms.
        try await WitnessTrial(pairs: pairs, language: .script).verdict()
            .expect(
                atLeast: SharedData.isPresent ? 300 : 100, alarmsInThousand: SharedData.isPresent ? 10 : 33)
    }

    @Test(
        "A change in Kotlin is breaking if a caller of every member no longer compiles",
        .enabled(if: WitnessLanguage.kotlin.judge.isPresent, "\(WitnessLanguage.kotlin.judge.reason)"))
    func kotlin() async throws {
        let pairs = WitnessTrial.pairs(of: WitnessDeclaration.kotlinSeeds)
        try await WitnessTrial(pairs: pairs, language: .kotlin).verdict().expect(atLeast: 100)
    }
}
