import CatalogModel
import CatalogTemplates

/// A catalog entry as a record for stub templates: facts of all implementations, with the additions of a single
/// implementation.
final class EntryContext: TemplateRecord {
    private let component: Component?
    private let implementation: OrderedRecords<Implementation>.Element?
    private let tokens: DesignTokens
    private let speller: StubSpeller

    init(_ file: StubFile) {
        let facts = file.template
        component = facts.component
        tokens = file.catalog.registry.tokens
        speller = file.speller
        implementation = facts.implementation.flatMap { index in
            facts.component.map { $0.entry.implementations.orEmpty().elements[index] }
        }
    }

    /// Documentation of the entry.
    private var docs: DocStub {
        guard let component else { return DocStub() }
        return DocStub(component.entry.named, name: component.title)
    }

    static let templateForm = TemplateForm<EntryContext>(
        "Entry", meaning: "what the catalog says of a component, a style, a pattern, a utility or a guide",
        fields: [
            TemplateField("id", meaning: "its id") { $0.component?.id.rawValue ?? "" },
            TemplateField("title", meaning: "its title") { $0.component?.title ?? "" },
            TemplateField("kind", meaning: "what it is") { EntryKindWord($0.component?.kind ?? .component) },
            TemplateField("summary", meaning: "what it is for, in a sentence without markup") { context in
                context.component?.entry.summary?.plainText.oneLine
            },
            TemplateField("description", meaning: "lines of Markdown that say more") { context in
                context.component?.entry.named.description.map(CommentProse.lines) ?? []
            },
            TemplateField("category", meaning: "its category") { $0.component?.entry.category?.value },
            TemplateField("tags", meaning: "its tags") { ($0.component?.entry.tags).orEmpty().map(\.value) },
            TemplateField("since", meaning: "the version that brought it") { $0.docs.text(of: .since) },
            TemplateField("deprecated", meaning: "why it is not to be used any longer, in a sentence") { context in
                context.docs.deprecation.map { $0.sentence.isEmpty ? "Deprecated." : $0.sentence }
            },
            TemplateField("implementations", meaning: "the forms that it takes, in the entry's order") { context in
                (context.component?.entry.implementations).orEmpty().elements.map { ImplementationContext($0) }
            },
            TemplateField("properties", meaning: "properties that all implementations have") { context in
                (context.component?.entry.properties).orEmpty().elements.map {
                    PropertyContext(PropertyStub($0.key, property: $0.value), speller: context.speller)
                }
            },
            TemplateField("states", meaning: "its states, with what the implementation adds") { context in
                context.joined(\.states).map { StateContext(name: $0, states: $1, speller: context.speller) }
            },
            TemplateField("variants", meaning: "the axes of its variants, with what the implementation adds") {
                context in
                context.joined(\.variants).map { AxisContext(name: $0, axes: $1, speller: context.speller) }
            },
            TemplateField("tokens", meaning: "its tokens, each path once") { $0.tokenContexts },
            TemplateField("strings", meaning: "its texts, with what the implementation adds") { context in
                context.joined(\.strings).map { StringContext(name: $0, strings: $1) }
            },
            TemplateField("accessibility", meaning: "what is said of accessibility, an item for each fact") { context in
                context.facets.compactMap(\.accessibility).flatMap(\.items).map { ItemContext(item: $0) }
            },
            TemplateField("facts", meaning: "everything that the entry states, all implementations with it") {
                context in
                context.component.map(OutlineWriter.facts) ?? []
            },
        ])

    // MARK: Facets

    /// Facets of the entry, then the facets added by the implementation.
    private var facets: [Facets] {
        [component?.entry.facets, implementation?.value.facets].compactMap(\.self)
    }

    /// Returns the values under each name, the entry's first.
    private func joined<Value>(_ part: KeyPath<Facets, OrderedRecords<Value>?>) -> [(Text, [Value])] {
        let all = facets.map { $0[keyPath: part].orEmpty() }
        var seen: Set<String> = []
        return all.flatMap { $0.map(\.key) }.filter { seen.insert($0.value).inserted }.map { key in
            (key, all.compactMap { $0[key.value] })
        }
    }

    private var tokenContexts: [TokenContext] {
        var seen: Set<String> = []
        return (component?.tokens ?? []).filter { token in
            (token.implementation == nil || token.implementation == implementation?.name)
                && seen.insert(token.path).inserted
        }.map { TokenContext(token: $0, known: tokens[$0.path]) }
    }
}

/// The kind of an entry as a word in stub templates, such as `component` or `pattern`.
enum EntryKindWord: String, TemplateWord {
    case component, style, pattern, utility, guide, mixin, type

    init(_ kind: Entry.Kind) {
        self =
            switch kind {
            case .component: .component
            case .style: .style
            case .pattern: .pattern
            case .utility: .utility
            case .guide: .guide
            case .mixin: .mixin
            case .type: .type
            }
    }
}
