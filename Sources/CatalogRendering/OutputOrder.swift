public import CatalogModel

/// An order to a backend for planning an output: the registry, the options, and the memo from the last build.
public struct OutputOrder: Sendable {
    public let registry: ComponentRegistry
    public let options: BackendOptions
    /// The text of `catalog.yaml` asking for the output, for findings without any other cause.
    public let range: SourceRange?
    /// Memo given to the last build of the output by the backend; nil if there is none, or after a loss.
    public let memo: [UInt8]?

    public init(
        _ registry: ComponentRegistry, options: BackendOptions, at range: SourceRange? = nil, memo: [UInt8]? = nil
    ) {
        self.registry = registry
        self.options = options
        self.range = range
        self.memo = memo
    }
}

/// A draft of an output, returned by a backend from planning: the render units, and a memo for the next build.
public struct OutputDraft: Sendable {
    public let units: [RenderUnit]
    /// Memo for the next build of the output; nil for none.
    public let memo: [UInt8]?

    public init(units: [RenderUnit], memo: [UInt8]? = nil) {
        self.units = units
        self.memo = memo
    }
}
