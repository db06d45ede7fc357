package import CatalogModel

/// A reader of Custom Elements Manifests as a source of code declarations, for verifying entries against the manifest.
package struct ManifestReader: SourceReader {
    package static let kind = "manifest"
    package static let language = ProgrammingLanguage.typescript.name
    package static let fileEnding = ".json"

    package init() {}

    /// Reads manifests; a `package.json` among the files names the package of its manifest.
    package func read(_ files: [SourceFile]) -> DeclaredAPI {
        var api = DeclaredAPI()
        let packages = files.filter(Self.isPackage).compactMap { PackageFile($0) }
        for file in files where !Self.isPackage(file) {
            let path = CatalogPath.join("", with: file.path)
            let package = packages.first { $0.manifest == path }?.name.value
            let importer = CustomElementsManifestImporter(options: .init(package: package, namesSilent: false))
            guard let contents = importer.contents(of: file, diagnostics: &api.diagnostics) else { continue }
            let entries = contents.entries
            api.components += entries.map { entry in
                var component = DeclaredComponent(
                    symbol: entry.symbol, module: nil, platform: "web", entry: entry.node, knowledge: Self.knowledge)
                component.supporting = entry.supporting
                return component
            }
            api.omissions += contents.copies.map {
                .init($0, because: "is a second declaration of an imported element")
            }
            api.version = api.version ?? contents.version
            if entries.isEmpty, !api.diagnostics.hasErrors {
                api.diagnostics.report(.emptyManifest(at: SourceRange(file: file, from: 0, to: 0)))
            }
        }
        return api
    }

    private static func isPackage(_ file: SourceFile) -> Bool {
        file.path == PackageFile.fileName || file.path.hasSuffix("/" + PackageFile.fileName)
    }

    /// Knowledge of nearly all features visible to a page.
    ///
    /// A parameter without `optional` is required. The message of a deprecation is covered if stated in the manifest.
    private static let knowledge = SourceKnowledge(
        [
            "Type": [
                "names", "inherits", "mixins", "properties", "methods", "events", "slots", "cssParts", "cssStates",
                "cssProperties", "deprecated",
            ],
            "Property": [
                "type", "default", "readOnly", "static", "attribute", "reflects", "inheritedFrom",
                "visibility",
                "deprecated",
            ],
            "Parameter": ["type", "default", "variadic", "required"],
            "Method": ["parameters", "returns", "static", "async", "inheritedFrom", "visibility", "deprecated"],
            "Outcome": ["type"],
            "Event": ["type", "payload", "inheritedFrom", "deprecated"],
            "Slot": ["deprecated"], "CssPart": ["deprecated"], "CssProperty": ["syntax", "default", "deprecated"],
            "Implementation": ["functions", "variables"],
        ],
        wherePresent: ["Deprecated": ["message"], "Property": ["values"], "Parameter": ["values"]])
}
