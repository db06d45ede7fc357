import CatalogModel
import SourceCode

/// A printer of a TypeScript stub file for React.
struct ReactPrinter: ConvertingPrinter, TypeScriptPrinter {
    static let framework = "React"
    static let declaresNestedTypesFirst = true

    let file: StubFile
    let names: DeclaredNames?
    var writer = SourceWriter(step: "  ")
    var spelling: ConvertedSpelling
    var types = TypeScriptTypeWriter()

    /// The functions of React called by the file.
    var reactValues: Set<String> = []

    /// Writers of the previews, run once all constants are there.
    var previews: [@Sendable (inout ReactPrinter) -> Void] = []

    var strings: String?
    var lookUp: String?

    init(_ file: StubFile) {
        self.file = file
        let names = file.declaredNames
        self.names = names
        let own = Set(file.types.map { $0.name.value } + (names?.all ?? []))
        spelling = ConvertedSpelling(file.conversion(to: Self.language), origin: file.origin, taken: own)
        let types = file.types.flatMap { Self.all($0) }
        spelling.conversion.functions = Set(types.filter(\.kind.isElement).map { name(of: $0) })
    }

    static func isGeneric(_ name: String) -> Bool { TypeScriptNames.binding(name) == name }

    /// Writes the previews last: constants have to precede all uses.
    mutating func ending() {
        for previews in previews { previews(&self) }
    }

    // MARK: Modules

    var package: String? { nil }

    func imports(with others: [String]) -> [String] {
        var lines = others.uniqued()
        lines += reactImports
        var modules: [String: [String]] = [:]
        let own = Set(file.types.flatMap { Self.all($0) }.map { name(of: $0) })
        for (name, place) in spelling.conversion.declared where !own.contains(name) && place.module != file.path {
            modules[TypeScriptModules.path(from: file.path, to: place.module), default: []].append(name)
        }
        let placeholders =
            spelling.conversion.placeholders.keys.filter { !own.contains($0) } + spelling.conversion.values
        if !placeholders.isEmpty {
            modules[TypeScriptModules.path(from: file.path, to: TypeScriptModules.placeholders)] = placeholders
        }
        for (module, names) in modules.sorted(by: { $0.key < $1.key }) {
            lines.append(
                "import { \(names.sorted().joined(separator: ", ")) } from \(TypeScriptLiteral.string(module));")
        }
        return lines
    }

    /// Imports from React: values, the whole, types.
    private var reactImports: [String] {
        var lines: [String] = []
        let all = types.react.union(spelling.conversion.react)
        let known = spelling.conversion.provided.imported
        if !reactValues.isEmpty {
            lines.append("import { \(reactValues.sorted().joined(separator: ", ")) } from \"react\";")
        }
        if all.contains("React") || types.usesReact, !known.contains("React") {
            lines.append("import \(types.usesReact ? "" : "type ")* as React from \"react\";")
        }
        let names = all.subtracting(known).subtracting(["React"]).sorted()
        if !names.isEmpty { lines.append("import type { \(names.joined(separator: ", ")) } from \"react\";") }
        return lines
    }

    private static func all(_ type: TypeStub) -> [TypeStub] { [type] + type.nested.flatMap(all) }
}
