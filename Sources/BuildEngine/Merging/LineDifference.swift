/// The difference of two lists of lines: the lines to remove from the first list and the lines to insert from the
/// second list.
package struct LineDifference {
    /// The places of removed lines, in the first list.
    package private(set) var removed: Set<Int> = []
    /// The places of inserted lines, in the second list.
    package private(set) var inserted: Set<Int> = []

    /// The greatest number of lines, counted without the common lines at the start and the end, for a search for common
    /// lines.
    ///
    /// Beyond the limit, all old lines are removed and all new lines are inserted, to save memory.
    private static let searchLimit = 4_000

    package init<Line: Hashable>(from old: [Line], to new: [Line]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let oldIndices = start..<(old.count - end)
        let newIndices = start..<(new.count - end)
        if oldIndices.isEmpty || newIndices.isEmpty || oldIndices.count + newIndices.count > Self.searchLimit {
            removed = Set(oldIndices)
            inserted = Set(newIndices)
            return
        }
        for change in Array(new[newIndices]).difference(from: Array(old[oldIndices])) {
            switch change {
            case .remove(let offset, _, _): removed.insert(start + offset)
            case .insert(let offset, _, _): inserted.insert(start + offset)
            }
        }
    }

    /// A range of old lines and the new lines in place of these.
    struct Hunk: Hashable {
        let old: Range<Int>
        let new: Range<Int>
    }

    /// The changed ranges in order, separated by common lines.
    var hunks: [Hunk] {
        var hunks: [Hunk] = []
        var (old, new) = (0, 0)
        var (leftToRemove, leftToInsert) = (removed.count, inserted.count)
        while leftToRemove > 0 || leftToInsert > 0 {
            let start = (old: old, new: new)
            while removed.contains(old) { old += 1 }
            while inserted.contains(new) { new += 1 }
            if old == start.old, new == start.new {
                old += 1
                new += 1
            } else {
                hunks.append(Hunk(old: start.old..<old, new: start.new..<new))
                leftToRemove -= old - start.old
                leftToInsert -= new - start.new
            }
        }
        return hunks
    }
}
