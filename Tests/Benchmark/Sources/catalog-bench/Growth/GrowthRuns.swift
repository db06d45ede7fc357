import Foundation

/// The instructions that a program takes for a shape at one size.
struct GrowthReading: Equatable {
    let inputBytes: Int
    let instructions: Int
}

/// Counts the instructions of a program with Valgrind: they say how work grows, also on a busy machine.
struct GrowthRuns {
    let program: String
    let folder: BenchmarkFolder

    /// The report on a shape.
    ///
    /// Two threads that happen to prepare the same thing add up to a fifth to a count, so a shape that seems to grow
    /// too fast is counted anew, and the least counts.
    func report(on shape: GrowthShape) throws -> GrowthReport {
        var report = GrowthReport(name: shape.name, smallest: shape.smallest, readings: try readings(of: shape))
        for _ in 1...2 where !report.isLinear { report = report.least(try readings(of: shape)) }
        return report
    }

    /// The readings of a shape at its smallest size, twice, and four times that.
    private func readings(of shape: GrowthShape) throws -> [GrowthReading] {
        try [1, 2, 4].map { factor in
            let catalog = folder.path(UUID().uuidString)
            let files = shape.files(shape.smallest * factor)
            try GeneratedCatalog.write(files, to: catalog)
            defer { try? FileManager.default.removeItem(atPath: catalog) }
            let arguments = [shape.isBuilt ? "build" : "check", "--quiet", "--catalog", catalog]
            return GrowthReading(
                inputBytes: files.reduce(0) { $0 + $1.text.utf8.count }, instructions: try instructions(of: arguments))
        }
    }

    private func instructions(of arguments: [String]) throws -> Int {
        let log = folder.path("valgrind.log")
        // Findings are part of most shapes, so status 1 is an end, too.
        let cost = try ChildProcess.run(
            "/usr/bin/env",
            [
                "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
                "--log-file=\(log)", program,
            ] + arguments, errorFile: "/dev/null")
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        guard let status = cost.exitStatus, status <= 1, let count = Self.count(in: text) else {
            throw BenchmarkFailure(
                "Valgrind cannot count the instructions of '\(program)'; is it installed, and is the program linked with "
                    + "Swift's libraries (--static-swift-stdlib) and stripped?\n\(text)")
        }
        return count
    }

    /// The number in a line like `==42== I   refs:      1,234`.
    static func count(in log: String) -> Int? {
        log.split(separator: "\n").lazy.compactMap { line in
            guard line.contains(" refs:"), line.contains("== I "), let number = line.split(separator: " ").last else {
                return nil
            }
            return Int(number.filter { $0 != "," })
        }.first
    }
}
