extension FormatRecord {
    /// Takes every key that this record does not state from another one.
    public mutating func takeMissing(from original: Self) {
        for field in Self.formatDeclaration.fields { field.takeMissing(&self, original) }
    }

    /// The keys that both records state, in the order of the declaration.
    public func keysStated(alsoBy other: Self) -> [String] {
        Self.formatDeclaration.fields.filter { $0.isStated(self) && $0.isStated(other) }.map(\.key)
    }
}
