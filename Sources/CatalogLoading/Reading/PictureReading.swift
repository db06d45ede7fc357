import CatalogFormat
import CatalogModel

/// The picture files shown by figures of entries, read for copies in outputs.
///
/// A picture may lie in the catalog's folder or in a folder of the catalog's entries, and nowhere else: pictures read
/// here are published, and no entry can have a file published other than the catalog's, or other than a picture.
struct PictureReading: Sendable {
    /// More bytes than all pictures of a catalog have reason to have together.
    static let sizeLimit = 512 * 1_024 * 1_024

    /// The extensions of pictures shown by browsers, in small letters.
    static let extensions = ["apng", "avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]
    /// Names of the formats, in words.
    static let formatNames = extensions.dropLast().joined(separator: ", ") + " or webp"

    /// By path as seen from the catalog's folder.
    private(set) var pictures: [String: PictureFile] = [:]
    private(set) var diagnostics = Diagnostics()

    /// A picture file at the first mention by a figure.
    private struct Mention: Sendable {
        let text: Text
        /// Path as shown in findings.
        let path: String
        /// As seen from the catalog's folder.
        let key: String
    }

    /// Creates the reading of all pictures, each read once, within the catalog's bounds and a limit for the sum of
    /// bytes.
    ///
    /// - Parameters:
    ///   - figures: All figures, each with the starting folder of its paths.
    ///   - folder: The folder of the catalog.
    ///   - entryFolders: Folders as named by `catalog.yaml`.
    ///   - allFiles: The files of the disk, or of another state of the catalog.
    init(
        _ figures: [(folder: String, figures: [Figure])], folder: String, entryFolders: [String],
        from allFiles: any CatalogFiles
    ) async {
        let bounds = FileBounds(catalog: folder, folders: entryFolders, extensions: Set(Self.extensions))
        let files = allFiles.confined(to: bounds)
        let mentions = mentions(figures, within: bounds, files: files)
        let results = await Parallel.map(mentions) { mention -> Result<[UInt8], FileError> in
            Result { () throws(FileError) in try files.read(mention.path) }
        }
        var size = 0
        for (mention, result) in zip(mentions, results) {
            switch result {
            case .failure(let problem) where problem.kind == .outside:
                diagnostics.report(.pictureBehindLink(mention.text))
            case .failure(let problem): diagnostics.report(.unreadable(problem, at: mention.text.range))
            case .success(let bytes):
                size += bytes.count
                guard size <= Self.sizeLimit else {
                    diagnostics.report(.tooManyPictures(mention.text, limit: Self.sizeLimit))
                    return
                }
                pictures[mention.key] = PictureFile(path: mention.key, bytes: bytes)
                diagnostics.merge(SVGCheck.findings(SourceFile(path: mention.path, bytes: bytes)))
            }
        }
    }

    /// Returns each picture once.
    ///
    /// Missing pictures have their findings already.
    private mutating func mentions(
        _ figures: [(folder: String, figures: [Figure])], within bounds: FileBounds, files: any CatalogFiles
    ) -> [Mention] {
        var mentions: [Mention] = []
        var seen: Set<String> = []
        var spellings: [String: Mention] = [:]
        for (start, figures) in figures {
            for text in figures.flatMap({ [$0.file, $0.dark] }).compactMap(\.self) {
                let path = CatalogPath.join(start, with: text.value)
                guard files.isFile(text, in: start) else { continue }
                guard Self.extensions.contains(CatalogPath.pathExtension(of: path).lowercased()) else {
                    diagnostics.report(.pictureFormat(text))
                    continue
                }
                guard bounds.hold(path) else {
                    diagnostics.report(.pictureOutside(text))
                    continue
                }
                let mention = Mention(text: text, path: path, key: CatalogPath.relative(path, to: bounds.catalog))
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
