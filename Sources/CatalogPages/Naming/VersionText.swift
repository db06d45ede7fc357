/// A version with the usual comparison: `1.10` is later than `1.9`, and `2.0.0-beta.2` is earlier than `2.0.0`.
///
/// A version has numbers separated by dots, then possibly a pre-release in the sense of semantic versioning; a leading
/// v and build metadata are left out. Text without a version comes before all versions.
struct VersionText: Comparable {
    let text: String
    /// The significant numbers of the version; empty for a version of zeros and for text without a version.
    private let numbers: [Substring]
    /// Empty for a release.
    private let prerelease: [Substring]

    init(_ text: String) {
        self.text = text
        var rest = Substring(text)
        if rest.first == "v" || rest.first == "V" { rest.removeFirst() }
        rest = rest.prefix { $0 != "+" }
        let parts = rest.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
        let prerelease = parts.dropFirst().first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        let isVersion = numbers.allSatisfy(\.isNumber) && prerelease.allSatisfy { !$0.isEmpty }
        self.numbers = isVersion ? Self.significant(numbers) : []
        self.prerelease = isVersion ? prerelease : []
        self.isVersion = isVersion
    }

    /// A key shared by all texts of the same version.
    var key: String {
        isVersion ? numbers.joined(separator: ".") + "-" + prerelease.joined(separator: ".") : "text " + text
    }

    /// Whether the text is a version.
    let isVersion: Bool

    static func == (left: VersionText, right: VersionText) -> Bool { left.text == right.text }

    static func < (left: VersionText, right: VersionText) -> Bool {
        guard left.isVersion, right.isVersion else {
            return left.isVersion == right.isVersion ? left.text < right.text : right.isVersion
        }
        if let isEarlier = isEarlier(left.numbers, than: right.numbers, by: isSmaller) { return isEarlier }
        if left.prerelease.isEmpty != right.prerelease.isEmpty { return right.prerelease.isEmpty }
        return isEarlier(left.prerelease, than: right.prerelease, by: isEarlierIdentifier) ?? (left.text < right.text)
    }

    /// Returns the significant numbers: `1.0` and `1.0.0` are the same version.
    private static func significant(_ numbers: [Substring]) -> [Substring] {
        var numbers = numbers.map { $0.drop { $0 == "0" } }
        while numbers.last?.isEmpty == true { numbers.removeLast() }
        return numbers
    }

    /// Returns whether the left comes earlier, by the first different part, else by the number of parts; nil for no
    /// difference.
    private static func isEarlier(
        _ left: [Substring], than right: [Substring], by isLess: (Substring, Substring) -> Bool
    ) -> Bool? {
        for (one, other) in zip(left, right) where one != other {
            if isLess(one, other) { return true }
            if isLess(other, one) { return false }
        }
        return left.count == right.count ? nil : left.count < right.count
    }

    /// Returns whether a number is smaller than another.
    ///
    /// Numbers may have any size, but no leading zeros.
    private static func isSmaller(_ left: Substring, than right: Substring) -> Bool {
        (left.utf8.count, String(left)) < (right.utf8.count, String(right))
    }

    /// Returns whether an identifier of a pre-release comes earlier than another: numbers come before words.
    private static func isEarlierIdentifier(_ left: Substring, _ right: Substring) -> Bool {
        guard left.isNumber == right.isNumber else { return left.isNumber }
        if left.isNumber { return isSmaller(left.drop { $0 == "0" }, than: right.drop { $0 == "0" }) }
        return left < right
    }
}

extension Substring {
    fileprivate var isNumber: Bool {
        !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
