import Synchronization

/// A search index with the keys of each file.
struct SplitSearchIndex: Sendable {
    let index: SearchIndex
    let slices: [ArraySlice<SearchPart.Row>]
}

/// A search index common to several render units: made by the first unit, and let go with the last one, because a large
/// catalog's index takes more memory than all of the pages being rendered.
final class SharedSearchIndex: Sendable {
    private let make: @Sendable () -> SplitSearchIndex
    private let users: Int
    private let made = Mutex<(value: SplitSearchIndex, users: Int)?>(nil)

    /// Creates an index for a number of users; made once more for any further user.
    init(users: Int, make: @escaping @Sendable () -> SplitSearchIndex) {
        self.users = users
        self.make = make
    }

    func use<Result>(_ body: (SplitSearchIndex) -> Result) -> Result {
        let value = made.withLock { made in
            let (value, left) = made ?? (make(), users)
            made = left > 1 ? (value, left - 1) : nil
            return value
        }
        return body(value)
    }
}
