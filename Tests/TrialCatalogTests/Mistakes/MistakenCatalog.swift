import CatalogLoading
import CatalogModel
import CatalogTestSupport
import TrialCatalogs

/// A real catalog without mistakes, in which mistakes are made.
final class MistakenCatalog {
    let name: String
    let files: [String: [UInt8]]
    /// What its findings say without a mistake: one that only moved down is known by this.
    private(set) var texts: Set<String> = []
    private let memory = CatalogMemory(statesOfEachFile: 3)
    private var sites: [String: MistakeSites] = [:]

    init(_ name: String, _ files: [String: [UInt8]]) async {
        self.name = name
        self.files = files
        texts = Set(await findings(InMemoryFiles(bytes: files)).map(\.said))
    }

    /// The catalogs, the project's own among them.
    static func all() async throws -> [MistakenCatalog] {
        var catalogs = [await MistakenCatalog("own", try JudgedRegistries.ownFiles())]
        for trial in SharedData.isPresent ? TrialCatalog.allCases : [] {
            catalogs.append(await MistakenCatalog(trial.rawValue, try trial.files().mapValues { Array($0.utf8) }))
        }
        return catalogs
    }

    func findings(_ files: any CatalogFiles) async -> [Diagnostic] {
        await CatalogLoader.load("catalog.yaml", from: files, reusing: memory).diagnostics
    }

    /// Returns the catalog's files with other bytes in one.
    func files(_ path: String, _ bytes: [UInt8]) -> InMemoryFiles {
        InMemoryFiles(bytes: files.merging([path: bytes]) { $1 })
    }

    /// Makes a mistake of a kind in one of the files; nil where none of those tried has a place for it.
    func mistake(
        _ kind: MistakeKind, _ random: inout SeededRandom
    ) -> (path: String, mistake: SingleMistake)? {
        let paths = kind.files.paths(of: files)
        for _ in 0..<(paths.isEmpty ? 0 : 20) {
            let path = random.pick(paths)
            if let mistake = sites(of: path, in: kind.files).flatMap({ kind.make($0, &random) }) {
                return (path, mistake)
            }
        }
        return nil
    }

    private func sites(of path: String, in kind: MistakeKind.Files) -> MistakeSites? {
        if let cached = sites[path] { return cached }
        sites[path] = MistakeSites(SourceFile(path: path, bytes: files[path] ?? []), in: kind)
        return sites[path]
    }
}

extension Diagnostic {
    /// What it says, wherever.
    var said: String { "\(rule.id) \(message)" }
}
