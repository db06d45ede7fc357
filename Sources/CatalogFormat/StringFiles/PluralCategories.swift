/// A table of the plural categories such as `one` and `few` needed for whole numbers in each language (Unicode CLDR,
/// "Language Plural Rules", cardinals).
enum PluralCategories {
    static let all: Set = ["zero", "one", "two", "few", "many", "other"]

    /// Returns the required categories; nil for an unknown language.
    static func required(in language: String) -> [String]? {
        let name = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
        return groups.first { $0.languages.contains(name) }?.categories
    }

    private static let groups: [(languages: Set<String>, categories: [String])] = [
        (["id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh"], ["other"]),
        (["bs", "hr", "mo", "ro", "sh", "sr"], ["one", "few", "other"]),
        (["cs", "sk"], ["one", "few", "other"]),
        (["be", "pl", "ru", "uk"], ["one", "few", "many", "other"]),
        (["lt"], ["one", "few", "other"]),
        (["lv"], ["zero", "one", "other"]),
        (["he", "iw"], ["one", "two", "other"]),
        (["dsb", "gd", "hsb", "sl"], ["one", "two", "few", "other"]),
        (["ga", "gv"], ["one", "two", "few", "many", "other"]),
        (["mt"], ["one", "two", "few", "many", "other"]),
        (["ar", "cy"], ["zero", "one", "two", "few", "many", "other"]),
        (
            [
                "af", "am", "bg", "bn", "ca", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fil", "fr", "gl",
                "gu", "hi", "hu", "hy", "is", "it", "ka", "kk", "kn", "ky", "mk", "ml", "mn", "mr", "nb", "ne", "nl",
                "nn", "no", "pa", "pt", "si", "sq", "sv", "sw", "ta", "te", "tr", "ur", "uz", "zu",
            ], ["one", "other"]
        ),
    ]
}
