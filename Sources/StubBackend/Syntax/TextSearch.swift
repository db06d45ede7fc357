extension String {
    /// Whether a word of ASCII occurs in the text.
    ///
    /// Compares bytes: a search by characters takes many times as long.
    func holds(_ word: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard let first = wanted.first, utf8.count >= wanted.count else { return wanted.isEmpty }
        let found = utf8.withContiguousStorageIfAvailable { bytes in
            for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
                if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
            }
            return false
        }
        return found ?? contains("\(word)")
    }
}

extension Set<String> {
    /// Inserts a name, with a number appended to a used name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - form: Makes the form in which names are compared.
    /// - Returns: The name with the number.
    mutating func insertNumbered(_ name: String, as form: (String) -> String = { $0 }) -> String {
        var unused = name
        var number = 2
        while !insert(form(unused)).inserted {
            unused = "\(name)\(number)"
            number += 1
        }
        return unused
    }
}
