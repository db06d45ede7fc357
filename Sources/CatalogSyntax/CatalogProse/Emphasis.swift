/// A matcher of opening and closing runs of `*` and `_` into emphasis in prose (CommonMark 0.31, appendix, "process
/// emphasis").
///
/// Runs are numbered in the order of the text. Each run is visited a bounded number of times, because an unsuccessful
/// search is not repeated.
struct EmphasisMatcher {
    private(set) var runs: [DelimiterRun] = []
    /// The last of the runs still able to become emphasis.
    private(set) var last: Int?
    /// The first of the runs still able to become emphasis.
    private var first: Int?

    /// Adds a run and returns the number of the run.
    mutating func append(_ run: DelimiterRun) -> Int {
        runs.append(run)
        let index = runs.count - 1
        guard run.canOpen || run.canClose else { return index }
        runs[index].previous = last
        if let last { runs[last].next = index } else { first = index }
        last = index
        return index
    }

    /// A kind of closer with the same possible openers.
    private struct Key: Hashable {
        var character: UInt8
        var canOpen: Bool
        var remainder: Int
    }

    /// Matches all runs after `bottom` and removes the runs from the search.
    mutating func match(after bottom: Int?) {
        var lowest: [Key: Int] = [:]
        let bottomIndex = bottom ?? -1
        var current = bottom.map { runs[$0].next } ?? first
        while let closer = current {
            guard runs[closer].canClose else {
                current = runs[closer].next
                continue
            }
            let key = Key(
                character: runs[closer].character, canOpen: runs[closer].canOpen, remainder: runs[closer].length % 3)
            if let opener = opener(for: closer, above: max(bottomIndex, lowest[key] ?? -1)) {
                current = pair(opener, with: closer)
            } else {
                lowest[key] = closer - 1
                current = runs[closer].next
                if !runs[closer].canOpen { remove(closer) }
            }
        }
        while let index = last, index > bottomIndex { remove(index) }
    }

    private func opener(for closer: Int, above limit: Int) -> Int? {
        var candidate = runs[closer].previous
        while let index = candidate, index > limit {
            if runs[index].canOpen, runs[index].character == runs[closer].character, fits(index, with: closer) {
                return index
            }
            candidate = runs[index].previous
        }
        return nil
    }

    /// Whether two runs may pair by the rule of three: a run able to both begin and end emphasis does not pair if the
    /// lengths add up to a multiple of three, unless both are multiples.
    private func fits(_ opener: Int, with closer: Int) -> Bool {
        guard runs[opener].canClose || runs[closer].canOpen else { return true }
        let lengths = (runs[opener].length, runs[closer].length)
        return (lengths.0 + lengths.1) % 3 != 0 || (lengths.0 % 3 == 0 && lengths.1 % 3 == 0)
    }

    /// Pairs two runs as emphasis and returns the run to continue with.
    private mutating func pair(_ opener: Int, with closer: Int) -> Int? {
        let width = min(runs[opener].remaining, runs[closer].remaining) >= 2 ? 2 : 1
        while let between = runs[closer].previous, between != opener { remove(between) }
        runs[opener].remaining -= width
        runs[opener].openings.append(width)
        runs[closer].remaining -= width
        runs[closer].closings.append(width)
        if runs[opener].remaining == 0 { remove(opener) }
        guard runs[closer].remaining == 0 else { return closer }
        let next = runs[closer].next
        remove(closer)
        return next
    }

    private mutating func remove(_ index: Int) {
        let (previous, next) = (runs[index].previous, runs[index].next)
        if let previous { runs[previous].next = next } else { first = next }
        if let next { runs[next].previous = previous } else { last = previous }
        runs[index].previous = nil
        runs[index].next = nil
    }
}
