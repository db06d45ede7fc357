import CatalogModel
import CatalogRendering

extension StubSurroundings {
    /// The placeholders that the stubs of an entry need to be compiled without those of other entries.
    func companions(_ component: Component, _ plan: StubPlan) -> [RenderUnit.Companion] {
        plan.sources.compactMap { source in
            guard let file = supportFile(for: source, of: component),
                let path = OutputPath("\(source.target.name)/\(file)")
            else { return nil }
            return RenderUnit.Companion(path, hasItsPlace: source.target.importsByPlace)
        }.uniqued()
    }

    /// The name of the file with placeholders that a stub needs; nil if it needs none.
    private func supportFile(for source: StubPlan.SourceFile, of component: Component) -> String? {
        let translation = StubTranslation(component: component, header: [], catalog: catalog)
        switch source.target {
        case let target as any PlaceholderTarget:
            return uses(of: source, translation, target).missing.isEmpty ? nil : target.supportFile
        case let target as any ConvertingStubTarget:
            let isAlone = target.placeholders(of: translation.file(source)).isEmpty
            return isAlone ? nil : target.support([:], header: [], package: "").name
        default: return nil
        }
    }
}
