package import CatalogModel

/// A reader of YAML files (YAML 1.1 as read by libyaml) and JSON files into trees of located nodes.
package enum YAMLReader {
    /// Returns the one document of a file; nil when it cannot be read, which is reported.
    ///
    /// A path that ends in `.json` is read as JSON (RFC 8259), every other one as YAML. Of text that YAML takes apart
    /// or cuts off without complaint, the tree has what was meant, so that its finding is the only one. After a mistake
    /// of syntax there is no tree, but what else can be found in the file is reported too.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - fileSize: The number of bytes allowed.
    ///   - diagnostics: Takes the findings, up to a limit for each file.
    /// - Returns: The root of the document.
    package static func read(
        _ file: SourceFile, fileSize: Int = YAMLLimits.fileSize, diagnostics: inout Diagnostics
    ) -> YAMLNode? {
        var found = Diagnostics(limit: YAMLLimits.findings)
        let node = parse(file, fileSize: fileSize, diagnostics: &found)
        diagnostics.merge(found)
        if found.isCutOff { diagnostics.report(.tooManyFindings(at: start(of: file))) }
        return node
    }

    /// The JSON of a file whatever the path ends in, with the members of one object of the root handed over one by one,
    /// so that the tree of a large file takes no more memory than one member.
    ///
    /// The object is empty in the tree.
    ///
    /// A mistake may come after members that were handed over.
    package static func readJSON(
        _ file: SourceFile, handing key: String, fileSize: Int, diagnostics: inout Diagnostics,
        to give: (YAMLMapping.Pair) -> Void
    ) -> YAMLNode? {
        var found = Diagnostics(limit: YAMLLimits.findings)
        var node: YAMLNode?
        if file.bytes.count > fileSize {
            found.report(.fileTooLarge(file.bytes.count, limit: fileSize, at: start(of: file)))
        } else {
            let lines = SourceLines(file)
            if TextCheck.passes(lines, allowsAnyCharacter: true, diagnostics: &found) {
                node = withoutActuallyEscaping(give) { give in
                    JSONReader.read(lines, handing: .init(key: key, give: give), diagnostics: &found)
                }
            }
        }
        diagnostics.merge(found)
        return node
    }

    private static func parse(_ file: SourceFile, fileSize: Int, diagnostics: inout Diagnostics) -> YAMLNode? {
        if file.bytes.count > fileSize {
            diagnostics.report(.fileTooLarge(file.bytes.count, limit: fileSize, at: start(of: file)))
            return nil
        }
        let lines = SourceLines(file)
        let isJSON = file.path.hasSuffix(".json")
        guard TextCheck.passes(lines, allowsAnyCharacter: isJSON, diagnostics: &diagnostics) else { return nil }
        return isJSON
            ? JSONReader.read(lines, diagnostics: &diagnostics)
            : YAMLRecovery.read(lines, diagnostics: &diagnostics)
    }

    private static func start(of file: SourceFile) -> SourceRange {
        SourceRange(file: file, from: 0, to: 0)
    }
}
