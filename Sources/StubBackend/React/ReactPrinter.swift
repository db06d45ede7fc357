import CatalogModel
import SourceCode

/// A printer of a TypeScript stub file for React.
struct ReactPrinter: ConvertingPrinter, TypeScriptPrinter {
    static let framework = "React"
    static let declaresNestedTypesFirst = true

    let file: StubFile
    /// The entry's interfaces of props, by the names of the components.
    private let props: [String: TypeStub]
    let names: DeclaredNames?
    var writer = SourceWriter(step: "  ")
    var spelling: ConvertedSpelling
    var types = TypeScriptTypeWriter()

    /// The functions of React called by the file.
    var reactValues: Set<String> = []

    /// The types and objects with values in the code.
    var usedValues: Set<String> = []

    /// A writer of the stories, run once all constants are there.
    var stories: (@Sendable (inout ReactPrinter) -> Void)?

    var strings: String?
    var lookUp: String?

    init(_ file: StubFile) {
        var file = file
        var props: [String: TypeStub] = [:]
        for type in file.types {
            if let owner = type.ownerOfProps, file.types.contains(where: { $0.name.value == owner }) {
                props[owner] = type
            }
        }
        file.types.removeAll { type in type.ownerOfProps.map { props[$0] != nil } ?? false }
        self.file = file
        self.props = props
        let names = file.declaredNames
        self.names = names
        let own = Set((file.types + props.values).map { $0.name.value } + (names?.all ?? []))
        spelling = ConvertedSpelling(file.conversion(to: Self.language), origin: file.origin, taken: own)
        let types = (file.types + props.values).flatMap { Self.all($0) }
        spelling.conversion.functions = Set(types.filter(\.kind.isElement).map { name(of: $0) })
    }

    static func isGeneric(_ name: String) -> Bool { TypeScriptNames.binding(name) == name }

    /// Returns a value for the code, whose object is imported as a value.
    mutating func inUse(_ value: String) -> String {
        let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        // Only the object of a member access needs an import: other values are literals.
        if let mark = value.dropFirst(name.count).first, ".[".contains(mark), !name.isEmpty {
            usedValues.insert(String(name))
        }
        return value
    }

    /// Returns the entry's interface with the props of a component; nil if the entry declares none.
    func statedProps(of type: TypeStub) -> (props: String, type: TypeStub)? {
        props[type.name.value].map { (name(of: $0), $0) }
    }

    /// Returns the code of the file: the component, or the stories.
    mutating func finished(_ code: StubCode) -> StubCode {
        guard file.part == .stories else { return code }
        var code = code
        code.notes = []
        code.conditionNotes = []
        code.importNotes = []
        code.uses = UndeclaredNames()
        _ = writer.take()
        usedValues = []
        stories?(&self)
        code.declarations = writer.take()
        code.imports = storyImports
        return code
    }

    // MARK: Modules

    var package: String? { nil }

    func imports(with others: [String]) -> [String] {
        var lines = others.uniqued()
        lines += reactImports
        var modules: [String: [String]] = [:]
        for (name, location) in spelling.conversion.declared where !own.contains(name) && location.module != file.path {
            modules[TypeScriptModules.path(from: file.path, to: location.module), default: []].append(name)
        }
        let placeholders =
            spelling.conversion.placeholders.keys.filter { !own.contains($0) } + spelling.conversion.values
        if !placeholders.isEmpty {
            modules[TypeScriptModules.path(from: file.path, to: TypeScriptModules.placeholders)] = placeholders
        }
        return lines + modules.sorted(by: { $0.key < $1.key }).flatMap { importLines(of: $1, from: $0) }
    }

    /// The names of the file's own types.
    private var own: Set<String> { Set((file.types + props.values).flatMap { Self.all($0) }.map { name(of: $0) }) }

    /// Returns the imports from a module: values, then types.
    private func importLines(of names: [String], from module: String) -> [String] {
        [true, false].compactMap { isValue in
            let names = names.filter { usedValues.contains($0) == isValue }
            if names.isEmpty { return nil }
            let keyword = isValue ? "import" : "import type"
            let list = names.sorted().joined(separator: ", ")
            return "\(keyword) { \(list) } from \(TypeScriptLiteral.string(module));"
        }
    }

    /// The imports of the file with the stories: Storybook, the component, and the used values.
    private var storyImports: [String] {
        let names = usedValues.filter { spelling.conversion.declared[$0] == nil }
        var modules = ["./" + (file.path.split(separator: "/").last?.dropLast(".stories".count) ?? ""): Array(names)]
        for (name, location) in spelling.conversion.declared where usedValues.contains(name) {
            modules[TypeScriptModules.path(from: file.path, to: location.module), default: []].append(name)
        }
        return ["import type { Meta, StoryObj } from \"@storybook/react\";", ""]
            + modules.sorted { $0.key < $1.key }.flatMap { importLines(of: $1, from: $0) }
    }

    /// Imports from React: values, the whole, types.
    private var reactImports: [String] {
        var lines: [String] = []
        let all = types.react.union(spelling.conversion.react)
        let imported = spelling.conversion.provided.imported
        if !reactValues.isEmpty {
            lines.append("import { \(reactValues.sorted().joined(separator: ", ")) } from \"react\";")
        }
        if all.contains("React") || types.usesReact, !imported.contains("React") {
            lines.append("import \(types.usesReact ? "" : "type ")* as React from \"react\";")
        }
        let names = all.subtracting(imported).subtracting(["React"]).sorted()
        if !names.isEmpty { lines.append("import type { \(names.joined(separator: ", ")) } from \"react\";") }
        return lines
    }

    private static func all(_ type: TypeStub) -> [TypeStub] { [type] + type.nested.flatMap(all) }
}

extension TypeStub {
    /// The name of the component whose props an interface is: `Button` for `ButtonProps`; nil for another type.
    var ownerOfProps: String? {
        switch kind {
        case .struct, .protocol: name.value.hasSuffix("Props") ? String(name.value.dropLast("Props".count)) : nil
        default: nil
        }
    }

    /// Returns a component with the members of the interface of its props.
    func merging(_ props: TypeStub) -> TypeStub {
        var type = self
        for property in props.properties {
            if let index = type.properties.firstIndex(where: { $0.name.value == property.name.value }) {
                type.properties[index].join(property)
            } else {
                type.properties.append(property)
            }
        }
        type.methods += props.methods.filter { method in
            !type.methods.contains { $0.name.value == method.name.value }
        }
        if type.generics == nil { type.generics = props.generics }
        return type
    }
}
