import CatalogModel

/// Makes the schema of one component, with everything that the entry says.
struct SchemaBuilder {
    /// A type that has no schema, where it stands.
    struct UnmappedType: Sendable {
        let type: String
        let language: String
        let range: SourceRange
    }

    let catalog: SchemaCatalog
    let component: Component
    private(set) var unmapped: [UnmappedType] = []
    /// The enums that have been referred to, by reference.
    private(set) var enumerations: [String: Enumeration] = [:]
    /// How many types may still be translated for the text at hand: the types file can make a type grow without end.
    private var remainingSteps = 0
    /// The schemas of the types that have been translated in the scope at hand: a type has many members of few types.
    private var translated = TranslatedTypes()

    init(_ component: Component, in catalog: SchemaCatalog) {
        self.component = component
        self.catalog = catalog
    }

    mutating func reportUnmapped(_ type: String, _ use: TypeUse) {
        let language = use.scope.languages.last ?? ""
        unmapped.append(UnmappedType(type: type, language: language, range: use.range))
    }

    /// Takes findings back: those from the one with this number on.
    mutating func forgetUnmapped(from count: Int) {
        unmapped.removeSubrange(count...)
    }

    mutating func startSteps() { remainingSteps = 10_000 }

    /// Whether another type may be translated.
    mutating func takeStep() -> Bool {
        remainingSteps -= 1
        return remainingSteps > 0
    }

    /// The enum that a reference leads to.
    mutating func enumeration(of record: TypeRecord, reference: String) -> Enumeration {
        if let known = enumerations[reference] { return known }
        let enumeration = Enumeration(record.declaration, rawKinds: rawKinds(of: record))
        enumerations[reference] = enumeration
        return enumeration
    }

    /// The schema of a type's text, translated once in each scope unless there is something to report about it.
    mutating func translated(
        _ text: String, in scope: TypeScope, _ translate: (inout SchemaBuilder) -> JSONValue?
    ) -> JSONValue? {
        if let known = translated[text, scope] { return known }
        let count = unmapped.count
        let schema = translate(&self)
        if unmapped.count == count { translated[text, scope] = .some(schema) }
        return schema
    }

    /// What refers to an instance of a component.
    func reference(to id: EntryID) -> String {
        id == component.id ? "#" : SchemaCatalog.file(of: id)
    }

    /// What refers to a type of a component.
    func reference(to record: TypeRecord) -> String {
        let file = record.component.id == component.id ? "" : SchemaCatalog.file(of: record.component.id)
        return JSONPointer.path(file + "#/$defs", record.implementation.name, "$defs", record.name)
    }

    /// What refers to an instance of any component.
    static let anyComponent: JSONValue = ["$ref": .string(SchemaCatalog.bundleFile)]
}

/// The schemas of types by their texts, as far as they are those of one scope.
private struct TranslatedTypes {
    private var scope: TypeScope?
    private var schemas: [String: JSONValue?] = [:]

    subscript(text: String, scope: TypeScope) -> JSONValue?? {
        get { self.scope === scope ? schemas[text] : nil }
        set {
            if self.scope !== scope {
                self.scope = scope
                schemas.removeAll(keepingCapacity: true)
            }
            schemas[text] = newValue
        }
    }
}

/// What the names in a type's text can mean, from where it stands.
///
/// An object because every translated type hands it on.
final class TypeScope: Sendable {
    let entry: EntryID
    let implementation: String?
    let languages: [String]
    /// The full name of the type that the text belongs to.
    let owner: String?
    /// Names that stand for types which are not known: parameters of generics.
    private let generics: [String]

    init(
        entry: EntryID, implementation: String?, languages: [String], owner: String? = nil, generics: [String] = []
    ) {
        self.entry = entry
        self.implementation = implementation
        self.languages = languages
        self.owner = owner
        self.generics = generics
    }

    /// Whether a name, or its first part, stands for a type that is not known.
    func isGeneric(_ name: String) -> Bool {
        func isGeneric(_ name: String) -> Bool { name == "Self" || name == "this" || generics.contains(name) }
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return isGeneric(name) }
        return isGeneric(String(name[..<dot]))
    }
}

/// A type's text at its place.
struct TypeUse {
    var scope: TypeScope
    var range: SourceRange
    var depth = 0
    /// The names that are being replaced by what they stand for.
    var expanding: [TypeExpression] = []
}

/// `<Source: PictureSource, Caption>` declares Source and Caption.
enum GenericParameters {
    static func names(_ text: String) -> [String] {
        var names: [String] = []
        var depth = 0
        var isName = false
        var name = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<", "(", "[":
                depth += 1
                isName = depth == 1
            case ">", ")", "]": depth -= 1
            case "," where depth == 1:
                isName = true
                names.append(name)
                name = ""
            case _ where depth == 1 && isName && (scalar == "_" || scalar.properties.isAlphabetic):
                name.unicodeScalars.append(scalar)
            case _ where depth == 1 && isName && !name.isEmpty && ("0"..."9").contains(scalar):
                name.unicodeScalars.append(scalar)
            case " " where name.isEmpty || ["each", "const", "reified", "out", "in"].contains(name): name = ""
            default: isName = name.isEmpty && isName
            }
        }
        return (names + [name]).filter { !$0.isEmpty }
    }
}
