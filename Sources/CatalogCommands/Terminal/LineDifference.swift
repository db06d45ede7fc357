/// The difference of two lists of lines: the lines to remove from the first list and the lines to insert from the
/// second list.
struct LineDifference {
    /// The places of removed lines, in the first list.
    private(set) var removed: Set<Int> = []
    /// The places of inserted lines, in the second list.
    private(set) var inserted: Set<Int> = []

    /// The greatest number of lines, counted without the common lines at the start and the end, for a search for common
    /// lines.
    ///
    /// Beyond the limit, all old lines are removed and all new lines are inserted, to save memory.
    private static let searchLimit = 4_000

    init<Line: Hashable>(from old: [Line], to new: [Line]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let oldPlaces = start..<(old.count - end)
        let newPlaces = start..<(new.count - end)
        if oldPlaces.isEmpty || newPlaces.isEmpty || oldPlaces.count + newPlaces.count > Self.searchLimit {
            removed = Set(oldPlaces)
            inserted = Set(newPlaces)
            return
        }
        for change in Array(new[newPlaces]).difference(from: Array(old[oldPlaces])) {
            switch change {
            case .remove(let offset, _, _): removed.insert(start + offset)
            case .insert(let offset, _, _): inserted.insert(start + offset)
            }
        }
    }
}
