// Swift compares strings by canonical equivalence: two spellings of 'é' are equal. Values of files are bytes.

extension String {
    /// Whether both strings have the same bytes.
    package func isIdentical(to other: String) -> Bool {
        self == other && utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}

extension JSONValue {
    /// Whether both values are equal down to the bytes of each string and name.
    package func isIdentical(to other: JSONValue) -> Bool {
        switch (self, other) {
        case (.string(let one), .string(let two)), (.number(let one), .number(let two)): one.isIdentical(to: two)
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.isIdentical(to: $1) }
        case (.object(let one), .object(let two)):
            one.members.count == two.members.count
                && zip(one.members, two.members).allSatisfy {
                    $0.name.isIdentical(to: $1.name) && $0.value.isIdentical(to: $1.value)
                }
        default: self == other
        }
    }
}
