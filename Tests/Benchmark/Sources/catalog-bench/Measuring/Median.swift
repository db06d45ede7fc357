extension Collection where Element: Comparable {
    /// The value in the middle, the lower one of two; nil when there is none.
    var median: Element? {
        isEmpty ? nil : sorted()[(count - 1) / 2]
    }
}
