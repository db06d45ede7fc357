import CatalogFormat
import CatalogModel

/// The files published by outputs, read for copies: pictures of figures, pages and modules of demos.
///
/// A file must be in the catalog's folder or in a folder of the catalog's entries. Files read here are published, so no
/// entry may publish a file of another folder or of another kind.
struct PublishedFileReading: Sendable {
    /// More bytes than all published files of a catalog have reason to have together.
    static let sizeLimit = 512 * 1_024 * 1_024

    /// By path as seen from the catalog's folder.
    private(set) var pictures: [String: PublishedFile] = [:]
    private(set) var demoFiles: [String: PublishedFile] = [:]
    private(set) var diagnostics = Diagnostics()

    var fileCount: Int { pictures.count + demoFiles.count }

    /// A published file at the first mention by a record.
    private struct Mention: Sendable {
        let name: PublishedFileName
        /// Path as shown in findings.
        let path: String
        /// As seen from the catalog's folder.
        let key: String
    }

    /// Creates the reading of all files, each read once, within the catalog's bounds and a limit for the sum of bytes.
    ///
    /// - Parameters:
    ///   - names: All names, each with the starting folder of the paths.
    ///   - folder: The folder of the catalog.
    ///   - entryFolders: Folders as named by `catalog.yaml`.
    ///   - allFiles: The files of the disk, or of another state of the catalog.
    init(
        _ names: [(folder: String, names: [PublishedFileName])], folder: String, entryFolders: [String],
        from allFiles: any CatalogFiles
    ) async {
        let bounds = FileBounds(
            catalog: folder, folders: entryFolders, extensions: Set(PublishedFileKind.allExtensions))
        let files = allFiles.confined(to: bounds)
        let mentions = mentions(names, within: bounds, files: files)
        let results = await Parallel.map(mentions) { mention -> Result<[UInt8], FileError> in
            Result { () throws(FileError) in try files.read(mention.path) }
        }
        var size = 0
        for (mention, result) in zip(mentions, results) {
            switch result {
            case .failure(let problem) where problem.kind == .outside:
                diagnostics.report(.publishedBehindLink(mention.name))
            case .failure(let problem): diagnostics.report(.unreadable(problem, at: mention.name.path.range))
            case .success(let bytes):
                size += bytes.count
                guard size <= Self.sizeLimit else {
                    diagnostics.report(.tooManyPublishedBytes(mention.name.path, limit: Self.sizeLimit))
                    return
                }
                let file = PublishedFile(path: mention.key, bytes: bytes)
                guard mention.name.kind == .picture else {
                    demoFiles[mention.key] = file
                    continue
                }
                pictures[mention.key] = file
                diagnostics.merge(SVGCheck.findings(SourceFile(path: mention.path, bytes: bytes)))
            }
        }
    }

    /// Returns each file once.
    ///
    /// Missing files have findings already.
    private mutating func mentions(
        _ names: [(folder: String, names: [PublishedFileName])], within bounds: FileBounds, files: any CatalogFiles
    ) -> [Mention] {
        var mentions: [Mention] = []
        var seen: Set<String> = []
        var spellings: [String: Mention] = [:]
        for (start, names) in names {
            for name in names {
                let path = CatalogPath.join(start, with: name.path.value)
                guard files.isFile(name.path, in: start) else { continue }
                guard name.kind.extensions.contains(CatalogPath.pathExtension(of: path).lowercased()) else {
                    diagnostics.report(.publishedFormat(name))
                    continue
                }
                guard bounds.hold(path) else {
                    diagnostics.report(.publishedOutside(name))
                    continue
                }
                let mention = Mention(name: name, path: path, key: CatalogPath.relative(path, to: bounds.catalog))
                guard seen.insert(mention.key).inserted else { continue }
                let spelling = mention.key.uppercased().lowercased()
                if let other = spellings[spelling] {
                    diagnostics.report(.publishedSpelling(name, other: other.name.path))
                } else {
                    spellings[spelling] = mention
                    mentions.append(mention)
                }
            }
        }
        return mentions
    }
}

extension PublishedFileKind {
    /// The extensions of files of the kind, in lowercase; for pictures, the formats of browsers.
    var extensions: [String] {
        switch self {
        case .picture: ["apng", "avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]
        case .demoPage: ["html", "htm"]
        case .demoModule: ["js", "mjs"]
        }
    }

    static let allExtensions = [Self.picture, .demoPage, .demoModule].flatMap(\.extensions)

    /// The extensions, in words: `html or htm`.
    var extensionNames: String {
        extensions.dropLast().joined(separator: ", ") + " or " + extensions.suffix(1).joined()
    }

    /// The kind as a noun, for messages.
    var noun: String {
        switch self {
        case .picture: "picture"
        case .demoPage: "page"
        case .demoModule: "module"
        }
    }
}
