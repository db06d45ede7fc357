import CatalogModel

/// Writes a file of TypeScript.
struct WebPrinter {
    static let missing = "throw new Error(\"not implemented\");"

    var writer = SourceWriter(step: "  ")
    var spelling = ScriptSpelling()

    /// What the entry says besides the API.
    private(set) var facets = FacetStub()
    /// The names of functions of the file.
    private var taken: Set<String> = []

    /// A name that no other function of the file has.
    mutating func unique(_ name: String, _ stated: Text, _ facts: inout [DocFact]) -> String {
        if taken.insert(name).inserted { return name }
        var number = 2
        while !taken.insert("\(name)\(number)").inserted { number += 1 }
        facts.append(DocFact(.name, code: stated.value))
        spelling.diagnostics.report(.stubName(stated, as: "\(name)\(number)", in: ScriptSpelling.language))
        return "\(name)\(number)"
    }

    mutating func print(_ file: StubFile) {
        spelling.references = ScriptReferences(names: file.names, file: file.path)
        facets = file.facets
        // Only what is written tells what has to be imported.
        for type in file.types { self.type(type) }
        for group in MethodGroup.groups(of: file.functions) { functions(group) }
        let body = writer
        writer = SourceWriter(step: "  ")
        comment("\(file.heading.title.oneLine): a stub of entry \(file.heading.entry).")
        for line in file.heading.lines { comment(line) }
        for condition in file.conditions { comment("Condition: \(condition.value)") }
        imports(file)
        writer.separate()
        writer.append(body)
        writer.separate()
        writer.line("export {};")
    }

    /// Any text as comments.
    mutating func comment(_ text: String) {
        for line in TextLines.of(text) {
            writer.line(line.isEmpty ? "//" : "// " + line.withoutZeros)
        }
    }

    private mutating func imports(_ file: StubFile) {
        var lines: [String] = []
        for text in file.imports {
            guard let clause = ScriptImport.clause(text.value) else {
                comment("Import: \(text.value)")
                spelling.diagnostics.report(.stubClause(text, what: "an import", in: ScriptSpelling.language))
                continue
            }
            // It is how others get what this file is a stub of.
            if ScriptImport.isOf(file.names.provided, text.value) {
                lines.append("import \(clause);")
            } else {
                comment("Imported with: import \(clause);")
            }
        }
        for use in file.modules {
            guard file.names.provided.contains(use.module.value), ScriptNames.binding(use.name.value) == use.name.value
            else {
                comment("Module of \(use.name.value): \(use.module.value)")
                continue
            }
            lines.append("import { \(use.name.value) } from \(ScriptLiteral.string(use.module.value));")
        }
        for (module, names) in (spelling.references?.imports ?? [:]).sorted(by: { $0.key < $1.key }) {
            // Types leave nothing behind in the script.
            for isValue in [true, false] {
                let list = names.filter { $0.value == isValue }.keys.sorted()
                if list.isEmpty { continue }
                let keyword = isValue ? "import" : "import type"
                lines.append("\(keyword) { \(list.joined(separator: ", ")) } from \(ScriptLiteral.string(module));")
            }
        }
        if lines.isEmpty { return }
        var seen: Set<String> = []
        writer.separate()
        for line in lines where seen.insert(line).inserted { writer.line(line) }
    }
}

/// What stands after the word `import`.
enum ScriptImport {
    /// The clause; nil if the text is none. The name of a module alone imports all that it does.
    static func clause(_ text: String) -> String? {
        if SyntaxScanner.accepts(ScriptTypes.scanner(text), clause) { return text }
        let isModule =
            !text.isEmpty && text.utf8.allSatisfy { SyntaxScanner.isNameByte($0) || "@/.-".utf8.contains($0) }
        return isModule ? ScriptLiteral.string(text) : nil
    }

    /// Whether an import is one of a module that the team has.
    static func isOf(_ modules: Set<String>, _ text: String) -> Bool {
        modules.contains { module in
            ["\"\(module)\"", "'\(module)'", "\"\(module)/", "'\(module)/"].contains { text.contains($0) }
                || text == module || text.hasPrefix(module + "/")
        }
    }

    private static func clause(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.attempt(module) { return true }
        _ = scanner.attempt { scanner in
            guard scanner.takeWord("type") else { return false }
            scanner.skipSpace()
            return scanner.next == UInt8(ascii: "{") || scanner.next == UInt8(ascii: "*")
        }
        guard binding(&scanner) else { return false }
        if scanner.take(",") { guard binding(&scanner) else { return false } }
        return scanner.takeWord("from") && module(&scanner)
    }

    private static func module(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        return SourceLiterals.scriptString(&scanner)
    }

    private static func binding(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.take("*") { return scanner.takeWord("as") && name(&scanner) }
        if scanner.take("{") {
            return scanner.takeList(closing: "}", allowsTrailingComma: true) { scanner in
                guard let first = scanner.takeName() else { return false }
                return scanner.takeWord("as") ? name(&scanner) : ScriptNames.binding(first) == first
            }
        }
        return name(&scanner)
    }

    private static func name(_ scanner: inout SyntaxScanner) -> Bool {
        guard let name = scanner.takeName() else { return false }
        return ScriptNames.binding(name) == name
    }
}

/// Functions with one name, which TypeScript wants to stand together.
struct MethodGroup {
    var name: String
    var isStatic: Bool
    var methods: [MethodStub]

    /// In the order of the first of each.
    static func groups(of methods: [MethodStub]) -> [MethodGroup] {
        var groups: [MethodGroup] = []
        for method in methods {
            let index = groups.firstIndex { $0.name == method.name.value && $0.isStatic == method.isStatic }
            if let index {
                groups[index].methods.append(method)
            } else {
                groups.append(MethodGroup(name: method.name.value, isStatic: method.isStatic, methods: [method]))
            }
        }
        return groups
    }
}
