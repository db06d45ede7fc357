import CatalogModel
import CatalogRendering
import SourceCode
import CatalogTokens

/// The catalog and options shared by all generated JSON Schemas: the registry, the index of types, and the type
/// mappings.
struct SchemaCatalog: Sendable {
    let registry: ComponentRegistry
    let types: TypeIndex
    let mappings: TypeMappings
    let common = CommonTypes()
    private let definitions = SharedValues<EntryID, ComponentDefinitions>()
    private let componentTypes = SharedValues<ImplementationKey, [TypeRecord]>()
    /// Address at which the schemas are published; nil: nowhere in particular.
    let baseURL: String?
    /// Whether objects may have members unknown to the catalog.
    let isOpen: Bool
    let draft: SchemaDraft
    /// Whether schemas have the parts read only by editors.
    let hasEditorHints: Bool

    init(
        _ registry: ComponentRegistry, baseURL: String? = nil, isOpen: Bool = false, draft: SchemaDraft = .draft2020,
        hasEditorHints: Bool = false
    ) {
        self.registry = registry
        types = TypeIndex(registry.components)
        self.baseURL = baseURL
        self.isOpen = isOpen
        self.draft = draft
        self.hasEditorHints = hasEditorHints
        mappings = TypeMappings(registry.types)
    }

    init(_ registry: ComponentRegistry, options: BackendOptions) {
        self.init(
            registry, baseURL: options.text("baseURL"), isOpen: options.flag("open"),
            draft: options.text(SchemaDraft.option).flatMap(SchemaDraft.init) ?? .draft2020,
            hasEditorHints: options.flag("editorHints"))
    }

    static let dialect = SchemaDraft.draft2020.address
    static let bundleFile = "catalog.schema.json"
    /// The schema of the token files.
    ///
    /// No id has a dot, so the name never belongs to an entry.
    static let tokensFile = "design.tokens.schema.json"

    static let fileSuffix = ".schema.json"

    static func file(of id: EntryID) -> String { id.rawValue + fileSuffix }

    /// Returns the `$id` of a schema: the base, the version of the catalog and the name of the file.
    ///
    /// Without a base there is none, and references are relative to wherever the files are.
    func identifier(_ file: String) -> JSONValue? {
        guard let baseURL else { return nil }
        let base = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
        let version = registry.configuration.version.map { "/" + JSONPointer.fragment($0.value) } ?? ""
        return .string("\(base)\(version)/\(file)")
    }
}

extension SchemaCatalog {
    /// Returns the types of an implementation configured by people: neither nested in another type nor the value of
    /// another type's member.
    ///
    /// The remaining schemas are returned if only objects and interfaces are left.
    func componentTypes(of implementation: String, in entry: EntryID) -> [TypeRecord] {
        componentTypes.value(for: ImplementationKey(implementation: implementation, entry: entry)) {
            Self.componentTypes(among: types.records(of: implementation, in: entry))
        }
    }

    private static func componentTypes(among records: [TypeRecord]) -> [TypeRecord] {
        let names = Set(records.map(\.name))
        let tops = records.filter { record in !record.outerNames.contains(where: names.contains) }
        let views = tops.filter { $0.declaration.role == .component }
        let own = views.filter { $0.declaration.external != true }
        let candidates = [own, views, tops.filter { $0.declaration.role == .object }].first { !$0.isEmpty } ?? []
        guard candidates.count > 1, let first = candidates.first else { return candidates }
        let mentions = TypeNameMentions(records)
        return [first] + candidates.dropFirst().filter { !mentions.hasOther(than: $0) }
    }
}

extension SchemaCatalog {
    /// Returns the schema definitions of a component, for checking examples with nested components.
    func definitions(of component: Component) -> ComponentDefinitions {
        definitions.value(for: component.id) {
            var builder = SchemaBuilder(component, in: self, hasExamples: false)
            return ComponentDefinitions(of: builder.definition())
        }
    }
}

/// An implementation of an entry.
private struct ImplementationKey: Hashable {
    let implementation: String
    let entry: EntryID
}

/// A record of the type names mentioned by the members of types, for leaving out types used only as a member's value.
private struct TypeNameMentions {
    /// The types with members that mention a name, by name: two at most.
    private var speakers: [String: [String]] = [:]

    init(_ records: [TypeRecord]) {
        for record in records {
            for name in record.mentionedNames {
                let others = speakers[name] ?? []
                if others.count < 2, !others.contains(record.name) { speakers[name] = others + [record.name] }
            }
        }
    }

    /// Whether a member of another type speaks of a type.
    func hasOther(than record: TypeRecord) -> Bool {
        [record.shortName, record.name].contains { speakers[$0]?.contains { $0 != record.name } == true }
    }
}

extension TypeRecord {
    /// The names in the types of the members.
    fileprivate var mentionedNames: Set<String> {
        let parameters = declaration.initializers.orEmpty().flatMap { $0.parameters.orEmpty().map(\.value.property) }
        let texts = (declaration.properties.orEmpty().map(\.value) + parameters).flatMap(\.allTypes).map(\.value)
        var names: Set<String> = []
        for text in texts.uniqued() { names.formUnion(TypeParser.names(in: text)) }
        return names
    }

    /// The names of the types around a nested type.
    fileprivate var outerNames: [String] {
        name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) }
    }
}

extension Property {
    /// The texts of the property's types, including the types of nested properties and items.
    var allTypes: [Text] {
        (type.map { [$0] } ?? []) + either.orEmpty() + (items?.allTypes ?? [])
            + properties.orEmpty().flatMap(\.value.allTypes)
    }
}

extension TypeDeclaration {
    /// The role of a type in schemas.
    enum Role {
        /// A type that people make and configure.
        case component
        /// A value made of members.
        case object
        case enumeration
        case alias
        /// A placeholder for types not declared here.
        case placeholder
    }

    var role: Role {
        switch kind?.value {
        case .class, .struct, .view, .composable, .component, .element, .macro, .actor, .function: .component
        case .object, .interface: .object
        case .enum: .enumeration
        case .typealias: cases?.isEmpty == false ? .enumeration : properties == nil ? .alias : .object
        case .protocol, .associatedtype, .extension, .mixin: .placeholder
        case nil: cases == nil ? .component : .enumeration
        }
    }
}
