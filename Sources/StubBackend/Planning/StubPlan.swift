import CatalogModel
import CatalogRendering

/// The files of one entry: what each is to declare, and its path.
struct StubPlan: Sendable {
    /// A file in the language of a target.
    struct SourceFile: Sendable {
        let path: OutputPath
        let target: any StubTarget
        /// The implementation by its place in the entry.
        let implementation: Int
        /// The types that nothing else of the implementation declares, by their place; none for free functions only.
        let root: Int?
        /// Whether the free functions stand here.
        let hasFunctions: Bool
    }

    let sources: [SourceFile]
    /// The path of the outline; nil when none is asked for.
    let outline: OutputPath?

    var paths: [OutputPath] { sources.map(\.path) + [outline].compactMap(\.self) }

    init(_ component: Component, targets: Set<String>) {
        let folder = FileNames.portable(component.id.rawValue)
        var names: [String: FileNames] = [:]
        var sources: [SourceFile] = []
        for (index, element) in component.entry.implementations.orEmpty().enumerated() {
            let platform = Platform(element.name, element.value)
            guard let target = StubTargets.all.first(where: { $0.covers(platform) }), targets.contains(target.name)
            else { continue }
            let roots = Self.roots(of: element.value)
            for (place, root) in roots.enumerated() {
                let text = root.map { element.value.types.orEmpty()[$0].name } ?? component.id.rawValue
                let name = names[target.name, default: FileNames()].name(for: text, extension: target.fileExtension)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name)") else { continue }
                sources.append(
                    SourceFile(
                        path: path, target: target, implementation: index, root: root, hasFunctions: place == 0))
            }
        }
        self.sources = sources
        outline =
            targets.contains(StubTargets.outline) ? OutputPath("\(StubTargets.outline)/\(folder)/\(folder).txt") : nil
    }

    /// The types of an implementation that lie in no other of its types, without those that only something else
    /// declares; nil stands for its free functions when it has no such types.
    private static func roots(of implementation: Implementation) -> [Int?] {
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
