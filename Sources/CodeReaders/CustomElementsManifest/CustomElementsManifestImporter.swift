package import CatalogModel
package import CatalogSyntax

/// An importer of Custom Elements Manifests (`custom-elements.json`, schema 1.0 and 2.x of the community), producing
/// entries for the catalog.
///
/// Each custom element becomes an entry of its own, and so do the base classes and mixins of a module. All other
/// declarations of a module become one supporting entry, which an import leaves out by default. A fact without a key in
/// the entry format is kept under `extensions`. Defects in the manifest are reported, so no fact is dropped silently.
package struct CustomElementsManifestImporter: Sendable {
    /// The settings of an import: facts missing from manifests.
    package struct Options: Sendable {
        /// The package that the elements are distributed in, for a manifest that does not name its package.
        package var package: String?
        /// The reverse-domain name under which members of the manifest are kept that have no key in the format.
        package var extensionName: String
        /// The address that relative links in descriptions start from.
        ///
        /// Without one such links become text.
        package var linkBase: String?
        /// Whether an entry without a summary in the manifest gets a summary with only the name.
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

    /// An entry read from a manifest.
    package struct ImportedEntry: Sendable {
        /// Unique among the entries of one manifest.
        package let id: EntryID
        /// The tag, or the name of the module where the entry is about no element.
        package let symbol: Text
        /// The entry in the entry format, with the locations in the manifest.
        package let node: YAMLNode
        /// Findings about a supporting entry, of declarations that are not about elements; nil for any other entry.
        package var supporting: Diagnostics?

        /// The entry as data.
        package var value: JSONValue { node.jsonValue() }

        /// The text of the entry's file.
        package var text: String { YAMLWriter.text(of: value) }
    }

    package let options: Options

    package init(options: Options = Options()) {
        self.options = options
    }

    /// Returns the entries of a manifest, elements first; none for an unreadable manifest, which is reported.
    ///
    /// The path of `file` must end in `.json`, or the file is read as YAML. Findings about supporting entries are
    /// reported, too.
    package func entries(from file: SourceFile, diagnostics: inout Diagnostics) -> [ImportedEntry] {
        let entries = contents(of: file, diagnostics: &diagnostics)?.entries ?? []
        for entry in entries { entry.supporting.map { diagnostics.merge($0) } }
        return entries
    }

    /// All that a manifest has for a catalog.
    struct Contents {
        let entries: [ImportedEntry]
        /// Declarations of an element that is declared elsewhere, too.
        let copies: [Text]
        /// The version of the package.
        let version: String?
    }

    /// Returns the contents of a manifest, without reporting findings about supporting entries; nil for an unreadable
    /// manifest, which is reported.
    func contents(of file: SourceFile, diagnostics: inout Diagnostics) -> Contents? {
        guard let root = YAMLReader.read(file, diagnostics: &diagnostics),
            let package = DecodedManifest(root, findings: &diagnostics)
        else { return nil }
        var conversion = PackageConversion(package: package, options: options, findings: &diagnostics)
        let entries = conversion.entries(&diagnostics)
        return Contents(entries: entries, copies: conversion.copies, version: package.version)
    }
}
