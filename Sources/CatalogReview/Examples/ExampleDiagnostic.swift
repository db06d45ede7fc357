import CatalogModel

/// Difference between the code of an example and the declarations of an entry.
struct ExampleDiagnostic {
    /// Place in the code.
    let bytes: Range<Int>
    let message: String
    /// Likely text instead.
    let replacement: String?
    /// Text to write in front.
    let insertion: String?
    /// Whether the name is probably misspelled.
    let isLikely: Bool

    init(
        at bytes: Range<Int>, _ message: String, replacement: String? = nil, insertion: String? = nil,
        isLikely: Bool = false
    ) {
        self.bytes = bytes
        self.isLikely = isLikely
        self.message = message
        self.replacement = replacement
        self.insertion = insertion
    }

    var withoutFix: ExampleDiagnostic { ExampleDiagnostic(at: bytes, message, isLikely: isLikely) }

    /// Returns the fix at the diagnostic's location in a file.
    func fixIt(at range: SourceRange) -> Diagnostic.FixIt? {
        insertion.map { Diagnostic.FixIt(replace: range.beginning, with: $0) }
            ?? replacement.map { Diagnostic.FixIt(replace: range, with: $0) }
    }

    /// An undeclared name; nil without a likely name, where only likely names are certain.
    init?(
        unknown name: String, at bytes: Range<Int>, _ fact: String, among declared: [String], likelyOnly: Bool = false
    ) {
        if let likely = suggestion(for: name, among: declared) {
            self.init(at: bytes, "\(fact) '\(name)'; did you mean '\(likely)'?", replacement: likely)
        } else if likelyOnly {
            return nil
        } else {
            self.init(at: bytes, "\(fact) '\(name)'\(Self.list(declared))")
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty || names.count > 12 ? "" : "; declared: \(names.joined(separator: ", "))"
    }
}
