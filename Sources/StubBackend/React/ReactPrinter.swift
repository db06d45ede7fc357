import CatalogModel
import CatalogTypes

/// Writes a file of TypeScript for React.
struct ReactPrinter {
    /// The module of the placeholders.
    static let support = "placeholders"

    let file: StubFile
    var writer = SourceWriter(step: "  ")
    var spelling: ConvertedSpelling
    var types = ScriptTypeText()

    /// What the previews write, once all constants are there.
    var previews: [@Sendable (inout ReactPrinter) -> Void] = []

    /// The names of what has the keys of texts, and of the function that looks them up; nil before they are used.
    var strings: String?
    var lookUp: String?

    private let names: DeclaredNames?

    init(_ file: StubFile, target: String) {
        self.file = file
        let names = file.implementation.flatMap { file.catalog.names(of: $0, in: file.heading.entry) }
        self.names = names
        let scope = TypeScope(
            entry: file.heading.entry, implementation: file.implementation, languages: file.origin.languages)
        let conversion = TypeConversion(catalog: file.catalog, target: .typescript, targetName: target, scope: scope)
        let own = Set(file.types.map { $0.name.value } + (names?.all ?? []))
        spelling = ConvertedSpelling(conversion, origin: file.origin, taken: own)
    }

    /// What the stub calls a type.
    func name(of type: TypeStub) -> String {
        names?[type.fullName.value]?.type ?? DeclaredNames.pascalCase(type.name.value)
    }

    // MARK: The file

    mutating func print() -> [UInt8] {
        for type in file.types { self.type(type) }
        for function in file.functions { freeFunction(function) }
        if file.types.contains(where: \.isMain) || file.types.isEmpty { facets() }
        // Constants have to stand in front of what uses them.
        for previews in previews { previews(&self) }
        writer.separate()
        writer.line("export {};")
        let body = writer
        writer = SourceWriter(step: "  ")
        head()
        return writer.bytesWithoutZeros + body.bytesWithoutZeros
    }

    private mutating func head() {
        comment("\(file.heading.title.oneLine): a stub of entry \(file.heading.entry).")
        if file.origin.isDerived {
            let source = file.origin.title.map { "the implementation for \($0.oneLine)" } ?? "what all platforms share"
            comment("There is no implementation for React yet: this is derived from \(source).")
        }
        for line in file.heading.lines { comment(line) }
        for condition in file.conditions { comment("Condition: \(condition.value)") }
        for text in file.imports { comment("Import of the implementation: \(text.value)") }
        let imports = imports
        if !imports.isEmpty {
            writer.separate()
            writer.lines(imports)
        }
        writer.separate()
    }

    private var imports: [String] {
        var lines: [String] = []
        if !types.react.isEmpty {
            lines.append("import type { \(types.react.sorted().joined(separator: ", ")) } from \"react\";")
        }
        var modules: [String: [String]] = [:]
        let own = Set(file.types.flatMap { Self.all($0) }.map { name(of: $0) })
        for (name, place) in spelling.conversion.declared where !own.contains(name) {
            let entry = place.record.component.id
            let folder = entry == file.heading.entry ? "." : "../\(entry)"
            modules["\(folder)/\(place.root)", default: []].append(name)
        }
        let placeholders = spelling.conversion.placeholders.keys.filter { !own.contains($0) }
        if !placeholders.isEmpty { modules["../\(Self.support)"] = placeholders }
        for (module, names) in modules.sorted(by: { $0.key < $1.key }) {
            lines.append("import { \(names.sorted().joined(separator: ", ")) } from \(ScriptLiteral.string(module));")
        }
        return lines
    }

    private static func all(_ type: TypeStub) -> [TypeStub] { [type] + type.nested.flatMap(all) }

    /// Any text as comments.
    mutating func comment(_ text: String) {
        for line in TextLines.of(text) { writer.line(line.isEmpty ? "//" : "// " + line.withoutZeros) }
    }

    // MARK: Scope

    /// Sees the names of a type from within it.
    /// - Returns: The generic parameters that the stub declares.
    mutating func enter(_ type: TypeStub, keepsGenerics: Bool) -> [String] {
        let generics = type.generics.map { GenericParameters.names($0.value) } ?? []
        spelling.conversion.scope = TypeScope(
            entry: file.heading.entry, implementation: file.implementation, languages: file.origin.languages,
            owner: type.fullName.value, generics: generics)
        spelling.conversion.views = type.viewParameters
        let kept = keepsGenerics ? generics.filter { ScriptNames.binding($0) == $0 }.uniqued() : []
        spelling.conversion.generics = Set(kept)
        return kept
    }

    /// The type; `unknown` where none is stated.
    mutating func spelled(_ type: TypeText, _ facts: inout [DocFact]) -> TypeExpression {
        spelling.type(type, &facts)?.expression ?? .name("unknown")
    }

    mutating func value(_ value: Text?, of type: TypeExpression, _ facts: inout [DocFact]) -> String? {
        guard let value else { return nil }
        if let literal = LiteralValue(value.value), let text = types.value(literal, of: type, spelling) { return text }
        spelling.unspoken(value, &facts)
        return nil
    }
}
