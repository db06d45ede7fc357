package import CatalogModel

/// A reader of YAML files (YAML 1.1 as read by libyaml) and JSON files into trees of located nodes.
package enum YAMLReader {
    /// The values of aliases in a tree.
    package enum Aliases {
        /// The values of their anchors, located at the anchors.
        case replaced
        /// Plain scalars with the text of the alias, located at the alias, so that all locations are in order.
        case asWritten
    }

    /// Returns the only document of a file; nil for an unreadable file, which is reported.
    ///
    /// A path that ends in `.json` is read as JSON (RFC 8259), any other path as YAML. For text that YAML splits or
    /// cuts off without an error, the tree has the intended value, and only that finding is reported. After a mistake
    /// of syntax there is no tree, and other mistakes of the file are reported, too.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - fileSize: The number of bytes allowed.
    ///   - depth: The number of levels of nested collections allowed in YAML.
    ///   - aliases: The values of aliases.
    ///   - diagnostics: Takes the findings, up to a limit for each file.
    /// - Returns: The root of the document.
    package static func read(
        _ file: SourceFile, fileSize: Int = FileLimits.fileSize, depth: Int = FileLimits.depth,
        aliases: Aliases = .replaced, diagnostics: inout Diagnostics
    ) -> YAMLNode? {
        if file.path.hasSuffix(".json") {
            return JSONReader.read(file, fileSize: fileSize, diagnostics: &diagnostics)
        }
        var found = Diagnostics(limit: FileLimits.findings)
        let lines = SourceLines(checking: file, fileSize: fileSize, allowsAnyCharacter: false, diagnostics: &found)
        let node = lines.flatMap { YAMLRecovery.read($0, depth: depth, aliases: aliases, diagnostics: &found) }
        diagnostics.merge(found, about: file)
        return node
    }

    /// Returns the root of a document read before, as far as readable, without repeating the findings.
    package static func tree(of file: SourceFile) -> YAMLNode? {
        var ignored = Diagnostics()
        return read(file, diagnostics: &ignored)
    }
}
