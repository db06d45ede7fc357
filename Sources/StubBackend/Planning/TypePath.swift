import SourceCode

/// A splitter of full type names such as `Checkbox.IconAlignment` into the names between the dots.
enum TypePath {
    /// Returns the names joined by dots; the whole text alone where a dot is not between two names, as in `Array<A.B>`.
    static func parts(of name: some StringProtocol) -> [String] {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return [String(name)] }
        let parts = String(name).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        let areNames = parts.allSatisfy(isName)
        return areNames ? parts : [String(name)]
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, SyntaxScanner.isNameByte(first), !(0x30...0x39).contains(first) else {
            return false
        }
        if text.utf8.allSatisfy({ $0 < 0x80 && (SyntaxScanner.isNameByte($0) || $0 == UInt8(ascii: "-")) }) {
            return true
        }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }
}
