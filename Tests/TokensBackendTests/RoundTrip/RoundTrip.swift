import CatalogModel
import CatalogTestSupport
@testable import TokensBackend
import Testing

/// The export of a set of tokens in a format, read back: the number of tokens by outcome, over all themes.
struct RoundTrip {
    private(set) var same = 0
    private(set) var numbers = 0
    private(set) var unwritten = 0
    /// The number of tokens by type and reason.
    private(set) var exceptions: [String: Int] = [:]
    /// A token for each exception.
    private(set) var examples: [String: String] = [:]
    private(set) var findings: [String: Int] = [:]

    init(_ catalog: TokenCatalog, format: TokenSettings.Format) throws {
        let options = TokenCatalog.options(["formats": .string(format.rawValue)])
        let settings = TokenSettings(options)
        let themes = ThemePlan(catalog.registry, settings: settings).themes
        let files = try catalog.rendered(["formats": .string(format.rawValue)]).files.sorted { $0.key < $1.key }
        let written = WrittenToken.all(themes, format: format, settings: settings)
        let layout = FormatLayout(format: format, themes: themes)
        for group in layout.groups {
            let read = ReadBack(files.filter { group.files($0.key) }.map { SourceFile(path: $0.key, text: $0.value) })
            for finding in read.findings { findings[finding, default: 0] += 1 }
            for index in group.themes {
                for token in written[index] { add(token, theme: index, of: layout, from: read) }
            }
        }
    }

    /// Counts a token by the worst outcome of its pieces.
    private mutating func add(_ token: WrittenToken, theme: Int, of layout: FormatLayout, from read: ReadBack) {
        if token.pieces.isEmpty || token.isInexact { return unwritten += 1 }
        var isNumber = false
        for piece in token.pieces {
            let places = layout.places(piece.name, theme: theme)
            let found = places.lazy.compactMap { read.token($0.name, in: $0.layer) }.first
            guard let found else {
                let reasons = places.map { read.reason($0.name) }
                return addException(piece, of: token, reasons.first { $0 != "is not read" } ?? reasons[0])
            }
            let value = TypedValue(type: found.type ?? piece.value.type, json: found.value)
            let unit: Double = layout.format == .swift ? 1_000 : 1
            switch ValueMatch(piece.value, value, unit: unit, tolerance: layout.tolerance) {
            case .same: break
            case .number: isNumber = true
            case .different:
                let reason = value.type == piece.value.type ? "has another value" : "is read as \(value.type)"
                return addException(piece, of: token, reason, found.value.compact)
            }
        }
        if isNumber { numbers += 1 } else { same += 1 }
    }

    private mutating func addException(
        _ piece: WrittenToken.Piece, of token: WrittenToken, _ reason: String, _ found: String = ""
    ) {
        let key = "\(token.token.type ?? "") \(reason)"
        exceptions[key, default: 0] += 1
        examples[key] = examples[key] ?? "\(token.token.path) \(piece.name) \(piece.value.json.compact) \(found)"
    }

    /// The counts on a line, then a line for each kind of exception.
    var lines: [String] {
        ["\(same) same, \(numbers) as numbers, \(unwritten) not in the format"]
            + exceptions.map { "\($1) \($0): \(examples[$0] ?? "")" }.sorted()
            + findings.map { "\($1) findings: \($0)" }.sorted()
    }
}
