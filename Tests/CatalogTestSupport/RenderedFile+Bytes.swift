public import CatalogRendering

extension RenderedFile {
    /// The bytes of a file that is in memory; none of another.
    public var bytes: [UInt8] { if case .memory(let bytes) = content { bytes } else { [] } }
}
