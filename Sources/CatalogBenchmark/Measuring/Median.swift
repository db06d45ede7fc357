extension Collection where Element: Comparable {
    /// The value in the middle, the lower one of two; nil when there is none.
    var median: Element? {
        isEmpty ? nil : sorted()[(count - 1) / 2]
    }
}

extension Duration {
    /// In seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }

    /// In nanoseconds, as far as a child process tells them.
    var nanoseconds: Int {
        Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
    }
}
