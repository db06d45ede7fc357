import CatalogModel
import CatalogRendering

/// The files of one entry: what each is to declare, and its path.
struct StubPlan: Sendable {
    /// A file in the language of a target.
    struct SourceFile: Sendable {
        let path: OutputPath
        let target: any StubTarget
        /// The implementation by its place in the entry; none for the stub of an entry without one.
        let implementation: Int?
        /// The types that nothing else of the implementation declares, by their place; none for free functions only.
        let root: Int?
        /// Whether the free functions stand here.
        let hasFunctions: Bool
        /// Whether the implementation is one for another platform.
        var isDerived = false
    }

    let sources: [SourceFile]

    var paths: [OutputPath] { sources.map(\.path) }

    /// - Parameter derived: The targets that also write stubs for entries without an implementation of theirs.
    init(_ component: Component, targets: Set<String>, derived: Set<String> = []) {
        let folder = FileNames.portable(component.id.rawValue)
        var names: [String: FileNames] = [:]
        var sources: [SourceFile] = []
        for (index, element) in component.entry.implementations.orEmpty().enumerated() {
            let platform = Platform(element.name, element.value)
            guard let target = StubTargets.all.first(where: { $0.covers(platform) }), targets.contains(target.name)
            else { continue }
            add(element.value, at: index, target, component)
        }
        for case let target as any ConvertingStubTarget in StubTargets.all where derived.contains(target.name) {
            let isThere = sources.contains { $0.target.name == target.name }
            if !isThere, component.entry.isShownByFunction { derive(target, component) }
        }

        /// The stubs of an implementation.
        func add(
            _ implementation: Implementation, at index: Int, _ target: any StubTarget, _ component: Component,
            isDerived: Bool = false
        ) {
            let types = implementation.types.orEmpty()
            let converted = target is any ConvertingStubTarget ? DeclaredNames(types) : nil
            for (place, root) in Self.roots(of: implementation).enumerated() {
                let declared = root.map { types[$0].name }
                let text = declared.map { converted?[$0]?.root ?? $0 } ?? component.id.rawValue
                let name = names[target.name, default: FileNames()].name(for: text, extension: target.fileExtension)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name)") else { continue }
                sources.append(
                    SourceFile(
                        path: path, target: target, implementation: index, root: root, hasFunctions: place == 0,
                        isDerived: isDerived))
            }
        }

        /// The stubs of the nearest implementation for another platform, else one of what the entry itself says.
        func derive(_ target: any ConvertingStubTarget, _ component: Component) {
            let implementations = component.entry.implementations.orEmpty()
            let ranked = implementations.indices.filter { !Self.roots(of: implementations[$0].value).isEmpty }
                .map { place in
                    let element = implementations.elements[place]
                    return (
                        place: place, nearness: target.nearness(to: Platform(element.name, element.value)),
                        facts: element.value.factCount
                    )
                }
            let best = ranked.max { left, right in
                (left.nearness, left.facts, right.place) < (right.nearness, right.facts, left.place)
            }
            if let best {
                add(implementations[best.place].value, at: best.place, target, component, isDerived: true)
            } else if component.entry.properties?.isEmpty == false {
                let name = DeclaredNames.pascalCase(component.id.rawValue)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name).\(target.fileExtension)") else { return }
                sources.append(
                    SourceFile(
                        path: path, target: target, implementation: nil, root: nil, hasFunctions: false,
                        isDerived: true))
            }
        }
        self.sources = sources
    }

    /// The types of an implementation that lie in no other of its types, without those that only something else
    /// declares; nil stands for its free functions when it has no such types.
    static func roots(of implementation: Implementation) -> [Int?] {
        let types = implementation.types.orEmpty()
        let forest = TypeForest(types)
        let roots = forest.roots.filter { declares($0, types, forest) }
        if roots.isEmpty { return implementation.functions.orEmpty().isEmpty ? [] : [nil] }
        return roots
    }

    /// Whether there is anything to declare for a type or for one that lies in it.
    private static func declares(_ type: Int, _ types: ByName<TypeDeclaration>, _ forest: TypeForest) -> Bool {
        !types.elements[type].value.isDeclaredElsewhere || forest.inner[type].contains { declares($0, types, forest) }
    }
}

extension Implementation {
    /// How much it says, for choosing among several.
    fileprivate var factCount: Int {
        types.orEmpty().reduce(functions.orEmpty().count) { count, type in
            count + 1 + type.value.properties.orEmpty().count + type.value.initializers.orEmpty().count
                + type.value.methods.orEmpty().count + type.value.events.orEmpty().count
                + type.value.slots.orEmpty().count + type.value.cases.orEmpty().count
        }
    }
}
