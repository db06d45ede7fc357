import CatalogModel
import SourceCode

/// An import statement in TypeScript, read from the text after the word `import`.
struct TypeScriptImport {
    /// The imported names.
    private(set) var names: [String] = []
    private let text: String
    private let clause: String

    /// Creates an import from a text; nil if the text is not an import.
    ///
    /// The name of a module alone imports everything in the module.
    init?(_ text: String) {
        self.text = text
        if let tree = TypeScriptGrammar.grammar.tree(of: text, as: "import") {
            clause = text
            names = tree.children.map(\.text)
            return
        }
        let isModule =
            !text.isEmpty && text.utf8.allSatisfy { SyntaxScanner.isNameByte($0) || "@/.-".utf8.contains($0) }
        guard isModule else { return nil }
        clause = TypeScriptLiteral.string(text)
    }

    var line: String { "import \(clause);" }

    /// Whether the import renames imported names, except for `React` as the only name.
    var hasOtherNames: Bool { text.holds(" as ") && names != ["React"] }

    /// Whether the import is from any of the given modules.
    func isOf(_ modules: Set<String>) -> Bool {
        modules.contains { module in
            ["\"\(module)\"", "'\(module)'", "\"\(module)/", "'\(module)/"].contains { text.contains($0) }
                || text == module || text.hasPrefix(module + "/")
        }
    }

    /// Returns the names imported or used in a file from the given modules.
    static func names(in file: StubFile, of modules: Set<String>) -> Set<String> {
        let stated = file.imports.compactMap { TypeScriptImport($0.value) }.filter { $0.isOf(modules) }
        let used = file.modules.filter { modules.contains($0.module.value) }.map(\.name.value)
        return Set(stated.flatMap(\.names) + used)
    }
}
