extension RandomAccessCollection {
    /// Returns the index of the first element of a sorted collection that satisfies the predicate, or the end.
    ///
    /// All elements after the first one must satisfy the predicate, too.
    package func partitioningIndex(_ isAfter: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isAfter(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
