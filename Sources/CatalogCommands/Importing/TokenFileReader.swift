import CatalogModel
import CatalogTokens
import CatalogSyntax
import CodeReaders

/// A reader of design tokens as a source for `catalog import` and `catalog verify`, from Design Tokens files, color
/// sets of asset catalogs, Android's XML resources, and the forms of other tools.
struct TokenFileReader: SourceReader {
    static let kind = "tokens"
    static let language = ""
    static let fileEnding = ".tokens.json"

    /// The endings of the names of all files, for finding the files in a folder.
    static let fileEndings = [
        ".json", ".yaml", ".yml", ".css", ".scss", ".xml", ".kt", ".swift", ".js", ".mjs", ".cjs", ".ts",
    ]

    /// Returns the files of a folder with tokens, as far as their content shows it.
    static func recognized(_ files: [SourceFile]) -> [SourceFile] {
        // The files of a folder of Tokens Studio have the form of its index.
        let isStudio = files.contains { $0.path.hasSuffix("/$themes.json") || $0.path.hasSuffix("/$metadata.json") }
        return files.filter { isStudio && $0.path.hasSuffix(".json") || recognizes(FileOutline($0)) }
    }

    /// Returns whether a file is a color set of an asset catalog, a file with colors or sizes of Android, one of the
    /// Design Tokens format, or one of another tool.
    static func recognizes(_ outline: FileOutline) -> Bool {
        let file = outline.file
        if TokenForm.detected(in: outline) != nil || isDesignTokens(file)
            || file.path.hasSuffix(".colorset/Contents.json")
        {
            return true
        }
        guard file.path.hasSuffix(".xml") else { return false }
        let text = String(decoding: file.bytes, as: UTF8.self)
        return ["<color ", "<dimen ", "type=\"color\"", "type=\"dimen\""].contains { text.contains($0) }
    }

    /// Returns the files in the Design Tokens format, ready to be named in a catalog.
    static func designTokens(among files: [SourceFile]) -> [SourceFile] {
        TokenForm.others(among: files).filter(isDesignTokens)
    }

    /// Returns whether a file without the form of another tool is in the Design Tokens format: by name, or by a value.
    private static func isDesignTokens(_ file: SourceFile) -> Bool {
        let endings = ["json", "yaml", "yml"]
        if ["tokens", "resolver"].contains(where: { kind in endings.contains { file.path.hasSuffix(".\(kind).\($0)") } }
        ) {
            return true
        }
        guard endings.contains(where: { file.path.hasSuffix("." + $0) }) else { return false }
        let mark = Array("$value".utf8)
        return file.bytes.indices.contains { index in
            guard file.bytes[index] == mark[0], file.bytes[index...].starts(with: mark) else { return false }
            let rest = file.bytes[(index + mark.count)...].first { !#"'" "#.utf8.contains($0) }
            return rest == UInt8(ascii: ":")
        }
    }

    func read(_ files: [SourceFile]) -> DeclaredAPI {
        var api = DeclaredAPI()
        var all = DeclaredTokens()
        var documents: [TokenDocuments.Document] = []
        let resources = files.filter { $0.path.hasSuffix(".xml") }
        ColorResources.add(resources, to: &all, diagnostics: &api.diagnostics)
        for file in TokenForm.add(files, to: &all, diagnostics: &api.diagnostics) where !file.path.hasSuffix(".xml") {
            if file.path.hasSuffix("/Contents.json") {
                AssetColors.add(file, to: &all, diagnostics: &api.diagnostics)
            } else if let root = YAMLReader.read(file, diagnostics: &api.diagnostics) {
                documents.append((file, root))
            }
        }
        if !documents.isEmpty {
            let tokens = TokenDocuments(documents).tokens(&api.diagnostics)
            all.types.formUnion(tokens.compactMap(\.token.type))
            all.tokens += tokens.map { theme, token in
                DeclaredToken(
                    name: Text(token.path, at: token.range), theme: theme, type: token.type, value: token.resolvedValue,
                    alias: token.alias, codeSyntax: OrderedRecords(codeSyntax: token.extensions, at: token.range),
                    at: token.range)
            }
        }
        api.tokens = all
        return api
    }
}
