import CatalogFormat
import CatalogModel

/// Reads the pictures that figures show, so that outputs can hold copies of them.
///
/// A picture may lie in the catalog's folder or in one of its folders of entries, and nowhere else: what is read here is
/// published, and no entry can have a file published that is not the catalog's.
struct PictureReading: Sendable {
    /// More bytes than all pictures of a catalog have reason to have together.
    static let sizeLimit = 512 * 1_024 * 1_024

    /// By path as seen from the catalog's folder.
    private(set) var pictures: [String: PictureFile] = [:]
    private(set) var diagnostics = Diagnostics()

    /// A picture where it is mentioned first.
    private struct Mention: Sendable {
        let text: Text
        /// As findings show it.
        let path: String
        /// As seen from the catalog's folder.
        let key: String
    }

    /// - Parameters:
    ///   - figures: All figures, each with the folder that its paths start from.
    ///   - folder: That of the catalog.
    ///   - entryFolders: As far as they are stated.
    init(
        _ figures: [(folder: String, figures: [Figure])], folder: String, entryFolders: [String],
        from files: any CatalogFiles
    ) async {
        let mentions = mentions(figures, folder: folder, roots: [folder] + entryFolders, files)
        let results = await Parallel.map(mentions) { mention -> Result<[UInt8], FileProblem> in
            Result { () throws(FileProblem) in try files.read(mention.path) }
        }
        var size = 0
        for (mention, result) in zip(mentions, results) {
            switch result {
            case .failure(let problem): diagnostics.report(.unreadable(problem, at: mention.text.range))
            case .success(let bytes):
                size += bytes.count
                guard size <= Self.sizeLimit else {
                    diagnostics.report(.tooManyPictures(mention.text, Self.sizeLimit))
                    return
                }
                pictures[mention.key] = PictureFile(path: mention.key, bytes: bytes)
            }
        }
    }

    /// Each picture once. Those that are not there have their findings already.
    private mutating func mentions(
        _ figures: [(folder: String, figures: [Figure])], folder: String, roots: [String], _ files: any CatalogFiles
    ) -> [Mention] {
        var mentions: [Mention] = []
        var seen: Set<String> = []
        var spellings: [String: Mention] = [:]
        for (start, figures) in figures {
            for text in figures.flatMap({ [$0.file, $0.dark] }).compactMap(\.self) {
                let path = CatalogPath.join(start, text.value)
                guard files.isFile(path) else { continue }
                guard roots.contains(where: { CatalogPath.contains($0, path) }) else {
                    diagnostics.report(.pictureOutside(text))
                    continue
                }
                let mention = Mention(text: text, path: path, key: CatalogPath.relative(path, to: folder))
                guard seen.insert(mention.key).inserted else { continue }
                let spelling = mention.key.uppercased().lowercased()
                if let other = spellings[spelling] {
                    diagnostics.report(.pictureSpelling(text, other: other.text))
                } else {
                    spellings[spelling] = mention
                    mentions.append(mention)
                }
            }
        }
        return mentions
    }
}
