import CatalogModel
import Foundation

extension EntryID {
    /// Returns the id probably wanted by the author of `text`: `Text Field`, `TextField` and `text_field` are
    /// `text-field`.
    ///
    /// nil when no letter is left to start with.
    static func suggested(for text: String) -> EntryID? {
        var words = ""
        var previous: Unicode.Scalar = "-"
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.properties.generalCategory == .nonspacingMark { continue }
            let isNewWord = scalar.properties.isUppercase && (previous.properties.isLowercase || previous.isDigit)
            if isNewWord { words += "-" }
            words += scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDigit) ? String(scalar) : "-"
            previous = scalar
        }
        let parts = words.lowercased().split(separator: "-")
        return EntryID(parts.drop { $0.first?.isLetter != true }.joined(separator: "-"))
    }

    /// Words of the id with capital letters, as a title to start with.
    var words: String {
        rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
