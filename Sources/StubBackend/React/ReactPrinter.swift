import CatalogModel
import CatalogTypes

/// Writes a file of TypeScript for React.
struct ReactPrinter: ConvertingPrinter {
    static let framework = "React"

    let file: StubFile
    let names: DeclaredNames?
    var writer = SourceWriter(step: "  ")
    var spelling: ConvertedSpelling
    var types = ScriptTypeText()

    /// What the previews write, once all constants are there.
    var previews: [@Sendable (inout ReactPrinter) -> Void] = []

    /// The names of what has the keys of texts, and of the function that looks them up; nil before they are used.
    var strings: String?
    var lookUp: String?

    init(_ file: StubFile) {
        self.file = file
        let names = file.declaredNames
        self.names = names
        let own = Set(file.types.map { $0.name.value } + (names?.all ?? []))
        spelling = ConvertedSpelling(file.conversion(to: .typescript), origin: file.origin, taken: own)
    }

    static func isGeneric(_ name: String) -> Bool { ScriptNames.binding(name) == name }

    /// Constants have to stand in front of what uses them.
    mutating func ending() {
        for previews in previews { previews(&self) }
    }

    // MARK: Modules

    var package: String? { nil }

    func imports(with others: [String]) -> [String] {
        var lines = others.uniqued()
        let react = types.react.subtracting(spelling.conversion.provided.imported).sorted()
        if !react.isEmpty { lines.append("import type { \(react.joined(separator: ", ")) } from \"react\";") }
        var modules: [String: [String]] = [:]
        let own = Set(file.types.flatMap { Self.all($0) }.map { name(of: $0) })
        for (name, place) in spelling.conversion.declared where !own.contains(name) {
            modules[ScriptModules.path(from: file.path, to: place.module), default: []].append(name)
        }
        let placeholders = spelling.conversion.placeholders.keys.filter { !own.contains($0) }
        if !placeholders.isEmpty {
            modules[ScriptModules.path(from: file.path, to: ScriptModules.placeholders)] = placeholders
        }
        for (module, names) in modules.sorted(by: { $0.key < $1.key }) {
            lines.append("import { \(names.sorted().joined(separator: ", ")) } from \(ScriptLiteral.string(module));")
        }
        return lines
    }

    private static func all(_ type: TypeStub) -> [TypeStub] { [type] + type.nested.flatMap(all) }
}
