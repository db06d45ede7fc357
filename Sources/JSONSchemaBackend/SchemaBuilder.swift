import CatalogModel

/// Makes the schema of one component, for its own file or for the bundle.
struct SchemaBuilder {
    enum Form {
        /// A file of its own, with everything that the entry says.
        case file
        /// A definition of the bundle, with what an instance needs.
        case bundle
    }

    /// A type that has no schema, where it stands.
    struct UnmappedType {
        let type: String
        let language: String
        let range: SourceRange
    }

    let catalog: SchemaCatalog
    let component: Component
    let form: Form
    private(set) var unmapped: [UnmappedType] = []
    /// The enums that have been referred to, by reference.
    private(set) var enumerations: [String: Enumeration] = [:]
    /// How many types may still be translated for the text at hand: the types file can make a type grow without end.
    private var remainingSteps = 0

    init(_ component: Component, in catalog: SchemaCatalog, form: Form) {
        self.component = component
        self.catalog = catalog
        self.form = form
    }

    /// Whether annotations are written that say more than an instance needs.
    var isComplete: Bool { form == .file }

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

    mutating func remember(_ enumeration: Enumeration, of reference: String) {
        enumerations[reference] = enumeration
    }

    /// What refers to an instance of a component.
    func reference(to id: EntryID) -> String {
        switch form {
        case .file: id == component.id ? "#" : SchemaCatalog.file(of: id)
        case .bundle: "#" + JSONPointer.path("/$defs", id.rawValue)
        }
    }

    /// What refers to a type of a component.
    func reference(to record: TypeRecord) -> String {
        let root = reference(to: record.component.id)
        let definitions = (root.utf8.contains(UInt8(ascii: "#")) ? root : root + "#") + "/$defs"
        return JSONPointer.path(definitions, record.implementation.name, "$defs", record.name)
    }

    /// What refers to an instance of any component.
    var anyComponent: JSONValue {
        ["$ref": .string(form == .file ? SchemaCatalog.bundleFile : "#")]
    }
}

/// What the names in a type's text can mean, from where it stands.
struct TypeScope {
    var entry: EntryID
    var implementation: String?
    var languages: [String]
    /// The full name of the type that the text belongs to.
    var owner: String?
    /// Names that stand for types which are not known: parameters of generics.
    var generics: Set<String> = []
}

/// A type's text at its place.
struct TypeUse {
    var scope: TypeScope
    var range: SourceRange
    var depth = 0
    /// The names that are being replaced by what they stand for.
    var expanding: [TypeExpression] = []
}

extension TypeRecord {
    var scope: TypeScope {
        // A nested type sees the generic parameters of those around it.
        let outer = implementation.value.types.orEmpty().filter { name == $0.name || name.hasPrefix($0.name + ".") }
        let generics = outer.flatMap { GenericParameters.names($0.value.generics?.value ?? "") }
        return TypeScope(
            entry: component.id, implementation: implementation.name, languages: languages, owner: name,
            generics: Set(generics + ["Self", "this"]))
    }
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
