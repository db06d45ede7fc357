/// The figures of verifying a catalog, as text.
struct SourceReport {
    let size: Int
    let times: [SourceTimes]

    var text: String {
        let rows = [
            ["check", median(\.check.processorTime).secondsText, "", ""],
            ["reading", median(\.reading.processorTime).secondsText, "", "the source, with a single entry"],
            [
                "verify", median(\.verify.processorTime).secondsText, median(\.ratio).ratioText,
                "of two checks and one reading (bar 1)",
            ],
        ]
        return "\(size.grouped) components, time of processors\n" + FigureTable.text(rows)
    }

    private func median(_ value: (SourceTimes) -> Double) -> Double { times.map(value).median ?? 0 }
}
