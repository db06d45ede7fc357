public import CatalogModel

/// A stretch of a unit's file with input of its own, such as the definition of a component in a bundle of all.
///
/// As long as all facts read by a part stay the same, so do the bytes, and the next build takes the bytes from the file.
public struct RenderPart: Sendable {
    /// The facts read, worked out on demand.
    public var reads: RenderUnit.Reads { findReads() }
    private let findReads: @Sendable () -> RenderUnit.Reads
    /// The hash of facts in the part besides the facts of `reads`, such as the columns of a table chosen by all rows,
    /// worked out on demand; nil for none.
    public var shared: ContentHash? { findShared() }
    private let findShared: @Sendable () -> ContentHash?

    /// Creates a part; `reads` and `shared` are worked out on demand.
    public init(
        reads: @escaping @autoclosure @Sendable () -> RenderUnit.Reads,
        shared: @escaping @autoclosure @Sendable () -> ContentHash? = nil
    ) {
        findReads = reads
        findShared = shared
    }
}

/// The parts of a file without need of rendering, as bytes of the file written by the last build.
public struct KnownParts: Sendable {
    private let bytes: [UInt8]
    /// The stretches of the file, by the places of parts.
    private let ranges: [Int: Range<Int>]

    /// No parts: all are rendered.
    public static let none = KnownParts([], ranges: [:])

    /// The size of the last rendering, all parts together.
    public var byteCount: Int { bytes.count }

    package init(_ bytes: [UInt8], ranges: [Int: Range<Int>]) {
        self.bytes = bytes
        self.ranges = ranges
    }

    /// Returns the bytes of a part; nil for a part in need of rendering.
    public subscript(part: Int) -> ArraySlice<UInt8>? { ranges[part].map { bytes[$0] } }

    package var count: Int { ranges.count }
}

/// The rendering of a single file part by part.
public struct PartedRendering: Sendable {
    /// The bytes of all parts so far.
    public private(set) var bytes: [UInt8] = []
    /// The size of each part so far, and whether the next build may take over the bytes.
    package private(set) var parts: [(byteCount: Int, isSilent: Bool)] = []
    /// Findings about the file.
    public var diagnostics = Diagnostics()

    /// Creates a rendering without parts.
    public init() {}

    /// Adds the next part; a part with something to report is not silent, and is rendered again for its report.
    public mutating func add(_ part: some Collection<UInt8>, isSilent: Bool = true) {
        bytes.append(contentsOf: part)
        parts.append((part.count, isSilent))
    }

    /// Makes room for additional bytes of the given count.
    public mutating func reserve(_ byteCount: Int) { bytes.reserveCapacity(bytes.count + byteCount) }
}
