import CatalogModel
import SourceCode

/// A builder of the JSON Schema of a single component from the component's entry.
struct SchemaBuilder {
    /// A type without a schema, and the place of the type.
    struct UnmappedType: Sendable {
        let type: String
        let language: String
        let range: SourceRange
    }

    let catalog: SchemaCatalog
    let component: Component
    private(set) var unmapped: [UnmappedType] = []
    /// The enums referred to so far, by reference.
    private(set) var enumerations: [String: Enumeration] = [:]
    /// How many types may still be translated for the text at hand: the types file can make a type grow without end.
    private var remainingSteps = 0
    /// The schemas of the types already translated in the scope at hand: a type has many members of few types.
    private var translated = TranslatedTypes()
    /// Whether a name declared by some entry has come up in the text at hand.
    private var hasMetDeclaredName = false

    /// Whether examples are added; examples may require a check against the schemas of other components.
    let hasExamples: Bool

    init(_ component: Component, in catalog: SchemaCatalog, hasExamples: Bool = true) {
        self.component = component
        self.hasExamples = hasExamples
        self.catalog = catalog
    }

    mutating func reportUnmapped(_ type: String, for use: TypeUse) {
        let language = use.scope.languages.last ?? ""
        unmapped.append(UnmappedType(type: type, language: language, range: use.range))
    }

    /// Takes findings back, from the given number on.
    mutating func forgetUnmapped(from count: Int) {
        unmapped.removeSubrange(count...)
    }

    mutating func startSteps() { remainingSteps = 10_000 }

    /// Whether another type may be translated.
    mutating func takeStep() -> Bool {
        remainingSteps -= 1
        return remainingSteps > 0
    }

    /// Returns the enum at the end of a reference.
    mutating func enumeration(of record: TypeRecord, reference: String) -> Enumeration {
        if let cached = enumerations[reference] { return cached }
        let enumeration = Enumeration(record.declaration, rawKinds: rawKinds(of: record))
        enumerations[reference] = enumeration
        return enumeration
    }

    /// Notes a name with a meaning dependent on the place of the name.
    mutating func meetDeclaredName() { hasMetDeclaredName = true }

    /// Returns the schema of a type's text, translated once in each scope, or once for all where the text has no name
    /// declared by an entry, unless there is a finding to report.
    mutating func translated(
        _ text: String, in scope: TypeScope, by translate: (inout SchemaBuilder) -> JSONValue?
    ) -> JSONValue? {
        if let cached = translated[text, scope] { return cached }
        if let cached = catalog.common.schema(of: text, in: scope) { return cached }
        let count = unmapped.count
        hasMetDeclaredName = false
        let schema = translate(&self)
        guard unmapped.count == count else { return schema }
        if hasMetDeclaredName {
            translated[text, scope] = .some(schema)
        } else {
            catalog.common.keep(schema, of: text, in: scope)
        }
        return schema
    }

    /// Returns the reference to an instance of a component.
    func reference(to id: EntryID) -> String {
        id == component.id ? "#" : SchemaCatalog.file(of: id)
    }

    /// Returns the reference to a type of a component.
    func reference(to record: TypeRecord) -> String {
        let file = record.entryID == component.id ? "" : SchemaCatalog.file(of: record.entryID)
        return JSONPointer.path(below: file + "#/$defs", record.implementation.name, "$defs", record.name)
    }

    /// Reference to an instance of any component.
    static let anyComponent: JSONValue = ["$ref": .string(SchemaCatalog.bundleFile)]
}

/// The context for translating a type text into a JSON Schema: the scope of names, the place and the depth of nesting.
struct TypeUse {
    var scope: TypeScope
    var range: SourceRange
    var depth = 0
    /// The names being replaced by their meanings.
    var expanding: [TypeExpression] = []
}
