extension StringFileKind {
    /// Returns the language that a path states: that of `de.lproj`, `values-de-rAT`, `de.json`, `messages.de.json` or
    /// `de/messages.json`; nil where it states none, as for `values` and `Base.lproj`.
    package static func language(of path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        if let folder = parts.last(where: { $0.hasSuffix(".lproj") }) {
            let name = String(folder.dropLast(".lproj".count))
            return name == "Base" ? nil : name
        }
        if let folder = parts.last(where: { $0 == "values" || $0.hasPrefix("values-") }) {
            return Qualifiers(folder).language
        }
        let words = parts.last?.split(separator: ".").dropLast() ?? []
        if let stem = words.last, isTag(stem) { return String(stem) }
        // Folders of other names are common, so accept only languages with plural rules.
        guard parts.last?.hasSuffix(".json") == true, let folder = parts.dropLast().last, isTag(folder),
            PluralCategories.required(in: folder) != nil
        else { return nil }
        return folder
    }

    /// Returns whether a file of Android's resources is for a part of all configurations, as a screen or a mode, besides
    /// the language.
    static func isForSomeConfigurations(_ path: String) -> Bool {
        path.split(separator: "/").last { $0.hasPrefix("values-") }.map { Qualifiers(String($0)).hasOthers } == true
    }

    /// Returns whether a word is a language tag: a language in lowercase, maybe with a script or region.
    private static func isTag(_ word: some StringProtocol) -> Bool {
        word.split { $0 == "-" || $0 == "_" }.first.map { isLanguage($0) } == true
    }

    fileprivate static func isLanguage(_ word: some StringProtocol) -> Bool {
        (2...3).contains(word.utf8.count) && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
}

/// The qualifiers in the name of a folder of Android's resources: `values-mcc310-de-rAT-night`.
private struct Qualifiers {
    private(set) var language: String?
    /// Whether there are qualifiers besides the language and region.
    private(set) var hasOthers = false

    init(_ folder: String) {
        var words = folder.split(separator: "-").dropFirst()
        // Country and network codes come before the language.
        while let word = words.first, word.hasPrefix("mcc") || word.hasPrefix("mnc"), word.count > 3 {
            hasOthers = true
            words.removeFirst()
        }
        guard let word = words.first else { return }
        if word.hasPrefix("b+") {
            language = String(word.dropFirst(2).replacing("+", with: "-"))
            words.removeFirst()
        } else if StringFileKind.isLanguage(word), word != "car" {
            language = String(word)
            words.removeFirst()
            if let region = words.first, region.count == 3, region.first == "r" {
                language = "\(word)-\(region.dropFirst())"
                words.removeFirst()
            }
        }
        hasOthers = hasOthers || !words.isEmpty
    }
}
