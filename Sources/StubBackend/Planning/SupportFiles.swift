import CatalogModel
import CatalogRendering

/// The files of names that stubs use and nothing declares, one for each target that has such names.
struct SupportFiles {
    let entries: [PlannedEntry]
    let header: [String]
    let catalog: StubCatalog

    /// A unit for each target that writes stubs at all.
    var units: [RenderUnit] {
        StubTargets.converting.compactMap { target in
            guard entries.contains(where: { !$0.files(of: target).isEmpty }),
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
        for entry in entries {
            let translation = StubTranslation(component: entry.component, header: [], catalog: catalog)
            for file in entry.files(of: target) {
                names.merge(target.placeholders(of: translation.file(file)), uniquingKeysWith: max)
            }
        }
        return names
    }
}
