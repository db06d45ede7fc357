/// A point on a picture, written `20% 50%`: percent of the width from the left edge and of the height from the top.
public struct PicturePoint: Hashable, Sendable {
    /// Digits, possibly with a period: from 0 to 100.
    public let left: String
    /// The distance from the top in percent of the height: digits, possibly with a period, from 0 to 100.
    public let top: String

    /// Texts accepted by `init(_:)`, as a regular expression.
    public static let pattern = "^(\(number))% +(\(number))%$"

    /// Number with at most two digits after the period: a hundredth of a percent of a picture is invisible.
    private static let number = #"100(\.0{1,2})?|[0-9]{1,2}(\.[0-9]{1,2})?"#

    /// Reads `20% 50%`; nil for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts.allSatisfy({ $0.last == "%" }), text.first != " ", text.last != " " else {
            return nil
        }
        self.init(left: parts[0].dropLast(), top: parts[1].dropLast())
    }

    /// Reads likely other spellings: `20 50`, `20%, 50%`, `20%/50%`, and shares of 1: `0.2, 0.5`.
    public init?(meantBy text: String) {
        let parts = text.split { " ,;/%[]()".contains($0) }
        guard parts.count == 2, let point = PicturePoint(left: parts[0], top: parts[1]) else { return nil }
        let shares = [point.left, point.top].compactMap { Double($0) }
        guard !text.contains("%"), point.left.contains(".") || point.top.contains("."), shares.allSatisfy({ $0 <= 1 })
        else {
            self = point
            return
        }
        let percent = shares.map { Substring(String(Int(($0 * 100).rounded()))) }
        self.init(left: percent[0], top: percent[1])
    }

    private init?(left: Substring, top: Substring) {
        guard Self.isPercent(left), Self.isPercent(top) else { return nil }
        (self.left, self.top) = (String(left), String(top))
    }

    /// The written format.
    public var text: String { "\(left)% \(top)%" }

    private static func isPercent(_ text: Substring) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2, parts.allSatisfy(isNumber) else { return false }
        let digits = parts.count == 2 ? parts[1] : ""
        guard digits.utf8.count <= 2 else { return false }
        return whole.utf8.count <= 2 || whole == "100" && digits.allSatisfy { $0 == "0" }
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
