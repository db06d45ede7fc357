package import CatalogModel

/// A lookup of the place in a catalog's source files for a path into the JSON of `catalog dump`.
///
/// Within a record the declarations lead the way, as they do for the dump itself.
package enum DumpLocations {
    /// Returns the nearest location for a path into `RegistryDump.json`, from the root on; nil for a path without a
    /// source file.
    package static func range(of way: ArraySlice<String>, in registry: ComponentRegistry) -> SourceRange? {
        let inner = way.dropFirst()
        switch way.first {
        case "components":
            return element(of: registry.components, inner).flatMap { location(inner.dropFirst(), in: $0) }
        case "tokens": return element(of: registry.tokens.all, inner)?.range
        case "themes": return theme(inner, in: registry)
        case "types": return types(inner, in: registry)
        case "catalog":
            return inner.isEmpty ? registry.configuration.name?.range : registry.configuration.content.location(inner)
        default: return nil
        }
    }

    private static func element<Element>(of list: [Element], _ way: ArraySlice<String>) -> Element? {
        way.first.flatMap { Int($0) }.flatMap { list.indices.contains($0) ? list[$0] : nil }
    }

    private static func location(_ way: ArraySlice<String>, in component: Component) -> SourceRange? {
        let id = component.entry.id?.range
        if way.isEmpty { return id }
        guard way.first == "linked" else { return component.entry.content.location(way) }
        let list = way.dropFirst()
        let inner = list.dropFirst()
        switch list.first {
        case "tokens": return element(of: component.tokens, inner)?.token.base.range ?? id
        case "guidance":
            switch element(of: component.guidance, inner)?.content {
            case .section(let section)?: return section.content.location(inner.dropFirst(2)) ?? id
            case .behavior(let behavior)?: return behavior.content.location(inner.dropFirst(2)) ?? id
            case nil: return id
            }
        default: return id
        }
    }

    private static func theme(_ way: ArraySlice<String>, in registry: ComponentRegistry) -> SourceRange? {
        guard let theme = element(of: registry.themes, way) else { return nil }
        let list = way.dropFirst()
        if list.first == "tokens", let token = element(of: theme.tokens.all, list.dropFirst()) { return token.range }
        return registry.configuration.themes?.element(named: theme.name)?.key.range
    }

    private static func types(_ way: ArraySlice<String>, in registry: ComponentRegistry) -> SourceRange? {
        guard let language = element(of: registry.types.elements, way) else { return nil }
        let list = way.dropFirst()
        return (list.first == "types" ? language.value.content.location(list.dropFirst()) : nil) ?? language.key.range
    }
}
