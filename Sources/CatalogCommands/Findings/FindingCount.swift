import CatalogModel

/// How many findings there are of each severity.
struct FindingCount: CustomStringConvertible {
    let errors: Int
    let warnings: Int
    let notes: Int

    init(_ findings: [Diagnostic]) {
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
        notes = findings.count { $0.severity == .note }
    }

    /// In words, for example `2 errors, 1 warning`; `no findings` when there are none.
    var description: String {
        let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
        return parts.isEmpty ? "no findings" : parts.map { counted($0, $1) }.joined(separator: ", ")
    }
}

/// A number with its noun: `1 entry`, `2 entries`.
func counted(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 \(noun)" }
    return "\(count) " + (noun.hasSuffix("ry") ? noun.dropLast() + "ies" : noun + "s")
}
