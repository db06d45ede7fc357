public import CatalogModel

/// An output of a build, as its backend is asked for it.
public struct OutputOrder: Sendable {
    public let registry: ComponentRegistry
    public let options: BackendOptions
    /// The text of `catalog.yaml` that asks for it, for findings that nothing else is to blame for.
    public let range: SourceRange?
    /// Memo that the backend gave the last build of the output to keep; nil where there is none, or it is lost.
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

/// Draft of an output, as its backend has planned it.
public struct OutputDraft: Sendable {
    public let units: [RenderUnit]
    /// Memo for the next build of the output; nil for nothing.
    public let memo: [UInt8]?

    public init(units: [RenderUnit], memo: [UInt8]? = nil) {
        self.units = units
        self.memo = memo
    }
}
