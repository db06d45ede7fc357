import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Testing

/// On structure, editors say of a file what the program says: generated files, right ones and ones with a mistake, get
/// the same verdict from the decoder and, by the authoring schemas, from two validators that are not ours.
@Suite(.enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
struct AgreementTests {
    private struct Case {
        let file: WrittenFile
        let seed: UInt64
        let target: String
        /// nil: it is right.
        let mistake: Mistake?
        let yaml: String

        var description: String { "seed \(seed), \(target), \(mistake?.rawValue ?? "no mistake"):\n\(yaml)" }
    }

    @Test(arguments: WrittenFile.allCases)
    func decoderAndSchemasAgree(on file: WrittenFile) throws {
        let cases = Self.cases(of: file)
        let verdicts = try EditorJudge.verdicts(
            [file.rawValue: file.schema], cases.map { .init(file.rawValue, $0.yaml) },
            expected: cases.map(Self.expected))
        var counts: [Mistake: Int] = [:]
        var disagreements: [String] = []
        for (one, verdict) in zip(cases, verdicts) {
            if let mistake = one.mistake { counts[mistake, default: 0] += 1 }
            let errors = file.errors(in: one.yaml)
            if verdict == Self.expected(of: one), errors.isEmpty == (one.mistake == nil) { continue }
            disagreements.append(one.description + "\nschema: \(verdict)\ndecoder: \(errors.map(\.testDescription))")
        }
        #expect(disagreements.isEmpty, "\(disagreements.count): \(disagreements.prefix(5).joined(separator: "\n\n"))")
        let impossible = Self.impossible[file, default: []]
        for mistake in Mistake.allCases {
            #expect((counts[mistake, default: 0] > 0) == !impossible.contains(mistake), "\(mistake)")
        }
        #expect(cases.count { $0.mistake == nil } == Self.rounds(of: file) * Route.all(from: file.form).count)
        #expect(cases.count > Thoroughness.rounds(800, of: 2_000))
    }

    /// What a kind of file has no place for: nothing in a types file is a number, required, a place, an id, a word
    /// or a list of texts.
    private static let impossible: [WrittenFile: Set<Mistake>] = [
        .types: [
            .notACount, .notAPoint, .missingKey, .unknownWord, .malformedID, .blankText, .listInList, .nothingInList,
        ]
    ]

    private static func expected(of one: Case) -> String {
        one.mistake == nil ? EditorJudge.valid : EditorJudge.invalid
    }

    /// How many right files are made for each key.
    private static func rounds(of file: WrittenFile) -> Int {
        switch file {
        case .entry: Thoroughness.rounds(1, of: 2)
        case .catalog: Thoroughness.rounds(2, of: 4)
        case .types: Thoroughness.rounds(20, of: 50)
        }
    }

    // MARK: Cases

    /// For every key of every record a right file, and some with a mistake each.
    private static func cases(of file: WrittenFile) -> [Case] {
        var cases: [Case] = []
        var seed: UInt64 = 0
        let routes = Route.all(from: file.form)
        for route in (0..<rounds(of: file)).flatMap({ _ in routes }) {
            seed += 1
            var generator = SampleGenerator(random: SeededRandom(seed: seed))
            let sample = generator.file(route)
            cases.append(Case(file: file, seed: seed, target: route.name, mistake: nil, yaml: sample.yaml))
            cases += Mistake.allCases.compactMap { wrongCase($0, seed: seed, route, in: sample, of: file, &generator) }
        }
        let made = Set(cases.compactMap(\.mistake)).union(impossible[file, default: []])
        return cases + Mistake.allCases.filter { !made.contains($0) }.compactMap { rareCase($0, of: file, routes) }
    }

    /// A file with a mistake for which none of the other files has a place.
    private static func rareCase(_ mistake: Mistake, of file: WrittenFile, _ routes: [Route]) -> Case? {
        for number in 0..<5_000 {
            let seed = UInt64(1_000_000 + number)
            let route = routes[number % routes.count]
            var generator = SampleGenerator(random: SeededRandom(seed: seed))
            let sample = generator.file(route)
            if let made = wrongCase(mistake, seed: seed, route, in: sample, of: file, &generator) { return made }
        }
        return nil
    }

    private static func wrongCase(
        _ mistake: Mistake, seed: UInt64, _ route: Route, in sample: Sample, of file: WrittenFile,
        _ generator: inout SampleGenerator
    ) -> Case? {
        made(mistake, in: sample, &generator.random).map { wrong in
            Case(file: file, seed: seed, target: route.name, mistake: mistake, yaml: wrong.yaml)
        }
    }

    /// The file with a mistake somewhere; nil where it has no place for it.
    private static func made(_ mistake: Mistake, in sample: Sample, _ random: inout SeededRandom) -> Sample? {
        for location in sample.locations.shuffled(using: &random) {
            guard let wrong = mistake.made(in: sample[location[...]], &random) else { continue }
            var copy = sample
            copy[location[...]] = wrong
            return copy
        }
        return nil
    }
}
