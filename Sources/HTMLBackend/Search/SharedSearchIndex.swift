import CatalogModel
import CatalogPages
import Synchronization

/// A search index with the keys of each file.
struct SplitSearchIndex: Sendable {
    let index: SearchIndex
    /// The pages of the index, as written in files.
    let pages: [SearchedPage]
    let slices: [ArraySlice<SearchIndex.Row>]
    /// The approximate number of bytes of each file.
    let sizes: [Int]
}

/// A search index common to several render units: made by the first unit, and let go with the last one, because a large
/// catalog's index takes more memory than all of the pages being rendered.
final class SharedSearchIndex: Sendable {
    private let make: @Sendable () -> SplitSearchIndex
    private let users: Int
    private let made = Mutex<(index: SplitSearchIndex, reads: CatalogReads, users: Int)?>(nil)

    /// Creates an index for a number of users; made once more for any further user.
    init(users: Int, make: @escaping @Sendable () -> SplitSearchIndex) {
        self.users = users
        self.make = make
    }

    func use<Result>(_ body: (SplitSearchIndex) -> Result) -> Result {
        let (index, reads) = made.withLock { made in
            let (index, reads, users) = made ?? makeIndex()
            made = users > 1 ? (index, reads, users - 1) : nil
            return (index, reads)
        }
        CatalogReads.add(reads)
        return body(index)
    }

    private func makeIndex() -> (SplitSearchIndex, CatalogReads, Int) {
        let (index, reads) = CatalogReads.recorded(make)
        return (index, reads, users)
    }
}
