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

    /// Reads the token files, or the resolver document with all files mentioned there.
    init(_ configuration: CatalogConfiguration, in root: CatalogRoot) {
        let clock = ContinuousClock()
        let start = clock.now
        let names = configuration.tokens.orEmpty()
        let files = root.files(nextTo: names)
        let documents = names.compactMap { name -> YAMLNode? in
            let file = files.read(
                root.path(of: name.value), at: name.range, below: root.folder, diagnostics: &diagnostics)
            guard let file else { return nil }
            fileCount += 1
            return YAMLReader.read(file, diagnostics: &diagnostics)
        }
        let requests = configuration.themes.orEmpty().map { theme in
            TokenThemeRequest(
                name: theme.key,
                choices: theme.value.inputs.orEmpty().map { .init(modifier: $0.key, context: $0.value) })
        }
        if !documents.isEmpty {
            let system = TokenSystem(reading: documents, diagnostics: &diagnostics) { path, range, found in
                files.read(path, at: range, below: CatalogPath.folder(of: range.file.path), diagnostics: &found)
            }
            fileCount += system.files.count
            isComplete = !diagnostics.hasErrors
            var found = Diagnostics()
            themes = system.themes(requests, diagnostics: &found)
            // A dangling reference may refer to a file that could not be read.
            diagnostics.merge(
                isComplete
                    ? found
                    : found.without(TokenRules.danglingReference, TokenRules.unknownGroup, TokenRules.missingType))
        } else if names.isEmpty, let theme = requests.first {
            diagnostics.report(.themesWithoutTokens(theme.name))
        }
        time = clock.now - start
    }
}
