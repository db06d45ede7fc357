import CatalogModel
import SourceCode

/// An import statement in TypeScript, read from the text after the word `import`.
struct TypeScriptImport {
    /// The imported names.
    private(set) var names: [String] = []
    private let text: String
    private let clause: String

    /// Creates an import from a text; nil if the text is no import.
    ///
    /// The name of a module alone imports everything in the module.
    init?(_ text: String) {
        self.text = text
        var names: [String] = []
        if SyntaxScanner.accepts(TypeScriptTypeRecognizer.scanner(text), by: { Self.clause(&$0, names: &names) }) {
            clause = text
            self.names = names
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

    // MARK: Reading

    private static func clause(_ scanner: inout SyntaxScanner, names: inout [String]) -> Bool {
        if scanner.attempt(module) { return true }
        _ = scanner.attempt { scanner in
            guard scanner.takeWord("type") else { return false }
            scanner.skipSpace()
            return scanner.next == UInt8(ascii: "{") || scanner.next == UInt8(ascii: "*")
        }
        guard binding(&scanner, names: &names) else { return false }
        if scanner.take(",") { guard binding(&scanner, names: &names) else { return false } }
        return scanner.takeWord("from") && module(&scanner)
    }

    private static func module(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        return scanner.take("string", of: TypeScriptGrammar.grammar)
    }

    private static func binding(_ scanner: inout SyntaxScanner, names: inout [String]) -> Bool {
        if scanner.take("*") { return scanner.takeWord("as") && name(&scanner, names: &names) }
        if scanner.take("{") {
            return scanner.takeList(closing: "}", allowsTrailingComma: true) { scanner in
                let isType = scanner.attempt { scanner in
                    guard scanner.takeWord("type") else { return false }
                    scanner.skipSpace()
                    return SyntaxScanner.isNameByte(scanner.next)
                }
                guard let first = scanner.takeName(), !isType || first != "as" else { return false }
                if scanner.takeWord("as") { return name(&scanner, names: &names) }
                names.append(first)
                return TypeScriptNames.binding(first) == first
            }
        }
        return name(&scanner, names: &names)
    }

    private static func name(_ scanner: inout SyntaxScanner, names: inout [String]) -> Bool {
        guard let name = scanner.takeName() else { return false }
        names.append(name)
        return TypeScriptNames.binding(name) == name
    }
}
