import CatalogModel
import CatalogRendering
import Testing

/// A path that is known to be one.
func path(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> OutputPath {
    try #require(OutputPath(text), sourceLocation: sourceLocation)
}

/// `catalog.yaml` as far as findings point at it: one line for each name.
struct ConfigurationFile {
    let file: SourceFile

    init(_ lines: String...) {
        file = SourceFile(path: "catalog.yaml", text: lines.map { $0 + "\n" }.joined())
    }

    /// The first place of some text.
    func range(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SourceRange {
        let whole = file.range(ofBytes: 0..<file.bytes.count)
        let range = whole.narrowed(to: text)
        try #require(range != whole, sourceLocation: sourceLocation)
        return range
    }

    func text(_ text: String) throws -> Text { Text(text, at: try range(text)) }
}

func target(_ name: String = "docs", location: String? = nil, range: SourceRange? = nil) -> OutputTarget {
    OutputTarget(
        name: name, backend: "paper", folder: "Output/\(name)", location: location ?? "/catalog/Output/\(name)",
        range: range)
}

/// A unit that renders what it announces.
func unit(_ files: (String, String)...) throws -> RenderUnit {
    let rendered = try files.map { OutputFile(path: try path($0.0), text: $0.1) }
    return RenderUnit(paths: rendered.map(\.path)) { Rendering(files: rendered) }
}

/// What a finding says: `severity rule: message`.
func said(_ diagnostics: Diagnostics) -> [String] {
    diagnostics.sorted().map { "\($0.severity.rawValue) \($0.rule.id): \($0.message)" }
}
