/// Import of Kotlin: the text after the word `import`.
struct KotlinImport {
    /// The imported name; nil for all names of a package.
    let name: String?
    private let path: [String]

    /// `com.example.Tone`, `com.example.Tone as Hue`, `com.example.*`; nil if the text is none.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 1 || (words.count == 3 && words[1] == "as" && DeclaredNames.isIdentifier(words[2])),
            let first = words.first
        else { return nil }
        var path = first.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isOpen = path.last == "*"
        if isOpen { path.removeLast() }
        guard path.count > (isOpen ? 0 : 1), path.allSatisfy(DeclaredNames.isIdentifier), !isOpen || words.count == 1
        else { return nil }
        self.path = path
        name = isOpen ? nil : words.count == 3 ? words[2] : path.last
    }

    var line: String {
        let path = path.map(KotlinNames.escaped).joined(separator: ".")
        guard let name else { return "import \(path).*" }
        return "import \(path)" + (name == self.path.last ? "" : " as \(KotlinNames.escaped(name))")
    }

    /// Whether the import is of a package, or of a name, that the team has.
    func isOf(_ packages: Set<String>) -> Bool {
        let text = path.joined(separator: ".")
        return packages.contains { text == $0 || text.hasPrefix($0 + ".") }
    }
}
