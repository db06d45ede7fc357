extension Unicode.Scalar {
    /// Creates the character of a surrogate pair in UTF-16 (Unicode 16, section 3.9).
    ///
    /// nil for two code units that are not the high and the low half of a pair.
    package init?(highSurrogate high: UInt32, lowSurrogate low: UInt32) {
        guard 0xD800...0xDBFF ~= high, 0xDC00...0xDFFF ~= low else { return nil }
        self.init(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }
}
