/// Lines to be taken out of a list and put into another to make the second of the first.
struct LineDifference {
    /// The places of removed lines, in the first list.
    private(set) var removed: Set<Int> = []
    /// The places of inserted lines, in the second list.
    private(set) var inserted: Set<Int> = []

    /// Beyond the given number of lines, different from the first to the last, the search for common lines would take
    /// more room than the result is worth: then all old lines go, and all new lines come.
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
