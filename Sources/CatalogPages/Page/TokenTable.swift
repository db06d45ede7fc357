import CatalogModel
import Synchronization

/// The table of a group of tokens on a page, with the facts common to all rows, worked out at the first request.
///
/// An object, because stretches of rows are rendered one by one.
final class TokenTable: Sendable {
    /// The group; empty for tokens without a group.
    let name: String
    let tokens: [ShownToken]
    private let knownType = Mutex<String??>(nil)
    private let knownLayout = Mutex<TableLayout?>(nil)

    init(_ group: TokenIndex.Group) {
        name = group.name
        tokens = group.tokens
    }

    /// Returns the type shared by all tokens in all themes, stated once above the table; nil for several types.
    func sharedType(in site: SiteLinks) -> String? {
        knownType.withLock { known in
            let type = known ?? findSharedType(in: site)
            known = .some(type)
            return type
        }
    }

    private func findSharedType(in site: SiteLinks) -> String? {
        let first = tokens.first?.token.type
        let isShared = tokens.allSatisfy { shown in
            shown.token.type == first
                && (!shown.differs
                    || site.tokens.themes.allSatisfy {
                        $0.theme.tokens[shown.token.path].map { $0.type == first } ?? true
                    })
        }
        return isShared ? first : nil
    }

    /// Returns the columns, found by `find` at the first request.
    func layout(_ find: () -> TableLayout) -> TableLayout {
        knownLayout.withLock { known in
            let layout = known ?? find()
            known = layout
            return layout
        }
    }
}
