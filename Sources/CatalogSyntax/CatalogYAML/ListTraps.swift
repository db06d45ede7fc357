import CatalogModel

/// Handling of text split by a comma in a bracketed list.
extension TreeBuilder {
    /// Joins items with an open parenthesis or angle bracket in between: `[(A, B) -> C]`.
    mutating func joinTornItems(_ elements: inout [YAMLNode]) {
        var index = 0
        while index + 1 < elements.count {
            if let last = lastTornItem(elements, from: index) {
                let whole = elements[index].range.lowerBound..<elements[last].range.upperBound
                let next = elements[index + 1].range.sourceText
                diagnostics.report(
                    .tornItem(
                        next, after: elements[index].range.sourceText, at: lines.range(whole), fix: quotingFix(whole)))
                elements.replaceSubrange(index...last, with: [text(whole)])
            }
            index += 1
        }
    }

    /// Returns the item closing the brackets opened by an item.
    private func lastTornItem(_ elements: [YAMLNode], from index: Int) -> Int? {
        guard var nesting = Nesting(elements[index]), nesting.isOpen else { return nil }
        var last = index
        while nesting.isOpen {
            last += 1
            guard last < min(elements.count, index + Nesting.reach), let next = Nesting(elements[last]),
                elements[last - 1].range.upperBound < elements[last].range.lowerBound
            else { return nil }
            nesting.add(next)
        }
        return last
    }
}
