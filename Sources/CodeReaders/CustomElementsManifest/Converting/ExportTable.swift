import CatalogModel

/// A lookup of the exports of each declaration in a Custom Elements Manifest, collected from all modules.
struct ExportTable {
    private var exports: [DeclarationLocation: DeclarationExports] = [:]

    init(_ modules: [ManifestModule], package: ManifestPackage, findings: inout Diagnostics) {
        var locations: [String: [String: DeclarationLocation]] = [:]
        for (index, module) in modules.enumerated() {
            for (position, declaration) in module.declarations.enumerated() {
                let path = ManifestReference.normalized(module.path)
                locations[path, default: [:]][declaration.name.value] = DeclarationLocation(
                    module: index, declaration: position)
            }
        }
        for export in modules.flatMap(\.exports) {
            let reference = export.declaration
            let path = ManifestReference.normalized(reference?.module ?? export.module)
            let name = reference?.name ?? export.name
            if reference?.package == nil, let location = locations[path]?[name] {
                exports[location, default: DeclarationExports()].add(export, of: name, in: package)
            } else if loses(export, declared: locations[path]) {
                findings.report(.unplacedExport(export.name, of: export.module, at: export.range))
            }
        }
    }

    subscript(location: DeclarationLocation) -> DeclarationExports { exports[location] ?? DeclarationExports() }

    /// Returns whether a missing declaration of an export is a gap in the manifest.
    ///
    /// No declaration is lost with `export *`, or with an export of another package, an unnamed value, or a module
    /// without declarations: a manifest has no declarations of types.
    private func loses(_ export: ManifestExport, declared: [String: DeclarationLocation]?) -> Bool {
        if export.isDefinition { return ManifestText.isTag(export.name) }
        guard let reference = export.declaration else { return false }
        return reference.package == nil && !reference.name.isEmpty && reference.name != "*" && declared != nil
    }
}

extension DeclarationExports {
    fileprivate mutating func add(_ export: ManifestExport, of declaration: String, in package: ManifestPackage) {
        let module = "'\(package.specifier(of: export.module))'"
        let line: String
        if export.isDefinition {
            tag = tag ?? Text(export.name, at: export.range)
            line = module
        } else if export.name == "*" {
            // The exports that the module repeats name the declaration.
            return
        } else if export.name == "default" {
            line = "\(declaration) from \(module)"
        } else {
            let name = export.name == declaration ? declaration : "\(export.name) as \(declaration)"
            line = "{ \(name) } from \(module)"
        }
        if !imports.contains(line) { imports.append(line) }
        if !export.leftovers.isEmpty {
            leftovers.append(["name": .string(export.name), "says": .object(export.leftovers)])
        }
    }
}
