import CatalogModel

extension [Inline] {
    /// The words alone.
    package var plainText: String {
        count == 1 ? self[0].plainText : map(\.plainText).joined()
    }
}

extension Inline {
    fileprivate var plainText: String {
        switch self {
        case .text(let text), .badge(let text, _), .code(let text), .emphasis(let text), .strong(let text),
            .sentence(let text):
            text
        case .picture(_, let alt): alt
        case .link(let inlines, _): inlines.plainText
        case .markup(let prose): prose.plainText
        case .lineBreak: " "
        case .anchor, .swatch: ""
        }
    }
}
