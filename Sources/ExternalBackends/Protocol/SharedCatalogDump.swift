package import CatalogModel

/// A dump of the catalog shared by all backend programs of a build, made on first use.
package actor SharedCatalogDump {
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
