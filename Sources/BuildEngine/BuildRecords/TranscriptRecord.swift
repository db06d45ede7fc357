package import CatalogRendering

/// A cached result of decoding the entries of a catalog: the transcript of each file, by the hash of the file's bytes.
package struct TranscriptRecord: Equatable, Sendable {
    /// The program behind the transcripts: another program may ask other questions.
    package let program: ContentHash
    package let files: [ContentHash: File]

    /// The facts about a decoded file.
    package struct File: Equatable, Sendable {
        package let transcript: [UInt8]
        /// The hashes of the decoded record; nil before the first build with the file.
        package var hashes: FactHashes?

        package init(transcript: [UInt8], hashes: FactHashes? = nil) {
            self.transcript = transcript
            self.hashes = hashes
        }
    }

    package init(program: ContentHash, files: [ContentHash: File]) {
        self.program = program
        self.files = files
    }

    private static let mark = Array("component-catalog transcripts 2\n".utf8)

    /// The bytes of a file, the same for the same transcripts.
    package var encoded: [UInt8] {
        var writer = RecordWriter(sealedBy: Self.mark)
        writer.write(program)
        writer.write(files.sorted { $0.key.parts < $1.key.parts }) {
            $0.write($1.key)
            $0.write($1.value.transcript)
            $0.write($1.value.hashes)
        }
        return writer.sealed()
    }

    /// Reads what `encoded` gives; nil for anything else.
    package init?(decoding bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, sealedBy: Self.mark) else { return nil }
        do throws(RecordReader.FormatError) {
            program = try reader.hash()
            let all = try reader.list { reader throws(RecordReader.FormatError) in
                (try reader.hash(), File(transcript: try reader.data(), hashes: try reader.hashes()))
            }
            files = Dictionary(all) { first, _ in first }
        } catch {
            return nil
        }
        if !reader.isAtEnd { return nil }
    }
}
