import CatalogModel
import CatalogTypes

/// Writes a file of Kotlin for Jetpack Compose.
struct ComposePrinter {
    static let missing = "TODO(\"not implemented\")"

    let file: StubFile
    var writer = SourceWriter(step: "    ")
    var spelling: ConvertedSpelling
    var types: KotlinTypes
    /// The functions that the file has, by name and by what the types of their parameters come to.
    var signatures: Set<String> = []

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
        let own = Set(file.types.flatMap { Self.names(of: $0, names) })
        let conversion = TypeConversion(catalog: file.catalog, target: .kotlin, targetName: target, scope: scope)
        spelling = ConvertedSpelling(conversion, origin: file.origin, taken: own.union(names?.all ?? []))
        types = KotlinTypes(own: own)
    }

    private static func names(of type: TypeStub, _ names: DeclaredNames?) -> [String] {
        [name(of: type, names)] + type.nested.flatMap { Self.names(of: $0, names) }
    }

    private static func name(of type: TypeStub, _ names: DeclaredNames?) -> String {
        names?[type.fullName.value]?.type ?? DeclaredNames.pascalCase(type.name.value)
    }

    /// What the stub calls a type.
    func name(of type: TypeStub) -> String { Self.name(of: type, names) }

    /// A package from its parts, each one that Kotlin takes.
    static func package(_ text: String) -> String {
        let parts = text.split(separator: ".").map { KotlinNames.packagePart(String($0)) }.filter { !$0.isEmpty }
        return parts.isEmpty ? "components" : parts.joined(separator: ".")
    }

    private func package(of entry: EntryID) -> String {
        "\(Self.package(file.catalog.package)).\(KotlinNames.packagePart(entry.rawValue))"
    }

    // MARK: The file

    mutating func print() -> [UInt8] {
        for type in file.types { self.type(type) }
        for function in file.functions { freeFunction(function) }
        if file.types.contains(where: \.isMain) || file.types.isEmpty { facets() }
        let body = writer
        writer = SourceWriter(step: "    ")
        head()
        return writer.bytesWithoutZeros + body.bytesWithoutZeros
    }

    private mutating func head() {
        comment("\(file.heading.title.oneLine): a stub of entry \(file.heading.entry).")
        if file.origin.isDerived {
            let source = file.origin.title.map { "the implementation for \($0.oneLine)" } ?? "what all platforms share"
            comment("There is no implementation for Jetpack Compose yet: this is derived from \(source).")
        }
        for line in file.heading.lines { comment(line) }
        for condition in file.conditions { comment("Condition: \(condition.value)") }
        for text in file.imports { comment("Import of the implementation: \(text.value)") }
        writer.separate()
        writer.line("package \(package(of: file.heading.entry))")
        let declared = spelling.conversion.declared.filter { $0.value.record.component.id != file.heading.entry }
        let support = Self.package(file.catalog.package)
        let imports =
            types.imports.union(
                declared.map { "\(package(of: $0.value.record.component.id)).\(KotlinNames.escaped($0.key))" }
            )
            .union(spelling.conversion.placeholders.keys.map { "\(support).\(KotlinNames.escaped($0))" })
        if !imports.isEmpty {
            writer.separate()
            for name in imports.sorted() { writer.line("import \(name)") }
        }
        writer.separate()
    }

    /// Any text as comments.
    mutating func comment(_ text: String) {
        for line in TextLines.of(text) { writer.line(line.isEmpty ? "//" : "// " + line.withoutZeros) }
    }

    /// A comment for what is no declaration.
    mutating func comment(_ docs: KotlinDocComment) {
        for line in docs.lines where !["/**", " */"].contains(line) {
            var text = line[...]
            for mark in ["/** ", " * ", " *"] where text.hasPrefix(mark) {
                text = text.dropFirst(mark.count)
                break
            }
            if text.hasSuffix(" */") { text = text.dropLast(3) }
            comment(String(text))
        }
    }

    mutating func deprecation(_ docs: DocStub) {
        guard let deprecation = docs.deprecation else { return }
        var arguments = [KotlinLiteral.string(deprecation.sentence)]
        if let replacement = deprecation.replacements.first {
            arguments.append("ReplaceWith(\(KotlinLiteral.string(replacement)))")
        }
        writer.line("@Deprecated(\(arguments.joined(separator: ", ")))")
    }

    static func modifier(_ visibility: Visibility) -> String {
        switch visibility {
        case .private: "private "
        case .internal: "internal "
        case .public, .protected: ""
        }
    }

    // MARK: Scope

    /// Sees the names of a type from within it.
    mutating func enter(_ type: TypeStub, keepsGenerics: Bool) -> [String] {
        let generics = type.generics.map { GenericParameters.names($0.value) } ?? []
        spelling.conversion.scope = TypeScope(
            entry: file.heading.entry, implementation: file.implementation, languages: file.origin.languages,
            owner: type.fullName.value, generics: generics)
        spelling.conversion.views = type.viewParameters
        let kept = keepsGenerics ? generics.filter(DeclaredNames.isIdentifier).uniqued() : []
        spelling.conversion.generics = Set(kept)
        return kept
    }

    /// The text of a type and the type itself; `Any` where none is stated.
    mutating func spelled(_ type: TypeText, _ facts: inout [DocFact]) -> TypeExpression {
        spelling.type(type, &facts)?.expression ?? .name("Any")
    }

    mutating func value(_ value: Text?, of type: TypeExpression, _ facts: inout [DocFact]) -> String? {
        guard let value else { return nil }
        if let literal = LiteralValue(value.value), let text = types.value(literal, of: type, spelling) { return text }
        spelling.unspoken(value, &facts)
        return nil
    }
}
