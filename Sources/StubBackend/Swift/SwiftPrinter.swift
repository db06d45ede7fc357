import CatalogModel
import SourceCode

/// A printer of a Swift stub file.
struct SwiftPrinter {
    let framework: SwiftFramework
    var writer = SourceWriter(step: "    ")
    var spelling: SwiftSpelling
    /// The names of the types around the current declaration, as spelled by the stub.
    var path: [String] = []
    /// The classes above the type being written, the nearest first.
    var superclasses: [String] = []
    /// The generic parameters for views of the type being written.
    var views: Set<String> = []
    /// The names and signatures of the type being written.
    var taken: Set<String> = []
    /// Code to write outside of all types, after the type being written.
    private var postponed = SourceWriter(step: "    ")
    private(set) var entry: EntryID?
    private(set) var implementation = ""
    /// Facets of the entry besides the API.
    private(set) var facets = FacetStub()
    /// The type that is the subject of the entry.
    private(set) var component: TypeStub?
    /// The properties of values of the type being written.
    var properties: [SwiftPrintedProperty] = []
    /// The parameters of the initializers of the type being written, for initializers with an assignment of each value.
    var handedOver: [[PrintedParameter]] = []
    /// Whether values of the class being written are used by several tasks at once.
    var isSendable = false
    /// Storage of the type being written for parameters without a property.
    var hidden: [SwiftHiddenStorage] = []
    /// Properties of the subject of the entry, once the type has been declared.
    var componentProperties: [SwiftPrintedProperty]?

    init(framework: SwiftFramework, names: StubNames) {
        self.framework = framework
        spelling = SwiftSpelling(SwiftReferences(names: names, framework: framework))
    }

    /// Returns the code of a file of stubs.
    mutating func code(of file: StubFile) -> StubCode {
        entry = file.heading.entry
        implementation = file.implementation ?? ""
        facets = file.facets
        component = file.types.first(where: \.isMain)
        spelling.references.imports = Set((file.imports + file.modules.map(\.module)).map(\.value))
        var code = StubCode()
        // Only the written code determines the imports.
        for type in file.types {
            self.type(type, in: .file)
            if !postponed.bytes.isEmpty { writer.separate() }
            writer.append(postponed)
            postponed = SourceWriter(step: "    ")
            code.declarations += writer.take()
        }
        for function in file.functions {
            method(function, in: .file)
            code.declarations += writer.take()
        }
        constants()
        code.declarations += writer.take()
        previews(of: file)
        code.declarations += writer.take()
        code.condition = condition(file.conditions, notes: &code.conditionNotes)
        code.imports = imports(of: file, notes: &code.importNotes)
        return code
    }

    /// Writes any text as comments.
    mutating func comment(_ text: String) { writer.comment(text) }

    /// Returns a name unused in the rest of the type.
    mutating func unique(_ name: String, stated: Text, facts: inout [DocFact]) -> String {
        if taken.insert(name).inserted { return name }
        let stem = name.replacing("`", with: "")
        var number = 2
        while !taken.insert("\(stem)\(number)").inserted { number += 1 }
        facts.append(DocFact(.name, code: stated.value))
        spelling.diagnostics.report(.stubName(stated, as: "\(stem)\(number)", in: SwiftSpelling.language))
        return "\(stem)\(number)"
    }

    /// Writes code for a place outside of all types.
    mutating func postpone(_ write: (inout SwiftPrinter) -> Void) {
        let around = writer
        writer = postponed
        write(&self)
        postponed = writer
        writer = around
    }

    private mutating func condition(_ conditions: [Text], notes: inout [String]) -> String? {
        var accepted: [String] = []
        for condition in conditions {
            if SwiftExpressionRecognizer.isExpression(condition.value) {
                accepted.append(condition.value.oneLine)
            } else {
                notes.append("Condition: \(condition.value)")
                spelling.diagnostics.report(
                    .stubClause(condition, what: "a compilation condition", in: SwiftSpelling.language))
            }
        }
        if accepted.count < 2 { return accepted.first }
        return accepted.map { "(\($0))" }.joined(separator: " && ")
    }

