/// A line of `catalog build --timings`.
struct StageTime: Equatable {
    let name: String
    let seconds: Double

    /// The lines of an output that are times; other lines are none of its business.
    static func all(in output: String) -> [StageTime] {
        output.split(separator: "\n").compactMap { StageTime($0) }
    }

    /// For example `  linking  12 ms` or `  rendering  1.25 s`.
    private init?(_ line: Substring) {
        let words = line.split(separator: " ")
        guard line.hasPrefix("  "), words.count == 3, let number = Double(words[1]) else { return nil }
        switch words[2] {
        case "ms": seconds = number / 1_000
        case "s": seconds = number
        default: return nil
        }
        name = String(words[0])
    }
}
