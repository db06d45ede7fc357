package import CatalogRendering

extension RenderedFile {
    /// The bytes of a file that is in memory; none of another.
    package var bytes: [UInt8] { if case .memory(let bytes) = content { bytes } else { [] } }
}
