/// The figures of a process that watches, as text.
struct WatchReport {
    let size: Int
    /// Only where programs are compared.
    let program: String?
    let times: [WatchTimes]

    var text: String {
        let rows = [
            ["build", median(\.build).secondsText, "", "from nothing"],
            row("one description", \.description, "watching (bar 0.05)"),
            row("one token", \.token, "watching, of \(ComponentShape.raised) components (bar 0.1)"),
            row("finding", \.finding, "watching, from saving to the screen (bar 50 ms)"),
        ]
        return "\(size.grouped) components\(program.map { " by \($0)" } ?? "")\n" + FigureTable.text(rows)
    }

    private func row(_ name: String, _ time: (WatchTimes) -> Double, _ words: String) -> [String] {
        [name, median(time).secondsText, "\(median { time($0) / $0.build }.ratioText) build", words]
    }

    private func median(_ value: (WatchTimes) -> Double) -> Double { times.map(value).median ?? 0 }
}
