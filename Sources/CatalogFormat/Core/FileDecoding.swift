package import CatalogModel
package import CatalogSyntax

/// The result of decoding a YAML file of a catalog: the record, the mentions for later checks, unreadable keys, and
/// findings.
package struct DecodedFile<Record: Sendable>: Sendable {
    /// nil when the file is not a mapping, or could not be read.
    ///
    /// Unreadable values are missing.
    package let record: Record?
    package let mentions: UnresolvedReferences
    package let unreadKeys: Set<String>
    package let diagnostics: Diagnostics
}

/// A decoder of a catalog's YAML files into typed records: entries, `catalog.yaml`, types and history.
package enum FormatDecoder {
    /// Returns the entry of a file; links from the root of a site begin with `linkBase`, if any.
    package static func entry(_ file: SourceFile, linkBase: String? = nil) -> DecodedFile<Entry> {
        decode(file, linkBase: linkBase)
    }

    /// Returns the configuration; `linkBase` applies to all links of the file, including links before the key.
    package static func configuration(_ file: SourceFile) -> DecodedFile<CatalogConfiguration> {
        let decoded: DecodedFile<CatalogConfiguration> = decode(file)
        guard let base = decoded.record?.linkBase else { return decoded }
        return decode(file, linkBase: base.value)
    }

    /// Language → type or pattern of types → spellings elsewhere.
    package static func types(_ file: SourceFile) -> DecodedFile<OrderedRecords<OrderedRecords<TypeMapping>>> {
        decode(file)
    }

    /// Returns the changes of a catalog by release.
    package static func history(_ file: SourceFile) -> DecodedFile<ReleaseLog> { decode(file) }

    private static func decode<Value: RecordValue>(_ file: SourceFile, linkBase: String? = nil) -> DecodedFile<Value> {
        var found = Diagnostics()
        let node = YAMLReader.read(file, diagnostics: &found)
        let misread = found.all.filter { $0.severity == .error }.compactMap(\.range)
        let decoded: DecodedFile<Value>? = node.map { decode($0, misread: misread, linkBase: linkBase) }
        if let decoded { found.merge(decoded.diagnostics) }
        return DecodedFile(
            record: decoded?.record, mentions: decoded?.mentions ?? UnresolvedReferences(),
            unreadKeys: decoded?.unreadKeys ?? [], diagnostics: found)
    }

    /// Decodes nodes already read.
    ///
    /// `misread`: the places of findings about the YAML of the nodes.
    package static func decode<Value: RecordValue>(
        _ node: YAMLNode, misread: [SourceRange] = [], linkBase: String? = nil
    ) -> DecodedFile<Value> {
        let reader = NodeReader(node, misread: misread, linkBase: linkBase)
        let value = Value.read(from: reader)
        return DecodedFile(
            record: value, mentions: reader.mentions, unreadKeys: reader.unreadKeys, diagnostics: reader.diagnostics)
    }
}
