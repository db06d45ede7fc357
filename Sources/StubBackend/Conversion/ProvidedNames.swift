import CatalogModel

/// The names available to a stub file from a team's own modules and packages, used without a placeholder.
struct ProvidedNames {
    /// Modules, packages and names, as stated by the option.
    private let stated: Set<String>
    /// The imports of the implementation repeated in the file: imports of the team's own modules, in the file's
    /// language.
    private(set) var imports: [String] = []
    /// The imports missing from the file.
    private(set) var others: [String] = []
    /// The names brought by the file's imports.
    private(set) var imported: Set<String> = []
    /// Names from React, imported by the file on demand.
    private(set) var react: Set<String> = []
    /// Whether the file's imports bring unstated names.
    private var isOpen = false

    /// Creates the names, with the implementation's imports of use to the file.
    ///
    /// - Parameters:
    ///   - stated: Modules, packages and names, as stated by the option.
    ///   - imports: The imports of the implementation.
    ///   - language: The language of the file.
    ///   - isSameLanguage: Whether the implementation is in the language.
    init(_ stated: Set<String>, imports: [Text], in language: TargetLanguage, isSameLanguage: Bool) {
        self.stated = stated
        for text in imports.map(\.value) {
            switch language {
            case .typescript:
                if isSameLanguage, let script = TypeScriptImport(text) {
                    let isReact = script.isOf(["react"])
                    if isReact, !script.hasOtherNames {
                        react.formUnion(script.names)
                        continue
                    }
                    if isReact || script.isOf(stated) {
                        add(script.line, names: script.names)
                        continue
                    }
                }
            case .kotlin:
                if isSameLanguage, let kotlin = KotlinImport(text), kotlin.isOf(stated) {
                    add(kotlin.line, names: [kotlin.name].compactMap(\.self))
                    if kotlin.name == nil { isOpen = true }
                    continue
                }
            }
            others.append(text)
        }
    }

    private mutating func add(_ line: String, names: [String]) {
        imports.append(line)
        imported.formUnion(names)
    }

    /// Returns the spelling of a name in the file, in Kotlin with the package to import the name from; nil if the team
    /// does not have the name.
    func spelled(_ name: String, in language: TargetLanguage) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.first, parts.allSatisfy(DeclaredNames.isIdentifier) else { return nil }
        if imported.contains(first) || stated.contains(name) { return name }
        switch language {
        case .typescript: return stated.contains(first) ? name : nil
        case .kotlin:
            if parts.count > 1 { return stated.contains { name.hasPrefix($0 + ".") } ? name : nil }
            return stated.filter { $0.hasSuffix("." + name) }.min() ?? (isOpen ? name : nil)
        }
    }
}
