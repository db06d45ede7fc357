extension Sequence where Element: Hashable {
    /// Returns each element once, in the order of the first appearance.
    package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Array where Element: Hashable {
    /// Returns each element once, in the order of the first appearance; most lists are short.
    package func uniqued() -> [Element] {
        count < 2 ? self : self[...].uniqued()
    }
}

extension Set<String> {
    /// Inserts a name, or the first of `name-2`, `name-3` and so on that the set does not have, and returns it.
    package mutating func insertNumbered(_ name: String) -> String {
        var unique = name
        var number = 1
        while !insert(unique).inserted {
            number += 1
            unique = "\(name)-\(number)"
        }
        return unique
    }
}
