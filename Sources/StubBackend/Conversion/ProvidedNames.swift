import CatalogModel

/// The names available to a stub file from a team's own modules and packages, used without a placeholder.
struct ProvidedNames {
    /// Modules, packages and names, as stated by the option.
    private(set) var stated: Set<String>
    /// The imports of the implementation repeated in the file: imports of the team's own modules, in the file's
    /// language.
    private(set) var imports: [String] = []
    /// The imports missing from the file.
    private(set) var others: [String] = []
    /// The names brought by the file's imports.
    private(set) var imported: Set<String> = []
    /// Names from React, imported by the file on demand.
    var react: Set<String> = []
    /// Whether the file's imports bring unstated names.
    var isOpen = false

    /// Creates the names, with the implementation's imports of use to the file.
    ///
    /// - Parameters:
    ///   - stated: Modules, packages and names, as stated by the option.
    ///   - imports: The imports of the implementation.
    ///   - language: The language of the file.
    ///   - isSameLanguage: Whether the implementation is in the language.
    init(_ stated: Set<String>, imports: [Text], in language: any ConvertedLanguage, isSameLanguage: Bool) {
        self.stated = stated
        for text in imports.map(\.value) where !isSameLanguage || !language.provide(text, to: &self) {
            others.append(text)
        }
    }

    /// Adds an import repeated in the file, with the names brought by the import.
    mutating func add(_ line: String, names: [String]) {
        imports.append(line)
        imported.formUnion(names)
    }

    /// Returns the spelling of a name in the file, in Kotlin with the package to import the name from; nil if the team
    /// does not have the name.
    func spelled(_ name: String, in language: any ConvertedLanguage) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.first, parts.allSatisfy(DeclaredNames.isIdentifier) else { return nil }
        if imported.contains(first) || stated.contains(name) { return name }
        return language.spelled(name, first: first, by: self)
    }
}
