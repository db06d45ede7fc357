package import CatalogModel
package import DeclaredAPI

/// A reader of Custom Elements Manifests as a source of code declarations, for verifying entries against the manifest.
package struct ManifestReader: SourceReader {
    package static let kind = "manifest"
    package static let language = "typescript"
    package static let fileEnding = ".json"

    package init() {}

    package func read(_ files: [SourceFile]) -> DeclaredAPI {
        var api = DeclaredAPI()
        let importer = CustomElementsManifestImporter(options: .init(namesSilent: false))
        for file in files {
            let entries = importer.entries(from: file, diagnostics: &api.diagnostics)
            api.components += entries.map { entry in
                DeclaredComponent(
                    symbol: entry.symbol, module: nil, platform: "web", entry: entry.node, knowledge: Self.knowledge)
            }
            if entries.isEmpty, !api.diagnostics.hasErrors {
                api.diagnostics.report(.emptyManifest(at: SourceRange(file: file, from: 0, to: 0)))
            }
        }
        return api
    }

    /// Knowledge of nearly all features visible to a page.
    ///
    /// A parameter without `optional` is required. The words of a deprecation are known if stated in the manifest.
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
