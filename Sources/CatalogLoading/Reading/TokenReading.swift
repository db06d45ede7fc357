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
    private(set) var fileCount = 0
    private(set) var time: Duration = .zero

    /// Reads the token files, or the resolver document with all files that it refers to.
    init(_ configuration: CatalogConfiguration, folder: String, from files: any CatalogFiles) {
        let clock = ContinuousClock()
        let start = clock.now
        let roots = configuration.tokens.orEmpty().compactMap { name -> YAMLNode? in
            let path = CatalogPath.join(folder, with: name.value)
            let file = Self.read(path, at: name.range, below: folder, from: files, diagnostics: &diagnostics)
            guard let file else { return nil }
            fileCount += 1
            return YAMLReader.read(file, diagnostics: &diagnostics)
        }
        let requests = configuration.themes.orEmpty().map { theme in
            TokenThemeRequest(
                name: theme.key,
                choices: theme.value.inputs.orEmpty().map { .init(modifier: $0.key, context: $0.value) })
        }
        if !roots.isEmpty {
            let system = TokenSystem(reading: roots, diagnostics: &diagnostics) { path, place, found in
                Self.read(
                    path, at: place, below: CatalogPath.folder(of: place.file.path), from: files, diagnostics: &found)
            }
            fileCount += system.files.count
            isComplete = !diagnostics.hasErrors
            var found = Diagnostics()
            themes = system.themes(requests, diagnostics: &found)
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
        diagnostics: inout Diagnostics
    ) -> SourceFile? {
        do {
            return SourceFile(path: path, bytes: try files.read(path))
        } catch {
            diagnostics.report(.unreadable(error, at: place, below: folder, among: files))
            return nil
        }
    }
}
