import CatalogFormat
package import CatalogModel

/// A store of the transcripts of decoded entry files, for decoding the same bytes again without parsing.
package protocol TranscriptStore: Sendable {
    /// Returns the transcript of a file with the same bytes; nil for bytes not decoded before.
    func transcript(of file: SourceFile) -> [UInt8]?
    /// Keeps the transcript of a parsed file for the next reading of the catalog; nil for a file with findings.
    func keep(_ transcript: [UInt8]?, of file: SourceFile)
    /// Takes note of the entry of a file, as decoded with the last transcript of the file.
    func note(_ entry: Entry, of file: SourceFile)
}

extension FormatDecoder {
    /// Returns the entry of a file, from the transcript in a store if there is one.
    static func entry(
        _ file: SourceFile, linkBase: String?, from store: (any TranscriptStore)?
    ) -> DecodedFile<Entry> {
        guard let store else { return entry(file, linkBase: linkBase) }
        let known = store.transcript(of: file).flatMap { entry(file, linkBase: linkBase, following: $0) }
        let decoded = known ?? entry(file, linkBase: linkBase, keepsTranscript: true)
        if known == nil { store.keep(decoded.transcript, of: file) }
        if let record = decoded.record { store.note(record, of: file) }
        return decoded
    }
}
