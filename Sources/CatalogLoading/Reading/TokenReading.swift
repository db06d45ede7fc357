import CatalogModel
import CatalogTokens
import CatalogYAML

/// What `catalog.yaml` names under `tokens`, resolved for each theme that it names under `themes`.
struct TokenReading: Sendable {
    private(set) var themes: [TokenTheme] = []
    private(set) var diagnostics = Diagnostics()
    private(set) var fileCount = 0
    private(set) var time: Duration = .zero

    /// Reads the token files, or the resolver document with all files that it refers to.
    init(_ configuration: CatalogConfiguration, folder: String, from files: any CatalogFiles) {
        let clock = ContinuousClock()
        let start = clock.now
        let roots = configuration.tokens.orEmpty().compactMap { name -> YAMLNode? in
            let path = CatalogPath.join(folder, name.value)
            return Self.read(path, at: name.range, from: files, diagnostics: &diagnostics).flatMap { file in
                fileCount += 1
                return YAMLReader.read(file, diagnostics: &diagnostics)
            }
        }
        let requests = configuration.themes.orEmpty().map { theme in
            TokenThemeRequest(
                name: theme.key,
                choices: theme.value.inputs.orEmpty().map { .init(modifier: $0.key, context: $0.value) })
        }
        if let system = system(of: roots, in: configuration, from: files) {
            fileCount += system.files.count
            themes = system.themes(requests, diagnostics: &diagnostics)
        } else if configuration.tokens.orEmpty().isEmpty, let theme = requests.first {
            diagnostics.report(.themesWithoutTokens(theme.name))
        }
        time = clock.now - start
    }

    /// nil without any token file.
    private mutating func system(
        of roots: [YAMLNode], in configuration: CatalogConfiguration, from files: any CatalogFiles
    ) -> TokenSystem? {
        if roots.isEmpty { return nil }
        guard let resolver = roots.first(where: TokenSystem.isResolver) else { return TokenSystem(roots) }
        if configuration.tokens.orEmpty().count > 1 {
            let path = resolver.range.file.path
            let place = configuration.tokens.orEmpty().first { path.hasSuffix(CatalogPath.join("", $0.value)) }
            diagnostics.report(.resolverAmongFiles(path, at: (place ?? configuration.tokens?.first)?.range))
        }
        return TokenSystem(resolver: resolver, diagnostics: &diagnostics) { path, place, found in
            Self.read(path, at: place, from: files, diagnostics: &found)
        }
    }

    private static func read(
        _ path: String, at place: SourceRange, from files: any CatalogFiles, diagnostics: inout Diagnostics
    ) -> SourceFile? {
        do {
            return SourceFile(path: path, bytes: try files.read(path))
        } catch {
            diagnostics.report(.unreadable(error, at: place))
            return nil
        }
    }
}
