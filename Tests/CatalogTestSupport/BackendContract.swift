package import CatalogModel
package import CatalogRendering

/// What every backend promises, as checks that any test target can run.
///
///     @Test(arguments: BackendContract.Check.allCases)
///     func keepsTheContract(check: BackendContract.Check) async throws {
///         let catalogs = try await ContractCatalogs.load()
///         let violations = await BackendContract(MyBackend()).violations(of: check, in: catalogs)
///         #expect(violations == [])
///     }
package struct BackendContract: Sendable, CustomStringConvertible {
    package enum Check: String, CaseIterable, Sendable {
        /// Its name is kebab case, its options camel case; all are described, and have defaults of their kind.
        case describesItself
        /// It renders the same twice, and whatever order its units run in.
        case repeatsItself
        /// It renders exactly what it announces, to paths that are different on every disk.
        case keepsItsWord
        /// Prose and values of tokens that a unit has not read, as recorded, do not change what the unit renders.
        case recordsItsReads
        /// A catalog without entries is fine.
        case takesAnEmptyCatalog
        /// Text that means something to a language comes out as text.
        case keepsAwkwardText
        /// Nothing in its files depends on where, when or for whom it runs.
        case saysNothingOfTheMachine
    }

    package let backend: any Backend
    /// The facts of an entry that its files show.
    package let shows: Set<AwkwardFact>

    package init(_ backend: any Backend, shows: Set<AwkwardFact> = Set(AwkwardFact.allCases)) {
        self.backend = backend
        self.shows = shows
    }

    package var description: String { backend.name }

    /// What the backend does against the contract, each in words; none if it keeps it.
    package func violations(of check: Check, in catalogs: ContractCatalogs) async -> [String] {
        if check == .describesItself { return descriptionViolations }
        var violations: [String] = []
        for options in optionSets {
            let found =
                switch check {
                case .describesItself: [String]()
                case .repeatsItself: await repetitionViolations(catalogs, options.value)
                case .keepsItsWord: await wordViolations(catalogs, options.value)
                case .recordsItsReads: await readingViolations(catalogs, options.value)
                case .takesAnEmptyCatalog: await faults(catalogs.empty, options.value)
                case .keepsAwkwardText: await textViolations(catalogs, options.value)
                case .saysNothingOfTheMachine: await machineViolations(catalogs, options.value)
                }
            violations += found.map { options.name.isEmpty ? $0 : "\($0) (with \(options.name))" }
        }
        return violations
    }

    /// The defaults, and each choice and flag set to each of its values.
    package var optionSets: [(name: String, value: BackendOptions)] {
        var sets = [(name: "", value: BackendOptions(defaultsOf: backend.options))]
        for option in backend.options {
            let values: [JSONValue] =
                switch option.kind {
                case .flag: [true, false]
                case .choice(let choices): choices.map(JSONValue.string)
                case .text, .textList, .choiceList: []
                }
            for value in values where value != option.defaultValue {
                sets.append((name: "\(option.name): \(value.compact)", value: set(option, to: value)))
            }
        }
        return sets
    }

    private func set(_ option: BackendOption, to value: JSONValue) -> BackendOptions {
        let range = SourceFile(path: "catalog.yaml", bytes: []).range(ofBytes: 0..<0)
        var diagnostics = Diagnostics()
        return BackendOptions.checked(
            OrderedRecords([.init(key: Text(option.name, at: range), value: Located(value, at: range))]),
            against: backend.options, backendName: backend.name, diagnostics: &diagnostics)
    }

    /// All files of a catalog, and what was found on the way.
    func render(
        _ registry: ComponentRegistry, _ options: BackendOptions, reversed: Bool = false, width: Int = 8
    ) async -> (files: [RenderedFile], diagnostics: Diagnostics) {
        let target = OutputTarget(
            name: "contract", backend: backend.name, folder: "Output", location: "/Output", range: nil)
        let units = await backend.plan(registry, options: options)
        let job = RenderJob(target, units: reversed ? units.reversed() : units)
        var diagnostics = Diagnostics()
        let outputs = await OutputRenderer.render([job], width: width, diagnostics: &diagnostics)
        return (outputs.flatMap(\.files), diagnostics)
    }

    /// What rendering a catalog reports as an error.
    package func faults(_ registry: ComponentRegistry, _ options: BackendOptions) async -> [String] {
        await render(registry, options).diagnostics.sorted().filter { $0.severity == .error }.map(\.message)
    }
}
