package import CatalogRendering

/// A cached result of decoding the entries of a catalog: the transcript of each file, by the hash of the file's bytes.
package struct TranscriptRecord: Equatable, Sendable {
    /// The program behind the transcripts: another program may ask other questions.
    package let program: ContentHash
    package let transcripts: [ContentHash: [UInt8]]

    package init(program: ContentHash, transcripts: [ContentHash: [UInt8]]) {
        self.program = program
        self.transcripts = transcripts
    }

    private static let mark = Array("component-catalog transcripts 1\n".utf8)

    /// The bytes of a file, the same for the same transcripts.
    package var encoded: [UInt8] {
        var writer = RecordWriter()
        writer.write(program)
        let sorted = transcripts.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
        writer.write(sorted) {
            $0.write($1.key)
            $0.write($1.value)
        }
        return writer.sealed(by: Self.mark)
    }

    /// Reads what `encoded` gives; nil for anything else.
    package init?(decoding bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, sealedBy: Self.mark) else { return nil }
        do throws(RecordReader.FormatError) {
            program = try reader.hash()
            let all = try reader.list { reader throws(RecordReader.FormatError) in
                (try reader.hash(), try reader.data())
            }
            transcripts = Dictionary(all) { first, _ in first }
        } catch {
            return nil
        }
        if !reader.isAtEnd { return nil }
    }
}
