import CatalogModel
import Synchronization

/// The printed JSON Schemas of a component: the component's own file, and the definition in the bundle.
///
/// Made once for both, on the first demand by the unit of the file or of the bundle; each text is kept only until
/// taken.
final class ComponentSchemas: Sendable {
    /// The member of the bundle's `$defs`.
    struct Definition: Sendable {
        let text: [UInt8]
        /// The types without a schema.
        let unmapped: [SchemaBuilder.UnmappedType]
    }

    /// The printed schemas of the component, each kept until taken by the unit of the file.
    private struct Texts: Sendable {
        /// The schema as a separate file.
        var file: [UInt8]?
        var definition: Definition?
        /// The facts read by making both.
        var reads = CatalogReads()
    }

    let component: Component
    private let catalog: SchemaCatalog
    private let waiting = Mutex(Texts())

    init(_ component: Component, in catalog: SchemaCatalog) {
        self.component = component
        self.catalog = catalog
    }

    /// Returns the text of the component's own file.
    func file() -> [UInt8] {
        let (file, reads) = waiting.withLock { waiting in
            if let file = waiting.file.take() { return (file, waiting.reads) }
            let (made, reads) = CatalogReads.recorded(make)
            waiting = Texts(definition: made.definition, reads: reads)
            return (made.file, reads)
        }
        CatalogReads.add(reads)
        return file
    }

    func definition() -> Definition {
        let (definition, reads) = waiting.withLock { waiting in
            if let definition = waiting.definition.take() { return (definition, waiting.reads) }
            let (made, reads) = CatalogReads.recorded(make)
            waiting = Texts(file: made.file, reads: reads)
            return (made.definition, reads)
        }
        CatalogReads.add(reads)
        return definition
    }

    private func make() -> (file: [UInt8], definition: Definition) {
        var builder = SchemaBuilder(component, in: catalog)
        let plain = builder.definition()
        let schema = AlternativeTitles.added(to: catalog.hasEditorHints ? EditorHints.added(to: plain) : plain)
        let definition = BundleDefinition(of: component, in: catalog.registry).definition(schema)
        let member = JSONPrinter.member(
            component.id.rawValue, value: catalog.draft.finished(.object(definition)), level: BundleSchema.level)
        let file = catalog.draft.finished(builder.file(schema))
        return (file.prettyPrintedBytes, Definition(text: member, unmapped: builder.unmapped))
    }

    /// Whether there can be instances of the entry: a guide or a pattern without types cannot be put on a screen.
    var isConfigurable: Bool {
        component.kind == .component
            || component.entry.implementations.orEmpty().elements.contains { $0.value.types?.isEmpty == false }
    }
}
