/// Full names of types, such as `Checkbox.IconAlignment`.
enum TypePath {
    /// The names that dots join; the whole text alone where a dot is not between two names, as in `Array<A.B>`.
    static func parts(of name: some StringProtocol) -> [String] {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        let areNames = parts.allSatisfy(isName)
        return areNames ? parts : [String(name)]
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }
}
