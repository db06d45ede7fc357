public import CatalogYAML

extension TokenSystem {
    /// Whether a document is meant as a resolver document and not as a token file: it has a list under `resolutionOrder`, or
    /// a text under `version`, neither of which can be a group.
    public static func isResolver(_ root: YAMLNode) -> Bool {
        guard case .mapping(let mapping) = root.content else { return false }
        if case .sequence? = mapping["resolutionOrder"]?.content { return true }
        if case .scalar? = mapping["version"]?.content { return true }
        return false
    }
}
