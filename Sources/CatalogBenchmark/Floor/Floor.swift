/// The least that a build could do: read the files of a catalog, let libyaml parse them, and write the output.
///
/// One thread, no tree, no checks, no rendering: the bytes to write are ready before the clock starts. What a build takes
/// longer is what everything else costs.
public struct Floor: Sendable {
    /// The files to read.
    private let inputs: [String]
    /// The files to write, by their paths below the folder.
    private let outputs: [(path: String, bytes: [UInt8])]
    /// The folders that they need, outermost first.
    private let folders: [String]

    /// How long each part took, and what went through it.
    public struct Result: Equatable, Sendable {
        public var reading: Duration = .zero
        public var parsing: Duration = .zero
        public var writing: Duration = .zero
        public var inputBytes = 0
        public var outputBytes = 0
        public var count = EventCount()

        public var total: Duration { reading + parsing + writing }
    }

    /// - Parameters:
    ///   - catalog: The folder of a catalog; of what is in it only entries, types, tokens and `catalog.yaml` count.
    ///   - output: What a build of it has written.
    public init(catalog: String, output: String) throws(SystemFailure) {
        inputs = try Disk.files(below: catalog).map { "\(catalog)/\($0)" }
        var outputs: [(path: String, bytes: [UInt8])] = []
        var buffer = FileBuffer()
        for path in try Disk.files(below: output) {
            outputs.append((path, Array(try buffer.read("\(output)/\(path)"))))
        }
        self.outputs = outputs
        folders = Set(outputs.flatMap { Self.folders(of: $0.path) }).sorted()
    }

    /// Does the work once. `folder` must be new.
    public func run(writingTo folder: String) throws(SystemFailure) -> Result {
        var result = Result()
        let clock = ContinuousClock()
        var buffer = FileBuffer()
        for path in inputs {
            let start = clock.now
            let bytes = try buffer.read(path)
            let middle = clock.now
            guard result.count.parse(bytes) else { throw SystemFailure("libyaml refuses", path) }
            result.reading += middle - start
            result.parsing += clock.now - middle
            result.inputBytes += bytes.count
        }
        let start = clock.now
        try Disk.makeFolder(folder)
        for path in folders { try Disk.makeFolder("\(folder)/\(path)") }
        for (path, bytes) in outputs {
            try Disk.write(bytes, to: "\(folder)/\(path)")
            result.outputBytes += bytes.count
        }
        result.writing = clock.now - start
        return result
    }

    private static func folders(of path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
