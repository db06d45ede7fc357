import CatalogModel
import CatalogRendering

/// The plan of an entry's stub files made with the program's own templates: target, implementation and types of each
/// file.
struct StubPlan: Sendable {
    private(set) var files: [PlannedFile] = []

    /// Creates the plan of an entry's stubs.
    ///
    /// - Parameters:
    ///   - component: The entry.
    ///   - targets: The names of the wanted targets.
    ///   - derived: The names of targets with stubs even for an entry without an implementation for the target.
    init(_ component: Component, targets: Set<String>, derived: Set<String> = []) {
        let folder = FileNames.portable(component.id.rawValue)
        let forests = component.facts(TypeForests.self)
        var names: [String: FileNames] = [:]
        for (index, element) in component.entry.implementations.orEmpty().enumerated() {
            guard let target = StubTargets.target(for: Platform(element.name, implementation: element.value)),
                targets.contains(target.name)
            else { continue }
            add(element.value, at: index, for: target)
        }
        for target in StubTargets.converting where derived.contains(target.name) {
            let isThere = files.contains { $0.target.name == target.name }
            if !isThere, component.entry.isShownByFunction { derive(target) }
        }

        /// Adds the stubs of an implementation.
        func add(
            _ implementation: Implementation, at index: Int, for target: any CodeTarget, isDerived: Bool = false
        ) {
            let types = implementation.types.orEmpty()
            let converted = target.convertsOthers ? DeclaredNames(types) : nil
            let forest = forests[index]
            let merged = target.mergesProps ? Self.props(in: forest, types) : [:]
            let roots = forest.declared.filter { root in
                guard let root else { return true }
                // The target does not have the type that an extension for another platform extends.
                let isForeign = isDerived && types.elements[root].value.kind?.value == .extension
                return merged[root] == nil && !isForeign
            }
            for (position, root) in roots.enumerated() {
                let declared = root.map { types[$0].name }
                var text = declared.map { converted?[$0]?.root ?? $0 } ?? component.id.rawValue
                if converted == nil, let root, types.elements[root].value.kind?.value == .extension {
                    text += "+" + DeclaredNames.pascalCase(component.id.rawValue)
                }
                let name = names[target.name, default: FileNames()].name(for: text, extension: target.fileExtension)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name)") else { continue }
                let props = forest.declared.compactMap(\.self).filter { merged[$0] == root }
                let file = PlannedFile(
                    path: path, target: target, writer: target, implementation: index,
                    roots: [root].compactMap(\.self) + props, forest: forest.types, hasFunctions: position == 0,
                    isDerived: isDerived)
                files.append(file)
                if let root, root == forest.types.main, component.entry.shows(types.elements[root]) {
                    addStories(of: file)
                }
            }
        }

        /// Adds the file with the stories of a component, where the target has such files.
        func addStories(of file: PlannedFile) {
            let suffix = "." + file.target.fileExtension
            guard file.writer?.hasStories == true,
                let path = OutputPath("\(file.path.text.dropLast(suffix.count)).stories\(suffix)")
            else { return }
            var stories = PlannedFile(
                path: path, target: file.target, writer: file.writer, implementation: file.implementation,
                roots: file.roots, forest: file.forest, isDerived: file.isDerived)
            stories.part = .stories
            files.append(stories)
        }

        /// Adds the stubs of the nearest implementation for another platform, else a stub of the entry's own
        /// statements.
        func derive(_ target: any CodeTarget) {
            if let nearest = Self.nearest(to: target, in: component) {
                add(component.entry.implementations.orEmpty()[nearest].value, at: nearest, for: target, isDerived: true)
            } else if component.entry.properties?.isEmpty == false {
                let name = DeclaredNames.pascalCase(component.id.rawValue)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name).\(target.fileExtension)") else { return }
                let file = PlannedFile(path: path, target: target, writer: target, isDerived: true)
                files.append(file)
                addStories(of: file)
            }
        }
    }

    /// Returns the components whose props are declared by interfaces of their own, by the interfaces.
    private static func props(
        in forest: TypeForests.Forest, _ types: OrderedRecords<TypeDeclaration>
    ) -> [Int: Int] {
        let roots = forest.declared.compactMap(\.self)
        let names = Dictionary(roots.map { (types.elements[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
        var owners: [Int: Int] = [:]
        for root in roots {
            guard let owner = names[types.elements[root].name + "Props"] else { continue }
            let kind = TypeStubKind(types.elements[owner], isMain: false)
            guard kind.isInterface, TypeStubKind(types.elements[root], isMain: root == forest.types.main).canBeShown
            else { continue }
            owners[owner] = root
        }
        return owners
    }

    /// Returns the implementation for another platform nearest to the output of a target, by index; nil where no
    /// implementation has content.
    static func nearest(to target: any CodeTarget, in component: Component) -> Int? {
        let implementations = component.entry.implementations.orEmpty()
        let forests = component.facts(TypeForests.self)
        let ranked = implementations.indices.filter { !forests[$0].declared.isEmpty }
            .map { index in
                let element = implementations.elements[index]
                return (
                    index: index, nearness: target.nearness(to: Platform(element.name, implementation: element.value)),
                    facts: element.value.factCount
                )
            }
        return ranked.max { left, right in
            (left.nearness, left.facts, right.index) < (right.nearness, right.facts, left.index)
        }?.index
    }
}

extension TypeStubKind {
    fileprivate var isInterface: Bool {
        switch self {
        case .struct, .protocol: true
        default: false
        }
    }
}

extension Entry {
    /// Whether the main type becomes a function where components are functions.
    fileprivate func shows(_ type: OrderedRecords<TypeDeclaration>.Element) -> Bool {
        switch TypeStubKind(type, isMain: true) {
        case .component: true
        case let kind: kind.canBeShown && isShownByFunction
        }
    }
}

extension Implementation {
    /// Number of stated facts, for choosing among several implementations.
    fileprivate var factCount: Int {
        types.orEmpty().reduce(functions.orEmpty().count) { count, type in
            count + 1 + type.value.properties.orEmpty().count + type.value.initializers.orEmpty().count
                + type.value.methods.orEmpty().count + type.value.events.orEmpty().count
                + type.value.slots.orEmpty().count + type.value.cases.orEmpty().count
        }
    }
}
