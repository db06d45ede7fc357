import CatalogPages

/// A map from anchors of a page to the nearest headings above, for hosts with links to headings only, such as DocC.
///
/// Of headings with the same words only the first can be found. A place below another such heading then leads to the
/// surrounding heading, so that no link leads to a wrong place.
struct HeadingFragments: PageVisitor {
    /// nil: the top of the page.
    private(set) var fragments: [String: String?] = [:]
    private var counts: [String: Int]
    private var current: String?

    init(_ page: Page) {
        var headings = HeadingCounter()
        headings.walk(page)
        counts = headings.counts
        walk(page)
    }

    mutating func visit(_ section: PageSection, in path: [PageSection]) {
        current = (path + [section]).reversed().map { Self.fragment(of: $0) }.first {
            counts[$0] == 1 && Self.canBeFound($0)
        }
        if let anchor = section.anchor { fragments[anchor] = .some(current) }
    }

    mutating func visit(_ inline: Inline) {
        if case .anchor(let name) = inline { fragments[name] = .some(current) }
    }

    /// Whether DocC can find a heading.
    ///
    /// For a search, DocC turns two dashes into a single dash and drops dashes at the ends, but not for the name of a
    /// heading.
    private static func canBeFound(_ fragment: String) -> Bool {
        !fragment.isEmpty && !fragment.contains("--") && !fragment.hasPrefix("-") && !fragment.hasSuffix("-")
    }

    /// Returns DocC's name of a heading: dashes for white space, without punctuation.
    static func fragment(of section: PageSection) -> String {
        let scalars = section.title.plainText.unicodeScalars
        var fragment = ""
        var isGap = false
        for scalar in scalars {
            if scalar.isGapOfFragment {
                isGap = true
            } else {
                if isGap { fragment += "-" }
                isGap = false
                if !scalar.isLeftOutOfFragment { fragment.unicodeScalars.append(scalar) }
            }
        }
        return isGap ? fragment + "-" : fragment
    }

    /// A counter of the headings on a page with the same fragment.
    private struct HeadingCounter: PageVisitor {
        var counts: [String: Int] = [:]

        mutating func visit(_ section: PageSection, in path: [PageSection]) {
            counts[HeadingFragments.fragment(of: section), default: 0] += 1
        }

        mutating func visit(_ inline: Inline) {}
    }
}

extension Unicode.Scalar {
    fileprivate var isGapOfFragment: Bool {
        self == "-" || self == "–" || self == "—" || self == "\t" || properties.generalCategory == .spaceSeparator
    }

    fileprivate var isLeftOutOfFragment: Bool {
        if self == "`" { return true }
        return switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}
