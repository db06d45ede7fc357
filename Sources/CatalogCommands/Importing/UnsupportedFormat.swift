import CatalogModel
import CodeReaders

/// A format of files that `catalog import` recognizes and cannot read, with the way to a supported file.
struct UnsupportedFormat: Sendable {
    /// The name, after "it looks like".
    let name: String
    /// What to do instead, as an imperative.
    let advice: String
    let matches: @Sendable (FileOutline) -> Bool

    init(_ name: String, _ advice: String, matches: @escaping @Sendable (FileOutline) -> Bool) {
        self.name = name
        self.advice = advice
        self.matches = matches
    }

    private init(_ name: String, ending: String, advice: String) {
        self.init(name, advice) { CatalogPath.pathExtension(of: $0.file.path) == ending }
    }

    private static let manifest = "import a Custom Elements Manifest or the output of react-docgen instead"
    private static let designTokens = "export it in the Design Tokens format (W3C DTCG) instead"

    static let all = components + tokens + packages

    /// Formats about components and their documentation.
    private static let components = [
        UnsupportedFormat(
            "Stencil docs-json", "build with the custom-elements-manifest output target, and import its result instead"
        ) { $0.has("components") && $0.has("tag", at: 2) && ($0.has("compiler") || $0.has("encapsulation", at: 2)) },
        UnsupportedFormat("a Storybook index", manifest) {
            ($0.has("v", "entries") || $0.has("v", "stories")) && $0.has("id", "title", at: 3)
        },
        UnsupportedFormat("TypeDoc JSON", manifest) {
            $0.has("name", "kind", "children") && $0.hasAny("variant", "packageName", "groups", "flags", "symbolIdMap")
        },
        UnsupportedFormat("an API Extractor model", manifest) {
            $0.has("metadata", "members") && ($0.has("canonicalReference") || $0.has("toolPackage", at: 2))
        },
        UnsupportedFormat("vue-docgen-api output", "Vue components have no importer; write their entries by hand") {
            outline in (1...3).contains { outline.has("exportName", "displayName", at: $0) }
        },
        UnsupportedFormat("Compodoc JSON", "Angular components have no importer; write their entries by hand") {
            $0.has("components", "modules") && $0.hasAny("injectables", "directives", "pipes")
        },
        UnsupportedFormat("sveld JSON", "Svelte components have no importer; write their entries by hand") {
            $0.has("components") && $0.has("moduleName", at: 2)
        },
        UnsupportedFormat("Web Types", "import the Custom Elements Manifest that it was made from instead") {
            $0.has("contributions") && $0.has("name")
        },
        UnsupportedFormat("VS Code custom data", "import the Custom Elements Manifest that it was made from instead") {
            $0.has("version") && $0.hasAny("tags", "globalAttributes", "valueSets") && $0.has("name", at: 2)
        },
        UnsupportedFormat("the dump of a catalog", "copy the files of the catalog instead") {
            $0.has("dumpVersion", "components")
        },
    ]

    /// Formats about values of a design.
    private static let tokens =
        [
            UnsupportedFormat("a Figma file", designTokens) {
                $0.has("document") && $0.hasAny("schemaVersion", "styles", "components")
            },
            UnsupportedFormat("Theo design properties", designTokens) { $0.has("global", "props") },
            UnsupportedFormat("a theme of Theme UI or Styled System", designTokens) {
                $0.has("colors") && $0.hasAny("space", "fonts", "fontSizes", "radii", "shadows")
                    && !TokenFileReader.recognizes($0)
            },
            UnsupportedFormat("Style Dictionary tokens in YAML", "convert the file to JSON") { outline in
                guard ["yaml", "yml"].contains(CatalogPath.pathExtension(of: outline.file.path)) else { return false }
                let text = String(decoding: outline.file.bytes.prefix(1 << 16), as: UTF8.self)
                return text.contains(#/(?m)^\s+"?value"?:\s*["']?[#{.0-9]/#) && !TokenFileReader.recognizes(outline)
            },
            UnsupportedFormat(
                "a style sheet without variables", "import a file with custom properties or SCSS variables"
            ) {
                [".css", ".scss"].contains(where: $0.file.path.hasSuffix) && !StyleSheetFile.recognizes($0.file)
            },
        ]
        + [("Less variables", "less"), ("Sass in the indented syntax", "sass"), ("Stylus variables", "styl")].map {
            UnsupportedFormat(
                $0, ending: $1, advice: "import the custom properties or SCSS variables of the same tokens instead")
        }
        + [("Dart code", "dart"), ("a property list", "plist"), ("TOML", "toml")].map {
            UnsupportedFormat($0, ending: $1, advice: designTokens)
        }

    /// Formats of packages and tools.
    private static let packages = [
        UnsupportedFormat("a package lock file", "import the file that describes the components instead") {
            $0.has("lockfileVersion")
        },
        UnsupportedFormat(
            "the package.json of a package", "import the file that its key 'customElements' names instead"
        ) {
            $0.has("name", "version")
                && $0.hasAny("dependencies", "devDependencies", "peerDependencies", "scripts", "customElements", "main")
        },
        UnsupportedFormat("a TypeScript configuration", manifest) { $0.has("compilerOptions") },
        UnsupportedFormat("an OpenAPI description", manifest) {
            $0.hasAny("openapi", "swagger") && $0.hasAny("paths", "info", "components")
        },
        UnsupportedFormat("a JSON Schema", manifest) { $0.text(of: "$schema")?.contains("json-schema.org") == true },
    ]
}
