package import CatalogModel

/// The catalog in the form that programs get, made when the first of several backends needs it.
package actor SharedDump {
    private let registry: ComponentRegistry
    private var made: CatalogDump?

    package init(_ registry: ComponentRegistry) {
        self.registry = registry
    }

    func catalog() -> CatalogDump {
        if let made { return made }
        let catalog = CatalogDump(registry)
        made = catalog
        return catalog
    }
}
