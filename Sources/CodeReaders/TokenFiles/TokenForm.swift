package import CatalogModel
import CatalogSyntax

/// A form of design tokens that other tools write, recognized by content.
package struct TokenForm: Sendable {
    /// The reader of the files of a form.
    private typealias Reader = @Sendable (_ files: [SourceFile], _ diagnostics: inout Diagnostics) -> ForeignTokens

    private let recognizes: @Sendable (FileOutline) -> Bool
    private let read: Reader

    private init(_ read: @escaping Reader, recognizes: @escaping @Sendable (FileOutline) -> Bool) {
        self.recognizes = recognizes
        self.read = read
    }

    /// All forms; the first that recognizes a file reads it.
    private static let all = [
        // Tokens Studio: a file with all sets, or the index files of a folder of sets.
        TokenForm(TokensStudioFile.read) {
            $0.hasAny("$themes", "$metadata", "selectedTokenSets", "tokenSetOrder")
        },
        // The answer of Figma's REST API.
        TokenForm(FigmaVariablesFile.read) { outline in
            (1...2).contains { outline.has("variables", "variableCollections", at: $0) }
        },
        // Figma's own export: a file for each mode.
        TokenForm(parts { FigmaExportFile.part($0, stem: $1) }) { $0.has("com.figma.modeName", at: 2) },
        // Lists of Style Dictionary, and lists of colors with the components of iOS.
        TokenForm(parts { .init(name: $1, tokens: StyleDictionaryFile.list($0)) }) { outline in
            outline.isList && outline.has("name")
                && (outline.has("rgba") || outline.hasAny("value", "$value") && outline.hasDesignValues)
        },
        // Sources of Style Dictionary.
        TokenForm(parts { .init(name: $1, tokens: StyleDictionaryFile.source($0)) }) { outline in
            // Defaults of properties are values, too.
            outline.isOfDesignValues
                && (1...3).allSatisfy { !outline.hasAny("displayName", "modules", "symbols", at: $0) }
                && !outline.has("global", "props")
        },
        TokenForm(parts { .init(name: $1, tokens: StyleDictionaryFile.flat($0)) }) { $0.isFlatDesignValues },
        TokenForm(texts { [StyleSheetFile($0).part] }) { StyleSheetFile.recognizes($0.file) },
        TokenForm(texts { CodeConstantsFile($0)?.parts ?? [] }) { CodeConstantsFile.recognizes($0.file) },
    ]

    /// Returns the form of a file; nil for a file in the Design Tokens format, and for any other file.
    package static func detected(in outline: FileOutline) -> TokenForm? { all.first { $0.recognizes(outline) } }

    /// Adds the tokens of the files with one of the forms, and returns the other files.
    package static func add(
        _ files: [SourceFile], to tokens: inout DeclaredTokens, diagnostics: inout Diagnostics
    ) -> [SourceFile] {
        let (groups, rest) = grouped(files)
        for (form, files) in zip(all, groups) where !files.isEmpty {
            var found = Diagnostics()
            form.read(files, &found).declare(in: &tokens)
            diagnostics.merge(found.weakening(FileRules.duplicateKey))
        }
        return rest
    }

    /// Returns the files that have none of the forms.
    package static func others(among files: [SourceFile]) -> [SourceFile] { grouped(files).rest }

    /// Returns the files of each form, and the other files.
    private static func grouped(_ files: [SourceFile]) -> (groups: [[SourceFile]], rest: [SourceFile]) {
        // The files of a folder of Tokens Studio have the form of its index.
        let folders = files.filter(TokensStudioFile.isIndex).map { CatalogPath.folder(of: $0.path) }
        var rest: [SourceFile] = []
        var groups = Array(repeating: [SourceFile](), count: all.count)
        for file in files {
            let isInFolder = folders.contains { $0.isEmpty || file.path.hasPrefix($0 + "/") }
            let outline = FileOutline(file)
            if let index = isInFolder ? 0 : all.firstIndex(where: { $0.recognizes(outline) }) {
                groups[index].append(file)
            } else {
                rest.append(file)
            }
        }
        return (groups, rest)
    }

    // MARK: Readers

    /// Makes the reader of JSON files that can be alternatives.
    private static func parts(
        _ read: @escaping @Sendable (_ root: YAMLNode, _ stem: String) -> ForeignTokens.Part
    ) -> Reader {
        { files, diagnostics in
            var parts: [ForeignTokens.Part] = []
            for file in files {
                guard let root = JSONReader.read(file, diagnostics: &diagnostics) else { continue }
                var part = read(root, stem(of: file))
                // Modes of different collections can have the same name.
                if parts.contains(where: { $0.name == part.name }) { part.name = stem(of: file) }
                parts.append(part)
            }
            return ForeignTokens(parts)
        }
    }

    /// Makes the reader of program text and style sheets.
    private static func texts(_ read: @escaping @Sendable (SourceFile) -> [ForeignTokens.Part]) -> Reader {
        { files, _ in ForeignTokens(files.flatMap(read)) }
    }

    /// Returns the name of a file up to the first dot.
    private static func stem(of file: SourceFile) -> String {
        let name = file.path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }
}