    private mutating func imports(of file: StubFile, notes: inout [String]) -> [String] {
        var lines: [String] = []
        let own = file.imports.first { Self.isImport($0.value) && !isAvailable(Self.module(of: $0.value)) }
        for text in file.imports + file.modules.map(\.module) where text.value != own?.value {
            if Self.isImport(text.value) {
                lines.append(text.value)
            } else {
                notes.append("Import: \(text.value)")
                spelling.diagnostics.report(.stubClause(text, what: "an import", in: SwiftSpelling.language))
            }
        }
        if let module = framework.module { lines.append(module) }
        lines += SwiftMissingImports.missing(spelling.references.modules, given: lines)
        var seen: Set<String> = []
        lines = lines.filter { seen.insert($0).inserted }
        return lines.flatMap(importing)
    }

    /// Returns the lines of an import, under a condition unless the module is always available: placeholders do without
    /// the module.
    private func importing(_ line: String) -> [String] {
        let module = Self.module(of: line)
        if isAvailable(module) { return ["import \(line)"] }
        return ["#if canImport(\(module))", "    import \(line)", "#endif"]
    }

    /// Returns the module of an import: `Module` of `class Module.Name`.
    private static func module(of line: String) -> String {
        line.split(separator: " ").last?.split(separator: ".").first.map(String.init) ?? line
    }

    /// Whether a module is available to every file; the first other one of an implementation is the module of the stub.
    private func isAvailable(_ module: String) -> Bool {
        SwiftPlatform.importable.contains(module) || spelling.references.names.provided.contains(module)
    }

    /// Whether a text is an import: `Module`, `Module.Part` or `class Module.Name`.
    private static func isImport(_ text: String) -> Bool {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        let kinds: [Substring] = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
        if words.count == 2, let first = words.first, kinds.contains(first) { words.removeFirst() }
        guard words.count == 1, let path = words.first else { return false }
        return path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            SwiftNames.isIdentifier(String($0)) && !SwiftNames.isReserved(String($0))
        }
    }

    /// Writes the part above a declaration: documentation and attributes.
    mutating func preamble(_ comment: SwiftDocComment, isStored: Bool = false) {
        let available = SwiftAvailability.attributes(comment.docs, isStored: isStored)
        comment.write(to: &writer, further: available.rest)
        writer.lines(available.lines)
    }
}

/// The scope around a Swift declaration in a stub (file, class, struct and the like), for choosing access modifiers and
/// storage.
enum SwiftScope {
    case file
    case `class`, `struct`, `enum`, `protocol`, `extension`

    /// Whether values can be kept there.
    var hasStorage: Bool { self == .class || self == .struct || self == .file }

    /// Returns the modifier for a visibility; protocols and requirements have no modifier.
    func access(_ visibility: Visibility) -> String {
        if self == .protocol { return "" }
        return switch visibility {
        case .public: "public "
        case .internal, .protected: ""
        case .private: "private "
        }
    }
}

/// The placeholder bodies in Swift stubs, for functions and computed properties without a value to return.
enum SwiftBody {
    static let missing = "fatalError(\"not implemented\")"
    static let missingCoder = "fatalError(\"init(coder:) has not been implemented\")"
}

/// A finder of the modules missing from the imports of a Swift stub file.
enum SwiftMissingImports {
    static func missing(_ needed: Set<String>, given: [String]) -> [String] {
        let visible = given.reduce(into: Set(given)) { $0.formUnion(SwiftPlatform.exports[$1] ?? []) }
        let rest = needed.subtracting(visible).subtracting(["Swift"])
        if rest.isEmpty { return [] }
        // A large module exports the small ones.
        for module in ["SwiftUI", "UIKit", "Foundation"] {
            if let exports = SwiftPlatform.exports[module], rest.contains(module) {
                return [module] + rest.subtracting(exports).subtracting([module]).sorted()
            }
        }
        return rest.contains("CoreGraphics")
            ? ["Foundation"] + rest.subtracting(["CoreGraphics"]).sorted() : rest.sorted()
    }
}
