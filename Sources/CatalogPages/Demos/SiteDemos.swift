package import CatalogModel

/// The demos of a whole catalog, each source once.
package struct SiteDemos: Sendable {
    /// The sources, in the order of the entries.
    package let sources: [DemoSource]

    package init(_ registry: ComponentRegistry) {
        var found: [DemoSource] = []
        for component in registry.components where component.entry.node.traits.contains(.demos) {
            var walk = RecordWalk(DemoVisitor(of: component.entry, in: RelativePath.folder(of: component.path)))
            walk.walk(component.entry)
            found += walk.visitor.sources
        }
        for section in registry.configuration.sections.orEmpty() {
            var walk = RecordWalk(DemoVisitor(of: nil, in: ""))
            walk.walk(section)
            found += walk.visitor.sources
        }
        sources = found.uniqued()
    }

    /// The origins of the demos on other servers, in order.
    package var origins: [String] {
        sources.compactMap { source in
            if case .address(let address) = source { DemoAddress.origin(of: address) } else { nil }
        }.uniqued().sorted()
    }
}

/// A collector of the demos of an entry, or of a section in `catalog.yaml`.
private struct DemoVisitor: RecordVisitor {
    private(set) var sources: [DemoSource] = []
    private let entry: Entry?
    private let folder: String

    static let needsPaths = false
    static let sought: RecordTraits? = [.demos]

    init(of entry: Entry?, in folder: String) {
        (self.entry, self.folder) = (entry, folder)
    }

    mutating func visit(_ demo: Demo, of example: Example?, implementation: String?) {
        if example?.hidden == true { return }
        let element = implementation.flatMap { entry?.implementations?.element(named: $0) }
        let language = element.map { ImplementationName($0).language } ?? ""
        if let source = DemoSource(demo, of: example, language: language, in: folder) { sources.append(source) }
    }
}
