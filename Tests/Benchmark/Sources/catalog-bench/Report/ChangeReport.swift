/// The figures of comparing states of a catalog, as text.
struct ChangeReport {
    let size: Int
    let times: [ChangeTimes]

    var text: String {
        let check = median(\.check.time)
        let rows = [
            ["check", check.secondsText, "", "one state"],
            [
                "diff", median(\.diff.time).secondsText,
                "\(median { $0.diff.time / (2 * $0.check.time) }.ratioText) checks of both",
                "\(median(\.comparing).ratioText) for comparing (bar 0.3)",
            ],
            [
                "history", median(\.history.time).secondsText,
                "\(median { $0.history.time / $0.check.time }.ratioText) check",
                "\(ChangeRuns.states) tags (bar 3)",
            ],
        ]
        return "\(size.grouped) components\n" + FigureTable.text(rows)
    }

    private func median(_ value: (ChangeTimes) -> Double) -> Double { times.map(value).median ?? 0 }
}
