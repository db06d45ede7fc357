import CatalogModel

// Files, entries and implementations as records for stub templates. Each record declares its fields once; the reference
// is printed from them. A change that breaks existing templates needs another `TemplateTargets.contextVersion`.

extension StubFile: TemplateRecord {
    private var speller: StubSpeller { StubSpeller(self) }

    /// The implementation with the key; nil for a file of an entry without an implementation with content.
    fileprivate var stated: OrderedRecords<Implementation>.Element? {
        template.implementation.map { component.entry.implementations.orEmpty().elements[$0] }
    }

    static let templateForm = TemplateForm<StubFile>(
        "File", meaning: "a file of stubs; its fields are the names that a template begins with",
        fields: [
            TemplateField("entry", meaning: "the entry") { StubRecord(EntryStub($0), speller: $0.speller) },
            TemplateField(
                "implementation",
                meaning:
                    "the implementation of the file: one for the target, else the first with any facts"
            ) { $0.stated.map { ImplementationRecord($0) } },
            TemplateField("isDerived", meaning: "whether the implementation is for another platform") {
                $0.origin.isDerived
            },
            TemplateField("target", meaning: "the name of the target") { $0.template.target },
            TemplateField("header", meaning: "the lines that the output adds at the top of each file") {
                $0.heading.lines.flatMap(CommentLines.of)
            },
            TemplateField("imports", meaning: "what the declarations import, each once") {
                ($0.imports + $0.modules.map(\.module)).map(\.value).uniqued()
            },
            TemplateField("conditions", meaning: "conditions of compilation, as the author wrote them") {
                $0.conditions.map(\.value)
            },
            TemplateField(
                "code",
                meaning:
                    "the parts of the file as the program writes them: for the target that this one replaces, else for the one "
                    + "of the implementation, if that is in Swift"
            ) { $0.template.code },
            TemplateField("types", meaning: "the types of the implementation; with `each: type` the one of this file") {
                $0.types.map($0.speller.record(of:))
            },
            TemplateField("functions", meaning: "functions that belong to no type; with `each: type` in the first file")
            { file in
                let speller = file.speller
                return file.functions.map { StubRecord($0, speller: speller) }
            },
        ])
}

/// An entry as a part of the stub model for templates: facts of all implementations, with the additions of a single
/// implementation.
struct EntryStub: Sendable {
    fileprivate let component: Component
    private let implementation: OrderedRecords<Implementation>.Element?

    fileprivate init(_ file: StubFile) {
        component = file.component
        implementation = file.stated
    }

    fileprivate var entry: Entry { component.entry }

    /// Documentation of the entry.
    fileprivate var docs: DocStub { DocStub(entry.named, name: component.title) }

    /// Facets of the entry, then the facets added by the implementation.
    fileprivate var facets: [Facets] { [entry.facets, implementation?.value.facets].compactMap(\.self) }

    /// Returns a stub for each name, made of the values under the name, the entry's first.
    fileprivate func joined<Value, Stub>(
        _ part: KeyPath<Facets, OrderedRecords<Value>?>, as stub: (Text, [Value]) -> Stub
    ) -> [Stub] {
        let all = facets.map { $0[keyPath: part].orEmpty() }
        var seen: Set<String> = []
        return all.flatMap { $0.map(\.key) }.filter { seen.insert($0.value).inserted }.map { key in
            stub(key, all.compactMap { $0[key.value] })
        }
    }

    fileprivate var tokens: [ComponentToken] {
        var seen: Set<String> = []
        return component.tokens.filter { token in
            (token.implementation == nil || token.implementation == implementation?.name)
                && seen.insert(token.path).inserted
        }
    }
}

extension EntryStub: TemplateStub {
    static let templateForm = TemplateForm<StubRecord<EntryStub>>(
        "Entry", meaning: "a component, a style, a pattern, a utility or a guide of the catalog",
        fields: [
            TemplateField("id", meaning: "its id") { $0.stub.component.id.rawValue },
            TemplateField("title", meaning: "its title") { $0.stub.component.title },
            TemplateField("kind", meaning: "what it is") { $0.stub.component.kind },
            TemplateField("summary", meaning: "its summary, a sentence without markup") {
                $0.stub.entry.summary?.plainText.oneLine
            },
            TemplateField("description", meaning: "its description, in lines of Markdown") {
                $0.stub.entry.named.description.lines
            },
            TemplateField("category", meaning: "its category") { $0.stub.entry.category?.value },
            TemplateField("tags", meaning: "its tags") { $0.stub.entry.tags.orEmpty().map(\.value) },
            TemplateField("since", meaning: "the version that introduced it") { $0.stub.docs.text(of: .since) },
            TemplateField("deprecated", meaning: "why it is deprecated, in a sentence") {
                $0.stub.docs.deprecationSentence
            },
            TemplateField("implementations", meaning: "its implementations, in the entry's order") {
                $0.stub.entry.implementations.orEmpty().elements.map { ImplementationRecord($0) }
            },
            TemplateField("properties", meaning: "properties of all implementations") {
                $0.records($0.stub.entry.properties.orEmpty().map { PropertyStub($0.key, property: $0.value) })
            },
            TemplateField("states", meaning: "its states, with what the implementation adds") {
                $0.records($0.stub.joined(\.states, as: StateStub.init(_:joining:)))
            },
            TemplateField("variants", meaning: "the axes of its variants, with what the implementation adds") {
                $0.records($0.stub.joined(\.variants, as: AxisStub.init(_:joining:)))
            },
            TemplateField("tokens", meaning: "its tokens, each path once") { $0.records($0.stub.tokens) },
            TemplateField("strings", meaning: "its texts, with what the implementation adds") {
                $0.records($0.stub.joined(\.strings, as: StringStub.init(_:joining:)))
            },
            TemplateField("accessibility", meaning: "its accessibility documentation, an item for each fact") {
                $0.records($0.stub.facets.compactMap(\.accessibility).flatMap(\.items))
            },
            TemplateField("facts", meaning: "everything that the entry states, including all implementations") {
                OutlineWriter.facts(of: $0.stub.component)
            },
        ])
}

/// The facts of an implementation as a whole (key, framework, language, package) as a record for stub templates.
final class ImplementationRecord: TemplateRecord {
    private let key: String
    private let implementation: Implementation

    init(_ element: OrderedRecords<Implementation>.Element) {
        key = element.name
        implementation = element.value
    }

    /// The framework, or else the key, as written by the author.
    private var frameworkName: String { implementation.framework?.value ?? key }

    static let templateForm = TemplateForm<ImplementationRecord>(
        "Implementation", meaning: "an implementation of an entry in one framework",
        fields: [
            TemplateField("key", meaning: "its key in the entry") { $0.key },
            TemplateField("framework", meaning: "the name of its framework, in the usual spelling") {
                WellKnownFramework($0.frameworkName)?.name ?? $0.frameworkName
            },
            TemplateField(
                "language", meaning: "the language of its types, if that is stated or follows from the framework"
            ) {
                $0.implementation.language?.value ?? WellKnownFramework($0.frameworkName)?.typeLanguage
            },
            TemplateField("package", meaning: "the package that contains it") { $0.implementation.package?.value },
            TemplateField("since", meaning: "the version that introduced it") { $0.implementation.since?.value },
        ])
}
