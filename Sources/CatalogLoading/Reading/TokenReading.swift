import CatalogModel
import CatalogTokens
import CatalogSyntax

/// The design tokens read from the files named by `catalog.yaml` under `tokens`, resolved for each theme under
/// `themes`.
struct TokenReading: Sendable {
    private(set) var themes: [TokenTheme] = []
    /// Whether every file could be read.
    ///
    /// After a failure, the set of tokens is unknown, so the names in entries are not checked.
    private(set) var isComplete = true
    private(set) var diagnostics = Diagnostics()
    var fileCount: Int { inputs.count }
    private(set) var time: Duration = .zero
    /// The files, each as it was read.
    private var inputs: [SourceFile] = []
    /// The contents of listed files without findings.
    private var roots: [YAMLNode] = []
    /// The statements of `catalog.yaml` behind the result.
    private let request: [[String]]

    /// Returns the tokens of an earlier reading without findings if every file is still the same, else reads the files.
    static func read(
        _ configuration: CatalogConfiguration, folder: String, from files: any CatalogFiles,
        reusing known: TokenReading?
    ) -> TokenReading {
        guard var known, known.isCurrent(for: configuration, folder: folder, files: files) else {
            return TokenReading(configuration, folder: folder, from: files, following: known)
        }
        known.time = .zero
        return known
    }

    private func isCurrent(
        for configuration: CatalogConfiguration, folder: String, files: any CatalogFiles
    ) -> Bool {
        diagnostics.all.isEmpty && request == Self.request(configuration, folder: folder)
            && inputs.allSatisfy { (try? files.read($0.path)) == $0.bytes }
    }

    private static func request(_ configuration: CatalogConfiguration, folder: String) -> [[String]] {
        [[folder] + configuration.tokens.orEmpty().map(\.value)]
            + configuration.themes.orEmpty().map { theme in
                [theme.name] + theme.value.inputs.orEmpty().flatMap { [$0.name, $0.value.value] }
            }
    }

    /// Reads the token files, or the resolver document with all files referred to there.
    ///
    /// Files with the bytes of an earlier reading are the same objects, and need no parsing.
    private init(
        _ configuration: CatalogConfiguration, folder: String, from files: any CatalogFiles,
        following known: TokenReading?
    ) {
        let clock = ContinuousClock()
        let start = clock.now
        request = Self.request(configuration, folder: folder)
        let roots = configuration.tokens.orEmpty().compactMap { name -> YAMLNode? in
            let path = CatalogPath.join(folder, with: name.value)
            let file = Self.read(
                path, at: name.range, below: folder, from: files, following: known, diagnostics: &diagnostics)
            guard let file else { return nil }
            inputs.append(file)
            var found = Diagnostics()
            let root = known?.roots.first { $0.range.file === file } ?? YAMLReader.read(file, diagnostics: &found)
            diagnostics.merge(found)
            if let root, found.all.isEmpty { self.roots.append(root) }
            return root
        }
        let requests = configuration.themes.orEmpty().map { theme in
            TokenThemeRequest(
                name: theme.key,
                choices: theme.value.inputs.orEmpty().map { .init(modifier: $0.key, context: $0.value) })
        }
        if !roots.isEmpty {
            let system = TokenSystem(reading: roots, diagnostics: &diagnostics) { path, place, found in
                Self.read(
                    path, at: place, below: CatalogPath.folder(of: place.file.path), from: files, following: known,
                    diagnostics: &found)
            }
            inputs += system.files
            isComplete = !diagnostics.hasErrors
            var found = Diagnostics()
            themes = system.themes(
                requests, following: known?.themes ?? [], discarding: { Parallel.free($0) }, diagnostics: &found)
            // What leads nowhere may lead to a file that is not understood.
            diagnostics.merge(
                isComplete
                    ? found
                    : found.without(TokenRules.danglingReference, TokenRules.unknownGroup, TokenRules.missingType))
        } else if configuration.tokens.orEmpty().isEmpty, let theme = requests.first {
            diagnostics.report(.themesWithoutTokens(theme.name))
        }
        time = clock.now - start
    }

    private static func read(
        _ path: String, at place: SourceRange, below folder: String, from files: any CatalogFiles,
        following known: TokenReading?, diagnostics: inout Diagnostics
    ) -> SourceFile? {
        do {
            let bytes = try files.read(path)
            return known?.inputs.first { $0.path == path && $0.bytes == bytes } ?? SourceFile(path: path, bytes: bytes)
        } catch {
            diagnostics.report(.unreadable(error, at: place, below: folder, among: files))
            return nil
        }
    }
}
