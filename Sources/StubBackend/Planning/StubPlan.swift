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
            let converted = target is any ConvertingStubTarget ? DeclaredNames(types) : nil
            let forest = forests[index]
            for (position, root) in forest.declared.enumerated() {
                let declared = root.map { types[$0].name }
                let text = declared.map { converted?[$0]?.root ?? $0 } ?? component.id.rawValue
                let name = names[target.name, default: FileNames()].name(for: text, extension: target.fileExtension)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name)") else { continue }
                files.append(
                    PlannedFile(
                        path: path, target: target, writer: target, implementation: index,
                        roots: [root].compactMap(\.self), forest: forest.types, hasFunctions: position == 0,
                        isDerived: isDerived
                    ))
            }
        }

        /// Adds the stubs of the nearest implementation for another platform, else a stub of the entry's own
        /// statements.
        func derive(_ target: any ConvertingStubTarget) {
            if let nearest = Self.nearest(to: target, in: component) {
                add(component.entry.implementations.orEmpty()[nearest].value, at: nearest, for: target, isDerived: true)
            } else if component.entry.properties?.isEmpty == false {
                let name = DeclaredNames.pascalCase(component.id.rawValue)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name).\(target.fileExtension)") else { return }
                files.append(PlannedFile(path: path, target: target, writer: target, isDerived: true))
            }
        }
    }

    /// Returns the implementation for another platform nearest to the output of a target, by index; nil where no
    /// implementation has content.
    static func nearest(to target: any ConvertingStubTarget, in component: Component) -> Int? {
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
