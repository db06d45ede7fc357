import Floor
import Foundation

/// The parts of a floor, and how much went through it.
struct FloorTimes: Codable, Equatable {
    /// In seconds, as all times here.
    var reading: Double
    var parsing: Double
    var writing: Double
    var inputBytes: Int
    var outputBytes: Int

    var total: Double { reading + parsing + writing }
}

/// The floor in a process of its own.
struct FloorProcess: Equatable {
    let catalog: String
    /// The output of a build, with the bytes to write.
    let output: String
    /// A new folder.
    let folder: String

    var arguments: [String] { ["floor", catalog, output, folder] }

    init(catalog: String, output: String, folder: String) {
        self.catalog = catalog
        self.output = output
        self.folder = folder
    }

    /// nil when the arguments ask for something else.
    init?(_ arguments: [String]) {
        guard arguments.count == 4, arguments[0] == "floor" else { return nil }
        self.init(catalog: arguments[1], output: arguments[2], folder: arguments[3])
    }

    /// Starts the process and reads its answer.
    func run(answeringIn file: String) throws -> FloorTimes {
        try ChildProcess.succeed(ChildProcess.ownPath, arguments, outputFile: file)
        return try JSONDecoder().decode(FloorTimes.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    /// Does the work in this process.
    ///
    /// - Returns: The times as JSON.
    func perform() throws -> String {
        var result = floor_result()
        var failure = [CChar](repeating: 0, count: 4_096)
        guard floor_run(catalog, output, folder, &result, &failure, failure.count) == 0 else {
            throw BenchmarkFailure(failure.withUnsafeBufferPointer { $0.baseAddress.map(String.init(cString:)) ?? "" })
        }
        let times = FloorTimes(
            reading: Double(result.reading_nanoseconds) / 1e9, parsing: Double(result.parsing_nanoseconds) / 1e9,
            writing: Double(result.writing_nanoseconds) / 1e9, inputBytes: Int(result.input_bytes),
            outputBytes: Int(result.output_bytes))
        return String(decoding: try JSONEncoder().encode(times), as: UTF8.self)
    }
}
