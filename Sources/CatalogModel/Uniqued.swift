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
