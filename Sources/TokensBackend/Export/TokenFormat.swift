import CatalogModel
import CatalogRendering

/// A format of files for a platform or a tool, such as `swift` or `android`.
///
/// The export names the tokens, splits composite values and reports problems; a format only writes values and files.
protocol TokenFormat: Sendable {
    /// The name of the format in the option `formats`, and of the folder.
    var format: TokenSettings.Format { get }
    /// The possible cases of names, the usual one first; empty for formats with names of another kind.
    var cases: [NameCase] { get }

    /// The names that a file of the format has for itself; a token of such a name gets an underscore.
    var reserved: Set<String> { get }

    /// Whether composite values without a counterpart are written as their parts.
    var writesParts: Bool { get }

    /// Returns the name of a token, or of a part of a composite token; nil for a path without letters and digits.
    func name(_ request: TokenNameRequest, naming: TokenNaming) -> String?

    /// Returns a value as text; nil where the format has only the parts of the value.
    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue?

    /// Returns the files of the format.
    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?]
}

/// The facts that decide which files a format has.
struct TokenExportPlan: Sendable {
    let themes: [ThemeFile]
    let settings: TokenSettings
    /// A sentence for the top of each file, on one line.
    let heading: String
}

/// A token, or a part of a composite token, that needs a name.
struct TokenNameRequest {
    /// The names of groups and token, without dropped groups.
    let components: [String]
    /// The names of parts, from the outside to the inside; empty for a token as a whole.
    var parts: [String] = []
    /// The type of the token.
    let tokenType: String?
    /// The type of the value to be named.
    let type: String
    let isOfText: Bool
}

/// A value as text of a format.
struct FormattedValue: Hashable {
    /// For example `16.dp`.
    var text = ""
    /// The value, for formats of JSON.
    var json = JSONValue.null
    /// The kind of value in the terms of the format, for example `Dp`; empty where the format has no types.
    var type = ""
    /// The names of parts that the text lacks, to be written as separate tokens.
    var rest: [String] = []
    /// The names that the text needs from other modules.
    var imports: [String] = []
    /// The difference from the token, in words for a finding.
    var deviation: String?
}

/// The reason against writing a token's value in a format, in words for a finding.
struct TokenFormatError: Error {
    /// A sentence that names the format's limit.
    let reason: String
}

/// A file of a format, printed from the tokens of all themes.
struct PlannedTokenFile: Sendable {
    let path: OutputPath
    let bytes: @Sendable (TokenExport) -> [UInt8]

    /// nil for a path that is not possible on every system.
    init?(_ path: String, bytes: @escaping @Sendable (TokenExport) -> [UInt8]) {
        guard let path = OutputPath(path) else { return nil }
        self.path = path
        self.bytes = bytes
    }

    /// Creates a file of lines.
    init?(_ path: String, lines: @escaping @Sendable (TokenExport) -> [String]) {
        self.init(path) { export in Array((lines(export).joined(separator: "\n") + "\n").utf8) }
    }
}

extension TokenFormat {
    var writesParts: Bool { true }
    var reserved: Set<String> { [] }

    func name(_ request: TokenNameRequest, naming: TokenNaming) -> String? {
        let words = naming.words(request.components + request.parts)
        guard let usual = cases.first, !words.isEmpty else { return nil }
        let nameCase = naming.nameCase.flatMap { cases.contains($0) ? $0 : nil } ?? usual
        let name = nameCase.name(words).asIdentifier
        return reserved.contains(name) ? name + "_" : name
    }
}

extension String {
    /// The name with an underscore before a leading digit, which no language allows there.
    var asIdentifier: String { first?.isNumber == true ? "_" + self : self }
}

extension TokenSettings.Format {
    /// The format of an export; nil for the formats that have printers of their own.
    var export: (any TokenFormat)? {
        switch self {
        case .json, .css: nil
        case .swift: SwiftTokenFormat()
        case .xcassets: AssetCatalogFormat()
        case .compose: ComposeTokenFormat()
        case .android: AndroidTokenFormat()
        case .scss: SassTokenFormat()
        case .tailwind: TailwindTokenFormat()
        case .ts: ScriptTokenFormat()
        case .figma: FigmaTokenFormat()
        case .jsonFlat: FlatJSONFormat()
        }
    }
}
