import CatalogModel
import CatalogRendering

/// The plan of an entry's stub files made with templates of the catalog, or with the outline built into the program.
struct TemplatePlan: Sendable {
    private(set) var files: [PlannedFile] = []
    private(set) var diagnostics = Diagnostics()

    init(_ component: Component, targets: [TemplateTarget]) {
        for target in targets { add(target, for: component) }
    }

    private mutating func add(_ target: TemplateTarget, for component: Component) {
        var names = FileNames()
        let forests = component.facts(TypeForests.self)
        for made in Self.sources(of: target, component) {
            let element = made.implementation.map { component.entry.implementations.orEmpty().elements[$0] }
            let writer = target.writer(for: element.map { Platform($0.name, implementation: $0.value) })
            let forest = made.implementation.map { forests[$0] } ?? .none
            let roots = forest.declared
            let units: [[Int?]] = target.unit == .type && !roots.isEmpty ? roots.map { [$0] } : [roots]
            for (index, unit) in units.enumerated() {
                let types = unit.compactMap(\.self)
                let type =
                    target.unit == .type ? types.first.map { element?.value.types.orEmpty()[$0].name ?? "" } : nil
                let subject = StubFileNameContext(
                    id: component.id.rawValue, title: component.title, name: type ?? component.id.rawValue,
                    implementation: element?.name)
                let name = names.name(
                    for: target.fileName(of: subject, diagnostics: &diagnostics), extension: target.fileExtension)
                let folder = FileNames.portable(component.id.rawValue)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name)") else { continue }
                let isShown = target.showsDeclarations
                files.append(
                    PlannedFile(
                        path: path, target: target, writer: writer, implementation: made.implementation,
                        roots: isShown ? types : [], forest: forest.types, hasFunctions: isShown && index == 0,
                        isDerived: made.isDerived))
            }
        }
    }

    /// Returns the implementations for files: those covered by the target, else the first implementation with content.
    private static func sources(
        of target: TemplateTarget, _ component: Component
    ) -> [(implementation: Int?, isDerived: Bool)] {
        let implementations = component.entry.implementations.orEmpty()
        let forests = component.facts(TypeForests.self)
        let ranked = implementations.indices.compactMap { index in
            let element = implementations.elements[index]
            return target.rank(of: Platform(element.name, implementation: element.value)).map {
                (rank: $0, index: index)
            }
        }
        let indices = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
        let declaring = indices.filter { !forests[$0].declared.isEmpty }
        if target.unit == .type, target.isParticular, !declaring.isEmpty { return declaring.map { ($0, false) } }
        if let first = declaring.first ?? indices.first { return [(first, false)] }
        if !target.isParticular { return [(nil, false)] }
        guard target.isDerived, component.kind == .component else { return [] }
        if let converting = target.replaced, converting.convertsOthers {
            return [(StubPlan.nearest(to: converting, in: component), true)]
        }
        let other = implementations.indices.first { !forests[$0].declared.isEmpty }
        return [(other, true)]
    }
}
