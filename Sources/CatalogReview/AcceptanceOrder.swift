import CatalogModel

/// The order of the rules suppressed by a record, with the replacements for sorting the rules.
struct AcceptanceOrder {
    /// The first rule after a rule later in the alphabet.
    let misplaced: Text?
    /// The replacements of suppressions out of order; none with comments between suppressions.
    let fixIts: [Diagnostic.FixIt]

    init(of accepted: [(name: Text, value: StatedContent)]) {
        misplaced = zip(accepted, accepted.dropFirst()).first { $0.name.value > $1.name.value }?.1.name
        let byteRanges = accepted.compactMap { rule -> SourceRange? in
            guard case .scalar(_, let range?) = rule.value else { return nil }
            return rule.name.range.joined(to: range)
        }
        let isPlain = zip(byteRanges, byteRanges.dropFirst()).allSatisfy { before, after in
            before.upperBound <= after.lowerBound
                && !before.file.bytes[before.upperBound..<after.lowerBound].contains(UInt8(ascii: "#"))
        }
        guard misplaced != nil, isPlain, byteRanges.count == accepted.count else {
            fixIts = []
            return
        }
        let sorted = accepted.indices.sorted { accepted[$0].name.value < accepted[$1].name.value }
        fixIts = zip(byteRanges, sorted).filter { $0 != byteRanges[$1] }.map {
            Diagnostic.FixIt(replace: $0, with: byteRanges[$1].sourceText)
        }
    }
}
