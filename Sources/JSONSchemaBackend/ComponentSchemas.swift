import CatalogModel
import Synchronization

/// The schemas of one component, printed: its own file, and its definition in the bundle. Made once, by whoever asks
/// first, the unit of the file or that of the bundle.
final class ComponentSchemas: Sendable {
    struct Texts: Sendable {
        /// The schema as a file of its own.
        let file: [UInt8]
        /// The member of the bundle's `$defs`.
        let definition: [UInt8]
        /// The types that have no schema.
        let unmapped: [SchemaBuilder.UnmappedType]
    }

    let component: Component
    private let catalog: SchemaCatalog
    private let made = Mutex<Texts?>(nil)

    init(_ component: Component, in catalog: SchemaCatalog) {
        self.component = component
        self.catalog = catalog
    }

    var texts: Texts {
        made.withLock { made in
            if let made { return made }
            let texts = make()
            made = texts
            return texts
        }
    }

    private func make() -> Texts {
        var builder = SchemaBuilder(component, in: catalog)
        let schema = builder.definition()
        let definition = BundleDefinition(of: component, in: catalog.registry).definition(schema)
        return Texts(
            file: builder.file(schema).prettyPrintedBytes,
            definition: JSONPrinter.member(component.id.rawValue, .object(definition), level: BundleSchema.level),
            unmapped: builder.unmapped)
    }

    /// Whether there can be instances of the entry: a guide or a pattern without types is not one to put on a screen.
    var isConfigurable: Bool {
        component.kind == .component
            || component.entry.implementations.orEmpty().elements.contains { $0.value.types?.isEmpty == false }
    }
}
