import CatalogModel
import CatalogSyntax

/// The modules of a Custom Elements Manifest, decoded from the top level of the file.
struct DecodedManifest {
    private(set) var modules: [ManifestModule] = []
    let range: SourceRange
    /// The name of the distribution package, as in `package.json`.
    private(set) var package: Text?
    /// The version of the package.
    private(set) var version: String?

    /// Creates the package of a manifest; nil for any other file, with a report.
    init?(_ root: YAMLNode, findings: inout Diagnostics) {
        guard var object = ManifestObject(root), object.has("modules") else {
            findings.report(.notAManifest(at: root.range))
            return nil
        }
        range = root.range
        Self.checkVersion(&object, findings: &findings)
        for module in object.objects("modules", findings: &findings) {
            modules.append(ManifestModule(module, findings: &findings))
        }
        takePackage(of: &object, findings: &findings)
        for member in object.leftovers.members where member.value != "" {
            findings.report(.unplaced("'\(member.name)' of the package", at: root.range))
        }
    }

    /// Takes the package: a name, or an object with the members of `package.json`.
    private mutating func takePackage(of object: inout ManifestObject, findings: inout Diagnostics) {
        guard let node = object.value(of: "package") else { return }
        if ManifestObject(node) == nil {
            package = object.text("package", findings: &findings)
        } else if var record = object.object("package", findings: &findings) {
            package = record.text("name", findings: &findings)
            version = record.text("version", findings: &findings)?.value
        }
        if package?.value.trimmed.isEmpty == true { package = nil }
    }

    private static func checkVersion(_ object: inout ManifestObject, findings: inout Diagnostics) {
        guard let version = object.text("schemaVersion", findings: &findings) else {
            findings.report(.missingVersion(at: object.range))
            _ = object.take("version")
            return
        }
        let major = version.value.prefix { $0 != "." }
        if major != "1" && major != "2" && major != "0" { findings.report(.unknownVersion(version)) }
    }
}

/// The distribution package of a Custom Elements Manifest, for the module names in import statements.
struct ManifestPackage {
    /// The name in `package.json`; nil for an unknown package.
    let name: Text?

    /// Returns the name to import a module by: `components/alert.js` of the package `@my/kit` is `@my/kit/components/alert.js`.
    func specifier(of module: String) -> String {
        guard let name = name?.value else { return module }
        let path = ManifestReference.normalized(module)
        return path == name || path.hasPrefix(name + "/") ? path : name + "/" + path
    }
}

/// A JavaScript module decoded from a Custom Elements Manifest, with all declarations and exports.
struct ManifestModule {
    let path: String
    let range: SourceRange
    private(set) var declarations: [ManifestDeclaration] = []
    private(set) var exports: [ManifestExport] = []
    /// Object of the module itself.
    var object: ManifestObject

    init(_ object: ManifestObject, findings: inout Diagnostics) {
        var object = object
        range = object.range
        _ = object.take("kind")
        let path = object.text("path", findings: &findings)
        if path == nil { findings.report(.missing("path", of: "module", at: object.range)) }
        self.path = path?.value ?? ""
        for declaration in object.objects("declarations", findings: &findings) {
            declarations.append(ManifestDeclaration(declaration, findings: &findings))
        }
        for export in object.objects("exports", findings: &findings) {
            exports.append(ManifestExport(export, module: self.path, findings: &findings))
        }
        self.object = object
    }

    /// The language of the types and expressions.
    var language: String {
        let isTypeScript = [".ts", ".tsx", ".mts", ".cts"].contains { path.hasSuffix($0) }
        return (isTypeScript ? ProgrammingLanguage.typescript : .javascript).name
    }
}

/// A declaration decoded from a module of a Custom Elements Manifest, such as a class, a mixin or a function.
struct ManifestDeclaration {
    let kind: String
    let name: Text
    /// All other members of the declaration.
    var object: ManifestObject

    init(_ object: ManifestObject, findings: inout Diagnostics) {
        var object = object
        let kind = object.text("kind", findings: &findings)
        self.kind = kind?.value ?? "class"
        if let kind, !["class", "mixin", "function", "variable"].contains(kind.value) {
            findings.report(.unknownKind(kind))
        }
        let name = object.text("name", findings: &findings)
        if name == nil { findings.report(.missing("name", of: self.kind, at: object.range)) }
        self.name = name ?? Text("", at: object.range)
        self.object = object
    }

    var isElement: Bool { kind == "class" && (object.has("tagName") || object.has("customElement")) }
}

/// A reference in a Custom Elements Manifest to a declaration: in the same module, in another module, or in another
/// package.
struct ManifestReference: Hashable {
    let name: String
    let package: String?
    /// The path of the module; changes if the manifest has the declaration at another path.
    var module: String?

    init(_ object: inout ManifestObject, findings: inout Diagnostics) {
        name = object.text("name", findings: &findings)?.value ?? ""
        package = object.text("package", findings: &findings)?.value
        module = object.text("module", findings: &findings)?.value
    }

    /// Returns the module to import the declaration from: package, module, or a module of a package; a module without a
    /// package is in the package of the manifest.
    func location(in own: ManifestPackage) -> String? {
        guard let package else { return module.map(own.specifier) }
        return module.map { package + "/" + ManifestReference.normalized($0) } ?? package
    }

    /// Returns the path of a module without a leading "from here", only written by some manifests.
    static func normalized(_ path: String) -> String {
        let rest = path.drop { $0 == "." || $0 == "/" }
        return rest.isEmpty ? path : String(rest)
    }
}

/// An export decoded from a module of a Custom Elements Manifest: a name for `import`, or the definition of a custom
/// element.
struct ManifestExport {
    let isDefinition: Bool
    let name: String
    let declaration: ManifestReference?
    let module: String
    let range: SourceRange
    /// Further data of the declaration, for example a deprecation.
    let leftovers: JSONObject

    init(_ object: ManifestObject, module: String, findings: inout Diagnostics) {
        var object = object
        self.module = module
        range = object.range
        isDefinition = object.text("kind", findings: &findings)?.value == "custom-element-definition"
        name = object.text("name", findings: &findings)?.value ?? ""
        if var reference = object.object("declaration", findings: &findings) {
            declaration = ManifestReference(&reference, findings: &findings)
        } else {
            declaration = nil
        }
        leftovers = object.leftovers
    }
}
