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
    /// Inserts a name, with a number from 2 appended to a used name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - separator: The text between the name and the number.
    ///   - form: Makes the form in which names are compared.
    /// - Returns: The name with the number.
    package mutating func insertNumbered(
        _ name: String, separator: String, as form: (String) -> String = { $0 }
    ) -> String {
        var unused = name
        var number = 2
        while !insert(form(unused)).inserted {
            unused = "\(name)\(separator)\(number)"
            number += 1
        }
        return unused
    }
}
