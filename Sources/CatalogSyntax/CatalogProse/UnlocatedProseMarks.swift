import CatalogModel

/// A collector of findings and links during the parsing of a prose text, each at a range of bytes, before the locations
/// in the file are resolved.
///
/// The locations in the file are resolved only once, at the end, in a single walk, even for many locations.
struct UnlocatedProseMarks {
    /// A finding or a link, to be completed with a place in the file.
    private enum Content {
        case finding((SourceRange) -> Diagnostic)
        case link(ProseLink)
    }

    private var all: [(byteRange: Range<Int>, content: Content)] = []

    mutating func add(at byteRange: Range<Int>, _ make: @escaping (SourceRange) -> Diagnostic) {
        all.append((byteRange, .finding(make)))
    }

    mutating func add(_ link: ProseLink, at byteRange: Range<Int>) {
        all.append((byteRange, .link(link)))
    }

    /// Reports the findings and returns the links in text order.
    func report(in source: Text, bytes: [UInt8], to diagnostics: inout Diagnostics) -> [Located<ProseLink>] {
        if all.isEmpty { return [] }
        let ordered = all.sorted {
            ($0.byteRange.lowerBound, $0.byteRange.upperBound) < ($1.byteRange.lowerBound, $1.byteRange.upperBound)
        }
        var locations = ScalarLocations(of: bytes, in: source.range)
        var links: [Located<ProseLink>] = []
        for ((_, content), range) in zip(ordered, locations.ranges(of: ordered.map(\.byteRange))) {
            switch content {
            case .finding(let make): diagnostics.report(make(range))
            case .link(let link): links.append(Located(link, at: range))
            }
        }
        return links
    }
}
