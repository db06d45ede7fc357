public import CatalogModel

/// An order to a backend for planning an output: the registry, the options, and the memo from the last build.
public struct OutputOrder: Sendable {
    /// The catalog, as far as visible in the output.
    public let registry: ComponentRegistry
    /// The checked options of the output.
    public let options: BackendOptions
    /// The text of `catalog.yaml` asking for the output, for findings without any other cause.
    public let range: SourceRange?
    /// Memo given to the last build of the output by the backend; nil if there is none, or after a loss.
    public let memo: [UInt8]?

    /// Creates an order.
    ///
    /// - Parameters:
    ///   - registry: The catalog, as far as visible in the output.
    ///   - options: The checked options of the output.
    ///   - range: The text of `catalog.yaml` asking for the output.
    ///   - memo: The memo from the last build of the output, if any.
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
    /// The units, together rendering all files of the output.
    public let units: [RenderUnit]
    /// Memo for the next build of the output; nil for none.
    public let memo: [UInt8]?

    /// Creates a draft; without a memo, the next build starts without facts of this build.
    public init(units: [RenderUnit], memo: [UInt8]? = nil) {
        self.units = units
        self.memo = memo
    }
}
