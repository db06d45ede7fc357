package import CatalogModel

/// A template already read and checked, ready for rendering records of the type `Root` as text.
package struct Template<Root: TemplateRecord>: Sendable {
    private let tree: TemplateTree
    private let location: SourceRange

    /// Reads a template.
    /// - Returns: nil for a template with errors, all listed in `diagnostics`.
    package init?(_ source: TemplateSource, diagnostics: inout Diagnostics) {
        guard let tree = TemplateReading.read(source, root: Root.templateForm.type, diagnostics: &diagnostics)
        else {
            return nil
        }
        self.tree = tree
        location = source.range(0..<0)
    }

    /// Whether the template uses a field of the root record.
    package func reads(_ field: String) -> Bool {
        Root.templateForm.type.index(of: field).map(tree.rootFields.contains) ?? false
    }

    /// Renders a record.
    ///
    /// - Parameters:
    ///   - root: The record.
    ///   - diagnostics: Receives the reports of fields shown by the template.
    /// - Returns: The text in UTF-8.
    package func render(_ root: Root, diagnostics: inout Diagnostics) -> [UInt8] {
        let renderer = TemplateRenderer(tree, root: root.templateValue)
        diagnostics.merge(renderer.diagnostics)
        if renderer.isTooLarge { diagnostics.report(.outputTooLarge(at: location)) }
        return renderer.writer.bytes
    }
}

/// Limits for the reading of a template: the greatest size of the source and the greatest number of findings.
enum TemplateLimits {
    /// The greatest number of bytes, larger than any handwritten template.
    static let bytes = 1_024 * 1_024
    /// The greatest number of findings: few readers need more at a time, and each location is costly to compute.
    static let findings = 100
}

/// The steps from the source of a template to the tree: checks of size and encoding, then parsing.
private enum TemplateReading {
    static func read(
        _ source: TemplateSource, root: TemplateRecordType, diagnostics: inout Diagnostics
    ) -> TemplateTree? {
        if source.bytes.count > TemplateLimits.bytes {
            diagnostics.report(.tooLarge(TemplateLimits.bytes, at: source.range(0..<0)))
            return nil
        }
        if let misencoded = source.misencoded {
            diagnostics.report(.misencoded(at: source.range(misencoded)))
            return nil
        }
        let parser = TemplateParser(source, root: root)
        diagnostics.merge(parser.diagnostics)
        return parser.diagnostics.hasErrors ? nil : parser.tree
    }
}
