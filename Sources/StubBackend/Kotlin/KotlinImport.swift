/// A parsed Kotlin import: the text after the word `import`.
struct KotlinImport {
    /// The imported name; nil for all names of a package.
    let name: String?
    private let path: [String]

    /// Reads an import such as `com.example.Tone`, `com.example.Tone as Hue` or `com.example.*`; nil for any other
    /// text.
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

    /// Whether the import is of a package or name among the given packages and names, or of a part of a given package.
    func isOf(_ packages: Set<String>) -> Bool {
        let text = path.joined(separator: ".")
        return packages.contains { text == $0 || text.hasPrefix($0 + ".") }
    }
}
