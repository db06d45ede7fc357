import CatalogModel
import CatalogRendering

/// A theme with the paths of the token file and the style sheet to be written.
struct ThemeFile: Sendable {
    let theme: TokenTheme
    let configuration: ThemeConfiguration?
    let tokenFile: OutputPath
    let stylesheet: OutputPath

    /// Creates a theme file; nil for a name with which a file would be in another folder, hidden, or not possible on
    /// every system.
    init?(_ theme: TokenTheme, configuration: ThemeConfiguration?) {
        guard let first = theme.name.utf8.first, first != UInt8(ascii: "."),
            !theme.name.utf8.contains(UInt8(ascii: "/")),
            let tokenFile = OutputPath("\(theme.name).tokens.json"),
            let stylesheet = OutputPath("\(theme.name).css")
        else { return nil }
        self.theme = theme
        self.configuration = configuration
        self.tokenFile = tokenFile
        self.stylesheet = stylesheet
    }

    /// Title and description, as far as there are any.
    var texts: [String] {
        [configuration?.title?.value, configuration?.description?.plainText].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// Returns the names of themes as names in code, a different one for each theme.
    static func identifiers(of files: [ThemeFile]) -> [String] {
        // A module of TypeScript has a list of this name beside the themes.
        var taken: Set<String> = ["themes"]
        return files.map { file in
            let words = TokenNaming(prefix: "").words([file.theme.name])
            let base = words.isEmpty ? "theme" : NameCase.camel.name(words).asIdentifier
            return taken.insertNumbered(base, separator: "_") { $0.lowercased() }
        }
    }
}
