import CatalogModel
import SourceCode

/// A printer of a TypeScript stub file with web components.
struct WebPrinter: TypeScriptPrinter {
    var writer = SourceWriter(step: "  ")
    var spelling = TypeScriptSpelling()

    let file: StubFile
    let mainName: String
    var strings: String?
    var lookUp: String?

    /// Whether a class inherits from the base class that the output names.
    var extendsElementBase = false

    // State of the class being written.
    /// Properties with accessors for attributes.
    var attributes: [WebAttribute] = []
    /// Names of private members.
    var privateNames: Set<String> = []
    /// Statements of the constructor for properties without a field.
    var initialValues: [String] = []

    /// The names of functions of the file.
    private var taken: Set<String> = []
    /// The names intended for the types and functions of the file.
    private let own: Set<String>

    /// Whether a constant of the file cannot have a name.
    func isTaken(_ name: String) -> Bool {
        guard let references = spelling.references else { return taken.contains(name) || own.contains(name) }
        return taken.contains(name) || own.contains(name) || references.meaning(of: name) == .available
            || references.imports.values.contains { $0[name] != nil }
    }

    /// Returns a name unused by other functions of the file.
    mutating func unique(_ name: String, stated: Text, facts: inout [DocFact]) -> String {
        let unused = taken.insertNumbered(name, separator: "")
        if unused == name { return name }
        facts.append(DocFact(.name, code: stated.value))
        diagnostics.report(.stubName(stated, as: unused, in: Self.language.title))
        return unused
    }

    init(_ file: StubFile) {
        self.file = file
        mainName =
            file.types.first(where: \.isMain).flatMap(Self.exportedName)
            ?? TypeScriptNames.className(from: file.heading.entry.rawValue)
        own = Set(
            file.types.flatMap { [$0.name.value, Self.exportedName(of: $0)] }.compactMap(\.self)
                + file.functions.compactMap { TypeScriptNames.binding($0.name.value) })
        spelling.references = TypeScriptReferences(
            names: file.names, file: file.path, imported: TypeScriptImport.names(in: file, of: file.names.provided),
            own: own)
    }

    var diagnostics: Diagnostics {
        get { spelling.diagnostics }
        set { spelling.diagnostics = newValue }
    }

    func unusedName(_ name: String) -> String {
        var name = name
        while isTaken(name) { name += "2" }
        return name
    }

    /// Returns the code of the file.
    mutating func code() -> StubCode {
        var code = StubCode()
        for type in file.types {
            self.type(type)
            code.declarations += writer.take()
        }
        for group in MethodGroup.groups(of: file.functions) {
            functions(group)
            code.declarations += writer.take()
        }
        if file.types.isEmpty || file.types.contains(where: \.isMain) { facets() }
        // Write facets first: an element that is already on the page is set up when it is defined, and may use them.
        code.declarations = writer.take() + code.declarations
        code.conditionNotes = file.conditions.map { "Condition: \($0.value)" }
        // Only the written code determines the imports.
        addImports(to: &code)
        return code
    }

    private mutating func addImports(to code: inout StubCode) {
        var lines: [String] = []
        if extendsElementBase, let base = file.catalog.elementBase { lines.append(base.line) }
        for text in file.imports {
            guard let stated = TypeScriptImport(text.value) else {
                code.importNotes.append("Import: \(text.value)")
                spelling.diagnostics.report(.stubClause(text, what: "an import", in: TypeScriptSpelling.language))
                continue
            }
            // An import of another module states how users import the component, so write it as a note.
            if stated.isOf(file.names.provided) {
                lines.append(stated.line)
            } else {
                code.importNotes.append("Imported with: \(stated.line)")
            }
        }
        for use in file.modules {
            guard file.names.provided.contains(use.module.value),
                TypeScriptNames.binding(use.name.value) == use.name.value
            else {
                code.importNotes.append("Module of \(use.name.value): \(use.module.value)")
                continue
            }
            let base = spelling.references?.bases[use.name.value].map { " as \($0)" } ?? ""
            lines.append("import { \(use.name.value)\(base) } from \(TypeScriptLiteral.string(use.module.value));")
        }
        for (module, names) in (spelling.references?.imports ?? [:]).sorted(by: { $0.key < $1.key }) {
            // A type import leaves no code in the script, so separate types from values.
            for isValue in [true, false] {
                let list = names.filter { $0.value == isValue }.keys.sorted()
                if list.isEmpty { continue }
                let keyword = isValue ? "import" : "import type"
                lines.append("\(keyword) { \(list.joined(separator: ", ")) } from \(TypeScriptLiteral.string(module));")
            }
        }
        code.imports = lines.uniqued()
    }
}

/// A group of overloads: methods with the same name, kept together as required by TypeScript.
struct MethodGroup {
    var name: String
    var isStatic: Bool
    var methods: [MethodStub]

    /// Returns the groups of methods, in the order of the first method of each.
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
