/// The figures of one size, as text.
struct BenchmarkReport {
    let size: Int
    var whole: WholeTimes?
    var stages: [StageTimes] = []

    init(size: Int) {
        self.size = size
    }

    static func heading(_ folder: BenchmarkFolder, _ options: BenchmarkOptions) -> String {
        let runs = options.runs == 1 ? "one run" : "medians of \(options.runs) runs"
        return "catalogs and outputs \(folder.words), \(runs), \(ProcessorCount.online) processors\n"
    }

    var text: String {
        var text = "\(size.grouped) components"
        if let floor = whole?.pairs.first?.floor {
            text +=
                ": \(Double(floor.inputBytes).megabytesText) read, \(Double(floor.outputBytes).megabytesText) written"
        }
        text += "\n"
        if let whole { text += FigureTable.text(wholeRows(whole)) }
        if !stages.isEmpty { text += FigureTable.text(stageRows) }
        return text
    }

    private func wholeRows(_ whole: WholeTimes) -> [[String]] {
        let build = whole.median(\.build.time.seconds)
        let bytes = Double(whole.pairs.first?.floor.inputBytes ?? 0)
        let perSecond = "\((bytes / build).megabytesText)/s, \((Double(size) / build).fixed(0)) components/s"
        let memory = "\(whole.median { Double($0.build.peakMemory) }.megabytesText) at most"
        let processors = "\(whole.median { $0.build.processorTime.seconds }.secondsText) of processors"
        let overFloor = whole.median { $0.build.time / $0.floor.total }
        let again = whole.median { $0.again.time / $0.build.time }
        let changed = whole.median { $0.changed.time / $0.build.time }
        return [
            ["build", build.secondsText, "\(overFloor.ratioText) floor", "\(perSecond), \(memory), \(processors)"],
            ["floor", whole.median(\.floor.total.seconds).secondsText, "", floorParts(whole)],
            ["nothing changed", whole.median(\.again.time.seconds).secondsText, "\(again.ratioText) build", ""],
            ["one entry changed", whole.median(\.changed.time.seconds).secondsText, "\(changed.ratioText) build", ""],
        ]
    }

    private func floorParts(_ whole: WholeTimes) -> String {
        let parts: [(String, Double)] = [
            ("reading", whole.median(\.floor.reading.seconds)), ("parsing", whole.median(\.floor.parsing.seconds)),
            ("writing", whole.median(\.floor.writing.seconds)),
        ]
        return parts.map { "\($0.0) \($0.1.secondsText)" }.joined(separator: ", ")
    }

    private var stageRows: [[String]] {
        stages.map { stage in
            let seconds = stage.times.map(\.seconds).median ?? 0
            let ratio = floor(of: stage.name).map { "\((seconds / $0).ratioText) floor" } ?? ""
            return [stage.name, seconds.secondsText, ratio, "\((Double(size) / seconds).fixed(0)) components/s"]
        }
    }
}

extension BenchmarkReport {
    /// What the floor takes for the same work, for stages that do just that.
    private func floor(of stage: String) -> Double? {
        switch Stage(rawValue: stage) {
        case .read: whole?.median(\.floor.reading.seconds)
        case .parse: whole?.median(\.floor.parsing.seconds)
        case .write: whole?.median(\.floor.writing.seconds)
        default: nil
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
