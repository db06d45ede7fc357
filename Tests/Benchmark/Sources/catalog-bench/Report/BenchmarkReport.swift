import Foundation

/// The figures of one program and one size, as text.
struct BenchmarkReport {
    let size: Int
    /// Only where programs are compared.
    let program: String?
    let times: BuildTimes

    static func heading(_ folder: BenchmarkFolder, _ options: BenchmarkOptions) -> String {
        let runs = options.runs == 1 ? "one run" : "medians of \(options.runs) runs"
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return "catalogs and outputs \(folder.words), \(runs), \(processors) processors\n"
    }

    var text: String {
        guard let floor = times.runs.first?.floor else { return "" }
        let read = Double(floor.inputBytes).megabytesText
        let written = Double(floor.outputBytes).megabytesText
        return "\(size.grouped) components\(program.map { " by \($0)" } ?? ""): \(read) read, \(written) written\n"
            + FigureTable.text(rows(inputBytes: floor.inputBytes)) + FigureTable.text(stageRows)
    }

    private func rows(inputBytes: Int) -> [[String]] {
        let build = times.median(\.build.time)
        let components = (Double(size) / build).fixed(0)
        let perSecond = "\((Double(inputBytes) / build).megabytesText)/s, \(components) components/s"
        let memory = "\(times.median { Double($0.build.peakMemory) }.megabytesText) at most"
        let processors = "\(times.median(\.build.processorTime).secondsText) of processors"
        let buildRatio = times.median { $0.build.time / $0.floor.total }
        let checkRatio = times.median { $0.check.time / ($0.floor.reading + $0.floor.parsing) }
        let again = times.median { $0.again.time / $0.build.time }
        let later = times.median { $0.later.time / $0.build.time }
        let changed = times.median { $0.changed.time / $0.build.time }
        let changedToken = times.median { $0.changedToken.time / $0.build.time }
        return [
            ["build", build.secondsText, "\(buildRatio.ratioText) floor", "\(perSecond), \(memory), \(processors)"],
            ["floor", times.median(\.floor.total).secondsText, "", floorParts],
            [
                "check", times.median(\.check.time).secondsText, "\(checkRatio.ratioText) floor",
                "without its writing",
            ],
            ["nothing changed", times.median(\.later.time).secondsText, "\(later.ratioText) build", ""],
            [
                "the same at once", times.median(\.again.time).secondsText, "\(again.ratioText) build",
                "outputs are hashed",
            ],
            ["one entry changed", times.median(\.changed.time).secondsText, "\(changed.ratioText) build", ""],
            [
                "one token changed", times.median(\.changedToken.time).secondsText, "\(changedToken.ratioText) build",
                "of \(ComponentShape.raised) components",
            ],
        ]
    }

    private var floorParts: String {
        let parts = [
            ("reading", times.median(\.floor.reading)), ("parsing", times.median(\.floor.parsing)),
            ("writing", times.median(\.floor.writing)),
        ]
        return parts.map { "\($0.0) \($0.1.secondsText)" }.joined(separator: ", ")
    }

    /// By the clock of the program itself.
    private var stageRows: [[String]] {
        let names = times.runs.first?.stages.map(\.name) ?? []
        return names.map { name in
            let seconds = times.runs.compactMap { run in run.stages.first { $0.name == name }?.seconds }.median ?? 0
            return [name, seconds.secondsText, "", ""]
        }
    }
}

/// Rows of a name, two figures and what else there is to say.
enum FigureTable {
    static func text(_ rows: [[String]]) -> String {
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let name = row[0] + padding(row[0], to: widths[0])
            let figures = (1...2).map { padding(row[$0], to: widths[$0]) + row[$0] }
            let line = "  \(name)  \(figures[0])  \(figures[1])  \(row[3])"
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private static func padding(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: width - text.count)
    }
}
