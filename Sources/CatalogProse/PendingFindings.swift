import CatalogModel

/// What has been found in one prose text, each at a stretch of its bytes.
///
/// The places in the file are worked out once, at the end, in one walk: a text with many findings stays cheap.
struct PendingFindings {
    private struct Finding {
        var stretch: Range<Int>
        var make: (SourceRange) -> Diagnostic
    }

    private var all: [Finding] = []

    mutating func add(at stretch: Range<Int>, _ make: @escaping (SourceRange) -> Diagnostic) {
        all.append(Finding(stretch: stretch, make: make))
    }

    func report(in source: Text, bytes: [UInt8], to diagnostics: inout Diagnostics) {
        if all.isEmpty { return }
        let ordered = all.sorted {
            ($0.stretch.lowerBound, $0.stretch.upperBound) < ($1.stretch.lowerBound, $1.stretch.upperBound)
        }
        var places = ScalarPlaces(of: bytes, in: source.range)
        let ranges = places.ranges(of: ordered.map(\.stretch))
        for (finding, range) in zip(ordered, ranges) { diagnostics.report(finding.make(range)) }
    }
}
