public import CatalogModel
import CatalogYAML

/// What became of decoding one file.
public struct DecodedFile<Record: Sendable>: Sendable {
    /// nil when the file is not a mapping, or could not be read at all. May lack what could not be read.
    public let record: Record?
    public let mentions: Mentions
    public let unreadKeys: Set<String>
    public let diagnostics: Diagnostics
}

/// Reads files of a catalog.
public enum FormatDecoder {
    public static func entry(_ file: SourceFile) -> DecodedFile<Entry> { decode(file) }

    public static func configuration(_ file: SourceFile) -> DecodedFile<CatalogConfiguration> { decode(file) }

    /// Language → type or pattern of types → how it is written elsewhere.
    public static func types(_ file: SourceFile) -> DecodedFile<ByName<ByName<TypeMapping>>> { decode(file) }

    private static func decode<Value: FormatValue>(_ file: SourceFile) -> DecodedFile<Value> {
        var found = Diagnostics()
        let node = YAMLReader.read(file, diagnostics: &found)
        var context = DecodingContext(misread: found.all.filter { $0.severity == .error }.compactMap(\.range))
        let value = node.flatMap { Value.decode($0, &context) }
        found.merge(context.diagnostics)
        return DecodedFile(
            record: value, mentions: context.mentions, unreadKeys: context.unreadKeys, diagnostics: found)
    }
}
