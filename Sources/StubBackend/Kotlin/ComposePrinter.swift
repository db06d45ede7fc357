import CatalogModel
import SourceCode

/// A printer of a Kotlin stub file for Jetpack Compose.
struct ComposePrinter: ConvertingPrinter {
    static var language: any ConvertedLanguage { KotlinLanguage() }
    static let framework = "Jetpack Compose"
    static let declaresNestedTypesFirst = false
    static let missing = "TODO(\"not implemented\")"

    let file: StubFile
    let names: DeclaredNames?
    var writer = SourceWriter(step: "    ")
    var spelling: ConvertedSpelling
    var types: KotlinTypeWriter
    /// The functions of the file, by name and by the resolved types of the parameters.
    var signatures: Set<String> = []

    var strings: String?
    var lookUp: String?

    init(_ file: StubFile) {
        self.file = file
        let names = file.declaredNames
        self.names = names
        let own = Set(file.types.flatMap { Self.names(of: $0, in: file, names) })
        let conversion = file.conversion(to: Self.language)
        spelling = ConvertedSpelling(conversion, origin: file.origin, taken: own.union(names?.all ?? []))
        types = KotlinTypeWriter(own: own, imported: conversion.provided.imported)
    }

    private static func names(of type: TypeStub, in file: StubFile, _ names: DeclaredNames?) -> [String] {
        [file.name(of: type, names)] + type.nested.flatMap { Self.names(of: $0, in: file, names) }
    }

    static func isGeneric(_ name: String) -> Bool { DeclaredNames.isIdentifier(name) }

    /// Returns a package from the parts, each in a form accepted by Kotlin.
    static func package(_ text: String) -> String {
        let parts = text.split(separator: ".").map { KotlinNames.packagePart(String($0)) }.filter { !$0.isEmpty }
        return parts.isEmpty ? "components" : parts.joined(separator: ".")
    }

    private func package(of entry: EntryID) -> String {
        "\(Self.package(file.catalog.package)).\(KotlinNames.packagePart(entry.rawValue))"
    }

    // MARK: The file

    var package: String? { package(of: file.heading.entry) }

    func imports(with others: [String]) -> [String] {
        let declared = spelling.conversion.declared.filter { $0.value.record.entryID != file.heading.entry }
        let support = Self.package(file.catalog.package)
        let names = types.imports
            .union(declared.map { "\(package(of: $0.value.record.entryID)).\(KotlinNames.escaped($0.key))" })
            .union(spelling.conversion.placeholders.keys.map { "\(support).\(KotlinNames.escaped($0))" })
        return (names.map { "import \($0)" } + others).sorted().uniqued()
    }

    mutating func explain(_ docs: DocStub) {
        for line in TaggedDocComment(language: Self.language, docs: docs).text { comment(line) }
    }

    mutating func annotate(_ docs: DocStub) {
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
}
