/// Lines to be taken out of one list and put into another to make the second of the first.
struct LineDifference {
    /// The places of what goes, in the first list.
    private(set) var removed: Set<Int> = []
    /// The places of what comes, in the second list.
    private(set) var inserted: Set<Int> = []

    /// Beyond so many lines, which differ from the first to the last, the search for what they have in common would take
    /// more room than its result is worth: then all of them go, and all come.
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
