import CatalogPages

/// The features of a page needing imports on a documentation host: anchors, tabs and pictures by theme.
struct PageFeatures: PageVisitor {
    private(set) var hasAnchors = false
    private(set) var hasTabs = false
    private(set) var hasThemedPictures = false

    init(_ page: Page) {
        walk(page)
    }

    mutating func visit(_ section: PageSection, in path: [PageSection]) {
        if let anchor = section.anchor, !anchor.isPlainInAttribute { hasAnchors = true }
    }

    mutating func visit(_ block: Block) {
        switch block {
        case .tabs: hasTabs = true
        case .picture(let picture) where picture.dark != nil: hasThemedPictures = true
        default: break
        }
    }

    mutating func visit(_ inline: Inline) {
        if case .anchor = inline { hasAnchors = true }
    }
}
