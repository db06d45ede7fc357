package import CatalogModel
package import CatalogSyntax

/// The result of decoding a YAML file of a catalog: the record, the mentions for later checks, unreadable keys, and
/// findings.
package struct DecodedFile<Record: Sendable>: Sendable {
    /// nil when the file is not a mapping, or could not be read at all.
    ///
    /// May lack what could not be read.
    package let record: Record?
    package let mentions: UnresolvedReferences
    package let unreadKeys: Set<String>
    package let diagnostics: Diagnostics
    /// The answers to all questions of the decoding, for decoding the same bytes again; nil where not asked for, and
    /// for a file with findings.
    package let transcript: [UInt8]?
}

/// A decoder of a catalog's YAML files into typed records: entries, `catalog.yaml`, types and history.
package enum FormatDecoder {
    /// Returns the entry of a file; links from the root of a site begin with `linkBase`, if any.
    package static func entry(
        _ file: SourceFile, linkBase: String? = nil, keepsTranscript: Bool = false
    ) -> DecodedFile<Entry> {
        decode(file, linkBase: linkBase, transcript: keepsTranscript ? TranscriptWriter() : nil)
    }

    /// Returns the entry of a file from the transcript of an earlier decoding of the same bytes by the same program; nil
    /// for a transcript of other bytes.
    package static func entry(
        _ file: SourceFile, linkBase: String?, following transcript: [UInt8]
    ) -> DecodedFile<Entry>? {
        let reader = TranscriptReader(transcript, of: file, linkBase: linkBase)
        guard let entry = Entry.read(from: reader), reader.isComplete else { return nil }
        return DecodedFile(
            record: entry, mentions: reader.mentions, unreadKeys: [], diagnostics: Diagnostics(),
            transcript: transcript)
    }

    /// The catalog's own links follow its `linkBase`, too, wherever that stands.
    package static func configuration(_ file: SourceFile) -> DecodedFile<CatalogConfiguration> {
        let decoded: DecodedFile<CatalogConfiguration> = decode(file)
        guard let base = decoded.record?.linkBase else { return decoded }
        return decode(file, linkBase: base.value)
    }

    /// Language → type or pattern of types → how it is written elsewhere.
    package static func types(_ file: SourceFile) -> DecodedFile<OrderedRecords<OrderedRecords<TypeMapping>>> {
        decode(file)
    }

    /// Returns the changes of a catalog by release.
    package static func history(_ file: SourceFile) -> DecodedFile<ReleaseLog> { decode(file) }

    private static func decode<Value: RecordValue>(
        _ file: SourceFile, linkBase: String? = nil, transcript: TranscriptWriter? = nil
    ) -> DecodedFile<Value> {
        var found = Diagnostics()
        let node = YAMLReader.read(file, diagnostics: &found)
        let misread = found.all.filter { $0.severity == .error }.compactMap(\.range)
        let decoded: DecodedFile<Value>? = node.map {
            decode($0, misread: misread, linkBase: linkBase, transcript: transcript)
        }
        if let decoded { found.merge(decoded.diagnostics) }
        return DecodedFile(
            record: decoded?.record, mentions: decoded?.mentions ?? UnresolvedReferences(),
            unreadKeys: decoded?.unreadKeys ?? [], diagnostics: found,
            transcript: found.all.isEmpty ? decoded?.transcript : nil)
    }

    /// Decodes nodes already read.
    ///
    /// `misread`: the places of findings about the YAML of the nodes.
    package static func decode<Value: RecordValue>(
        _ node: YAMLNode, misread: [SourceRange] = [], linkBase: String? = nil
    ) -> DecodedFile<Value> {
        decode(node, misread: misread, linkBase: linkBase, transcript: nil)
    }

    private static func decode<Value: RecordValue>(
        _ node: YAMLNode, misread: [SourceRange], linkBase: String?, transcript: TranscriptWriter?
    ) -> DecodedFile<Value> {
        let reader = NodeReader(node, misread: misread, linkBase: linkBase, transcript: transcript)
        let value = Value.read(from: reader)
        return DecodedFile(
            record: value, mentions: reader.mentions, unreadKeys: reader.unreadKeys, diagnostics: reader.diagnostics,
            transcript: reader.transcript?.bytes)
    }
}
