import CatalogFormat
package import CatalogModel

/// A store of the transcripts of decoded entry files, for decoding the same bytes again without parsing.
package protocol TranscriptStore: Sendable {
    /// Returns the transcript of a file with the same bytes; nil for bytes not decoded before.
    func transcript(of file: SourceFile) -> [UInt8]?
    /// Keeps the transcript of a parsed file for the next reading of the catalog; nil for a file with findings.
    func keep(_ transcript: [UInt8]?, of file: SourceFile)
}

extension FormatDecoder {
    /// Returns the entry of a file, from the transcript in a store if there is one.
    static func entry(
        _ file: SourceFile, linkBase: String?, from store: (any TranscriptStore)?
    ) -> DecodedFile<Entry> {
        guard let store else { return entry(file, linkBase: linkBase) }
        if let transcript = store.transcript(of: file),
            let decoded = entry(file, linkBase: linkBase, following: transcript)
        {
            return decoded
        }
        let decoded = entry(file, linkBase: linkBase, keepsTranscript: true)
        store.keep(decoded.transcript, of: file)
        return decoded
    }
}
