import CatalogModel
import CatalogRendering
import CatalogTemplates

/// The files of one entry that are made with templates.
struct TemplatePlan: Sendable {
    struct File: Sendable {
        let path: OutputPath
        let target: TemplateTarget
        /// The implementation by its place in the entry; nil where the entry has none that says anything.
        let implementation: Int?
        /// The types that lie in no other, by their place; nil stands for free functions only.
        let roots: [Int?]
        /// Whether the implementation is one for another platform.
        let isDerived: Bool
    }

    private(set) var files: [File] = []
    private(set) var diagnostics = Diagnostics()

    init(_ component: Component, targets: [TemplateTarget]) {
        for target in targets { add(target, component) }
    }

    private mutating func add(_ target: TemplateTarget, _ component: Component) {
        var names = FileNames()
        for made in Self.sources(of: target, component) {
            let implementations = component.entry.implementations.orEmpty()
            let element = made.implementation.map { implementations.elements[$0] }
            let roots = element.map { StubPlan.roots(of: $0.value) } ?? []
            let units: [[Int?]] = target.unit == .type && !roots.isEmpty ? roots.map { [$0] } : [roots]
            for unit in units {
                let type: String? =
                    target.unit == .type
                    ? unit.first.flatMap { place in
                        place.flatMap { element?.value.types.orEmpty()[$0].name }
                    } : nil
                let subject = StubFileSubject(
                    id: component.id.rawValue, title: component.title, name: type ?? component.id.rawValue,
                    implementation: element?.name)
                let name = names.name(
                    for: target.fileName(of: subject, diagnostics: &diagnostics), extension: target.fileExtension)
                let folder = FileNames.portable(component.id.rawValue)
                guard let path = OutputPath("\(target.name)/\(folder)/\(name)") else { continue }
                files.append(
                    File(
                        path: path, target: target, implementation: made.implementation, roots: unit,
                        isDerived: made.isDerived))
            }
        }
    }

    /// Whether a target that a catalog declares has a file here.
    var hasOwn: Bool { files.contains(where: \.target.isOwn) }

    /// Whether types are put into another language, for which any entry may be looked at.
    var looksFurther: Bool { files.contains { $0.target.language != nil } }

    /// Makes the files.
    func render(_ translation: StubTranslation, into rendering: inout Rendering) {
        rendering.diagnostics.merge(diagnostics)
        for file in files {
            let text = file.target.text(of: translation.file(file), diagnostics: &rendering.diagnostics)
            rendering.files.append(OutputFile(path: file.path, bytes: text))
        }
    }

    /// The implementations to make files of: those that the target is for, else the first that says anything.
    private static func sources(
        of target: TemplateTarget, _ component: Component
    ) -> [(implementation: Int?, isDerived: Bool)] {
        let implementations = component.entry.implementations.orEmpty()
        let ranked = implementations.indices.compactMap { place in
            let element = implementations.elements[place]
            return target.rank(of: Platform(element.name, element.value)).map { (rank: $0, place: place) }
        }
        let places = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.place)
        let told = places.filter { !StubPlan.roots(of: implementations.elements[$0].value).isEmpty }
        if target.unit == .type, target.isParticular, !told.isEmpty { return told.map { ($0, false) } }
        if let first = told.first ?? places.first { return [(first, false)] }
        if !target.isParticular { return [(nil, false)] }
        guard target.isDerived, component.kind == .component else { return [] }
        let other = implementations.indices.first { !StubPlan.roots(of: implementations.elements[$0].value).isEmpty }
        return [(other, true)]
    }
}

extension StubTranslation {
    /// What a file declares that is made with a template: all types that it has, each translated as for a file of its own.
    fileprivate func file(_ planned: TemplatePlan.File) -> StubFile {
        let roots = planned.target.showsDeclarations && planned.implementation != nil ? planned.roots : []
        let parts = roots.enumerated().map { place, root in
            self.file(
                StubPlan.SourceFile(
                    path: planned.path, target: planned.target, implementation: planned.implementation, root: root,
                    hasFunctions: place == 0, isDerived: planned.isDerived))
        }
        let heading = StubHeading(title: component.title, entry: component.id, lines: header)
        var stub = parts.first ?? StubFile(heading: heading, catalog: catalog)
        for part in parts.dropFirst() {
            stub.modules += part.modules
            stub.types += part.types
        }
        stub.origin.isDerived = planned.isDerived
        stub.template.component = component
        stub.template.implementation = planned.implementation
        return stub
    }
}
