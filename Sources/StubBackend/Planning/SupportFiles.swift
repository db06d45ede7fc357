import CatalogModel
import CatalogRendering

/// The files of names that stubs use and nothing declares, one for each target that has such names.
struct SupportFiles {
    let components: [Component]
    let plans: [StubPlan]
    let header: [String]
    let catalog: StubCatalog

    /// A unit for each target that writes stubs at all.
    var units: [RenderUnit] {
        StubTargets.converting.compactMap { target in
            guard plans.contains(where: { $0.sources.contains { $0.target.name == target.name } }),
                let path = OutputPath("\(target.name)/\(target.support([:], header: [], package: "").name)")
            else { return nil }
            return RenderUnit(paths: [path], reads: .everything) {
                let file = target.support(placeholders(of: target), header: header, package: catalog.package)
                return Rendering(files: [OutputFile(path: path, bytes: file.text)])
            }
        }
    }

    /// The comment at the top of such a file.
    static func heading(_ count: Int) -> String {
        count == 0
            ? "// Every type that the stubs name is declared by the catalog or the platform."
            : "// Types that the stubs name and the catalog does not declare. Put the real ones in their place."
    }

    private func placeholders(of target: any ConvertingStubTarget) -> [String: Int] {
        var names: [String: Int] = [:]
        for (component, plan) in zip(components, plans) {
            let translation = StubTranslation(component: component, header: [], catalog: catalog)
            for source in plan.sources where source.target.name == target.name {
                names.merge(target.placeholders(of: translation.file(source)), uniquingKeysWith: max)
            }
        }
        return names
    }
}
