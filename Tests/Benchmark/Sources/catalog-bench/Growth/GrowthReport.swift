import Foundation

/// A shape and its readings at three sizes, each twice the one before.
struct GrowthReport: Equatable {
    /// How many times as much the second doubling may add as the first: 2 where work grows with the input, 2.2 where
    /// things are sorted, 4 where each is compared with all.
    static let bound = 2.6

    let name: String
    let smallest: Int
    let readings: [GrowthReading]

    /// How many times as much the second doubling adds as the first.
    ///
    /// Without a reading of nothing, the price of a start would hide growth.
    var growth: Double {
        Double(readings[2].instructions - readings[1].instructions)
            / Double(max(readings[1].instructions - readings[0].instructions, 1))
    }

    /// Whether it grows no faster than its input.
    ///
    /// What is refused early grows less.
    var isLinear: Bool { growth <= Self.bound }

    /// Returns the report with the lesser of each reading and another one of the same size.
    func least(_ others: [GrowthReading]) -> GrowthReport {
        let lesser = zip(readings, others).map { $0.instructions <= $1.instructions ? $0 : $1 }
        return GrowthReport(name: name, smallest: smallest, readings: lesser)
    }

    /// A line of the table.
    var text: String {
        let added = readings[2].instructions - readings[0].instructions
        let perByte = added / max(readings[2].inputBytes - readings[0].inputBytes, 1)
        return Self.line(
            [name, smallest.grouped] + readings.map { (Double($0.instructions) / 1e6).fixed(0) }
                + [growth.ratioText, perByte.grouped, isLinear ? "" : "grows faster than its input"])
    }

    /// The lines above the table.
    static var heading: String {
        "millions of instructions; growth is what the second doubling adds, in terms of the first\n"
            + line(["shape", "n", "n", "2 n", "4 n", "growth", "per byte", ""])
    }

    private static let widths = [28, 6, 8, 8, 8, 7, 9]

    private static func line(_ parts: [String]) -> String {
        var line = parts[0].padding(toLength: max(widths[0], parts[0].count), withPad: " ", startingAt: 0)
        for (part, width) in zip(parts, widths).dropFirst() {
            line += String(repeating: " ", count: max(1, width + 1 - part.count)) + part
        }
        return parts[7].isEmpty ? line : line + "  " + parts[7]
    }
}
