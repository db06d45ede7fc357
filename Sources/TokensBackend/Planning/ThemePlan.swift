import CatalogModel
import CatalogRendering

/// The plan of the files to be written for the themes of a catalog: token files and style sheets.
struct ThemePlan {
    /// The style sheet of all themes.
    static let combinedFile = "tokens.css"

    let themes: [ThemeFile]
    private let settings: TokenSettings
    /// Name and version of the catalog.
    private let catalogName: String
    private let findings: Diagnostics

    init(_ registry: ComponentRegistry, settings: TokenSettings) {
        let configuration = registry.configuration
        self.settings = settings
        catalogName = [configuration.name?.value, configuration.version?.value].compactMap { $0 }.joined(separator: " ")
        let writesCSS = settings.formats.contains(.css)
        var findings = writesCSS ? settings.faults(themes: registry.themes.count, in: configuration) : Diagnostics()
        var themes: [ThemeFile] = []
        for theme in registry.themes {
            let given = configuration.themes.orEmpty().first { $0.name == theme.name }
            guard let file = ThemeFile(theme, configuration: given?.value) else {
                findings.report(.unnamableTheme(theme.name, at: given?.key.range))
                continue
            }
            if writesCSS, file.stylesheet.text.lowercased() == Self.combinedFile {
                findings.report(.themeTakesName(theme.name, of: Self.combinedFile, at: given?.key.range))
                continue
            }
            themes.append(file)
        }
        self.themes = themes
        self.findings = findings
    }

    /// The units with the faults of the themes and the options.
    var faults: [RenderUnit] { RenderUnit.reporting(findings.all) }

    func tokenFile(_ file: ThemeFile) -> RenderUnit {
        let aliases = settings.aliases
        return RenderUnit(paths: [file.tokenFile]) {
            let texts = file.texts
            let document = TokenDocument(
                file.theme.tokens, description: texts.isEmpty ? nil : texts.joined(separator: "\n"))
            let json = TokenDocumentPrinter(document: document, aliases: aliases).json
            return Rendering(files: [OutputFile(path: file.tokenFile, bytes: json.prettyPrintedBytes)])
        }
    }

    /// Returns the stylesheet of a theme alone, for pages with a single theme or with a sheet for each.
    func stylesheet(_ file: ThemeFile) -> RenderUnit {
        let settings = settings
        let heading = heading("theme '\(file.theme.name)'")
        return RenderUnit(paths: [file.stylesheet]) {
            let properties = ThemeProperties(file.theme.tokens, settings: settings)
            let block = Stylesheet.Block(
                selector: settings.rootSelector(of: file.theme.name), lines: properties.all.map { $0.line() })
            let sheet = Stylesheet(comments: [heading] + file.texts, blocks: [block])
            return Rendering(
                files: [OutputFile(path: file.stylesheet, text: sheet.printed)], diagnostics: properties.findings)
        }
    }

    /// All themes, for pages that switch between themes; nil for a catalog without tokens.
    var combined: RenderUnit? {
        guard !themes.isEmpty, let path = OutputPath(Self.combinedFile) else { return nil }
        let (settings, themes) = (settings, themes)
        let heading = heading(themes.count == 1 ? "theme '\(themes[0].theme.name)'" : "all themes")
        return RenderUnit(paths: [path]) {
            let blocks = CombinedStylesheet(themes.map(\.theme), settings: settings).blocks
            return Rendering(
                files: [OutputFile(path: path, text: Stylesheet(comments: [heading], blocks: blocks).printed)])
        }
    }

    /// Returns the files of a format for all themes.
    func export(_ format: any TokenFormat) -> RenderUnit {
        let heading = heading("all themes").split(whereSeparator: \.isNewline).joined(separator: " ")
        let plan = TokenExportPlan(themes: themes, settings: settings, heading: heading)
        let files = themes.isEmpty ? [] : format.files(plan).compactMap(\.self)
        return RenderUnit(paths: files.map(\.path)) {
            let export = TokenExport(plan.themes, format: format, settings: plan.settings)
            return Rendering(
                files: files.map { OutputFile(path: $0.path, bytes: $0.bytes(export)) }, diagnostics: export.findings)
        }
    }

    private func heading(_ what: String) -> String { "\(catalogName): design tokens, \(what)." }
}
