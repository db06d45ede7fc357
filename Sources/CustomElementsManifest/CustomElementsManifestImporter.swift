package import CatalogModel
import CatalogYAML
package import LocatedNodes

/// An importer of Custom Elements Manifests (`custom-elements.json`, schema 1.0 and 2.x of the community), producing
/// entries for the catalog.
///
/// Each custom element becomes an entry of its own. What else a module declares becomes one utility per module. A fact
/// that the entry format has no key for is kept under `extensions`, and what is wrong or doubtful in the manifest is
/// reported at its place there; nothing is dropped without a word.
package struct CustomElementsManifestImporter: Sendable {
    /// The settings of an import: facts missing from manifests.
    package struct Options: Sendable {
        /// The package that the elements are distributed in, for `package`.
        ///
        /// A manifest does not say it.
        package var package: String?
        /// The reverse-domain name under which members of the manifest are kept that have no key in the format.
        package var extensionName: String
        /// The address that relative links in descriptions start from.
        ///
        /// Without one such links become text.
        package var linkBase: String?
        /// Whether an entry gets a summary that only names it where the manifest has none.
        package var namesSilent: Bool

        package init(
            package: String? = nil, extensionName: String = "org.webcomponents.manifest", linkBase: String? = nil,
            namesSilent: Bool = true
        ) {
            self.package = package
            self.extensionName = extensionName
            self.linkBase = linkBase
            self.namesSilent = namesSilent
        }
    }

    /// An entry as it comes out of a manifest.
    package struct ImportedEntry: Sendable {
        /// Unique among the entries of one manifest.
        package let id: EntryID
        /// The tag, or the name of the module where the entry is about no element.
        package let symbol: Text
        /// The entry in the entry format, at its places in the manifest.
        package let node: YAMLNode

        /// The entry as data.
        package var value: JSONValue { node.jsonValue() }

        /// The text of the entry's file.
        package var text: String { YAMLWriter.text(of: value) }
    }

    package let options: Options

    package init(options: Options = Options()) {
        self.options = options
    }

    /// Returns the entries of a manifest, in its order; none when it cannot be read, which is reported.
    ///
    /// `file` has to have a path that ends in `.json`, or it is read as YAML.
    package func entries(from file: SourceFile, diagnostics: inout Diagnostics) -> [ImportedEntry] {
        guard let root = YAMLReader.read(file, diagnostics: &diagnostics) else { return [] }
        return entries(from: root, diagnostics: &diagnostics)
    }

    /// Returns the entries of a manifest that has been read.
    package func entries(from root: YAMLNode, diagnostics: inout Diagnostics) -> [ImportedEntry] {
        guard let package = DecodedManifest(root, findings: &diagnostics) else { return [] }
        var conversion = PackageConversion(package: package, options: options)
        let entries = conversion.entries(&diagnostics)
        return entries
    }
}
