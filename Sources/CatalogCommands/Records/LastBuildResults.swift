import BuildEngine
import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The results of the last build for reuse in the next build: hashes of files, and rendered files by the hash of the
/// input.
struct LastBuildResults: Sendable {
    let stamps: FileHashCache
    /// The units of the last build, with the facts read and the files rendered.
    let units: BuildRecord.Units
    /// The hash of all input, beside tokens and the contents of entries, open to any part of an output.
    ///
    /// So far there is no telling the parts that look at a given picture, template or key of `catalog.yaml`, nor the
    /// places affected by the coming or going of an entry.
    let surroundings: ContentHash
    /// The hashes of entries and tokens, in a watching process, and of records as in files.
    let digests: DigestMemory
    /// The outputs of a watching process, still as left by the last build.
    private(set) var kept: [KeptOutput]

    /// Creates the results; empty without a usable record.
    ///
    /// - Parameters:
    ///   - last: The record of the last build; nil without a usable record.
    ///   - registry: The catalog of the present build.
    ///   - facts: The facts about the files read by the present build, in any order.
    ///   - catalogFolder: The folder of `catalog.yaml`.
    ///   - stamps: The hashes of files by the record, in a watching process.
    ///   - digests: The hashes known to a watching process.
    ///   - kept: The outputs known to a watching process, still as left by the last build.
    init(
        _ last: BuildRecord?, registry: ComponentRegistry, facts: [BuildRecord.Fact], catalogFolder: CatalogFolder,
        stamps: FileHashCache? = nil, remembering digests: DigestMemory = DigestMemory(),
        keeping kept: [KeptOutput] = []
    ) {
        self.kept = kept
        self.digests = digests
        self.stamps = stamps ?? FileHashCache(last?.facts ?? [])
        units = last?.units ?? BuildRecord.Units()
        let tokenFiles =
            registry.configuration.tokens.orEmpty().map { catalogFolder.path($0.value) }
            + registry.tokenFiles.map(\.path)
        let contents = registry.components.map { catalogFolder.path($0.path) } + tokenFiles
        let paths = Set(contents.map { Array(PathText.normalized($0).utf8) })
        let files = facts.compactMap { fact -> String? in
            switch fact {
            case .file(let path, let state), .link(let path, _, let state):
                paths.contains(Array(PathText.normalized(path).utf8)) ? nil : "\(path) \(state.hash)"
            default: nil
            }
        }
        var listing = NameListing()
        for file in files.sorted() { listing.add(file) }
        for component in registry.components {
            listing.add("")
            for name in [component.id.rawValue, component.kind.rawValue, component.path, component.title] {
                listing.add(name)
            }
        }
        surroundings = listing.hash
    }
}

extension LastBuildResults {
    /// Returns the results without the outputs that a build has to look at after all.
    func keeping(_ isKept: (KeptOutput) -> Bool) -> LastBuildResults {
        var results = self
        results.kept = kept.filter(isKept)
        return results
    }
}

extension ComponentRegistry {
    /// The files of the tokens, possibly several times.
    fileprivate var tokenFiles: [SourceFile] {
        var files: [SourceFile] = []
        // Tokens of a file stand one after the other.
        for theme in themes {
            for token in theme.tokens.all where files.last !== token.range.file { files.append(token.range.file) }
        }
        return files
    }
}
