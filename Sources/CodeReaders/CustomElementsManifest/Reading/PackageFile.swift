package import CatalogModel
import CatalogSyntax

/// A `package.json`, for the package of a Custom Elements Manifest that does not name its package.
package struct PackageFile {
    package static let fileName = "package.json"

    let name: Text
    /// The path of the manifest that the package names under `customElements`.
    package let manifest: String

    /// Creates the package of a file; nil for a file without the name of a package or of a manifest.
    package init?(_ file: SourceFile) {
        var findings = Diagnostics()
        guard let root = YAMLReader.read(file, diagnostics: &findings), let object = ManifestObject(root),
            let name = object.value(of: "name"), let text = name.scalarText, !text.isEmpty,
            let manifest = object.value(of: "customElements")?.scalarText
        else { return nil }
        self.name = Text(text, at: name.range)
        self.manifest = CatalogPath.join(CatalogPath.folder(of: file.path), with: manifest)
    }
}
