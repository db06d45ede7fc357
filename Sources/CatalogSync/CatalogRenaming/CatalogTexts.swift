package import CatalogFormat
package import CatalogModel

/// The source files of a catalog as input for a renaming: `catalog.yaml` and the entries, each decoded separately with
/// the places of all statements, and the token files.
package struct CatalogTexts: Sendable {
    /// A decoded file with names to change: the file of an entry, or `catalog.yaml`.
    struct Text: Sendable {
        let file: SourceFile
        let mentions: UnresolvedReferences
        let content: StatedContent?
        /// nil for `catalog.yaml`.
        var entry: Entry?
    }

    let configuration: Text
    let entries: [Text]
    /// Token files and resolver documents.
    let tokens: [SourceFile]

    /// Creates the texts, decoding `catalog.yaml` and each entry separately.
    ///
    /// - Parameters:
    ///   - configuration: `catalog.yaml`.
    ///   - entries: The files of entries.
    ///   - tokens: Token files and resolver documents.
    ///   - decode: Decoder of an entry, given the start of links from the root.
    package init(
        configuration: SourceFile, entries: [SourceFile], tokens: [SourceFile],
        decode: (SourceFile, String?) -> DecodedFile<Entry> = { FormatDecoder.entry($0, linkBase: $1) }
    ) {
        let decoded = FormatDecoder.configuration(configuration)
        self.configuration = Text(
            file: configuration, mentions: decoded.mentions, content: decoded.record?.content)
        self.entries = entries.map { file in
            let entry = decode(file, decoded.record?.linkBase?.value)
            return Text(
                file: file, mentions: entry.mentions, content: entry.record?.content, entry: entry.record)
        }
        self.tokens = tokens
    }

    var all: [Text] { [configuration] + entries }
}

extension StatedContent {
    /// The texts of the value: the value itself, the texts of a list, or the leaves of a tree.
    var texts: [CatalogModel.Text] {
        switch self {
        case .scalar(.string(let text), let range?), .data(.string(let text), let range?): [Text(text, at: range)]
        case .list(let elements): elements.flatMap(\.texts)
        case .members(let members): members.flatMap(\.value.texts)
        default: []
        }
    }

    /// Names of the elements or members; empty for content without names.
    var names: [CatalogModel.Text] {
        switch self {
        case .byName(let elements), .members(let elements): elements.map(\.name)
        default: []
        }
    }

    /// Returns the first element or member with a name; nil for an absent name.
    func value(named name: String) -> StatedContent? {
        switch self {
        case .byName(let elements), .members(let elements): elements.first { $0.name.value == name }?.value
        default: nil
        }
    }
}
