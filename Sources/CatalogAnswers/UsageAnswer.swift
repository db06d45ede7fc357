import CatalogModel
import CatalogReview

/// The answer of `check_usage`: findings with fixes, and calls without a verdict.
struct UsageAnswer {
    let review: UsageReview

    /// The greatest numbers of findings, of names of a list, and of bytes of corrected code.
    private static let most = (findings: 20, names: 12, code: 2_000)

    func answer(_ code: String, language: String, platform: String?) -> Answer {
        guard let report = review.report(on: code, language: language, platform: platform) else {
            return Answer(
                error: "Not judged: no reader for the language '\(language.prefix(60))'. Use one of "
                    + UsageReview.languages.joined(separator: ", ") + ".")
        }
        if let platform, !review.hasPlatform(platform, in: language) {
            let names = review.platforms(of: language)
            return .unknown(
                "platform", named: platform, nearest: names,
                hint: "The catalog has \(names.isEmpty ? "no" : "these") platforms with code in \(language.prefix(60))."
            )
        }
        let verdict = !report.findings.isEmpty ? "wrong" : report.judged.isEmpty ? "not judged" : "correct"
        let fixed = Self.fixed(code, by: report.findings).flatMap { fixed in
            // Only code without other findings is correct.
            review.report(on: fixed, language: language, platform: platform)?.findings.isEmpty == true ? fixed : nil
        }
        let judged = report.judged.uniqued()
        var lines = [Self.headline(verdict, judged: judged)]
        let shown = report.findings.prefix(Self.most.findings)
        let places = shown.map { Self.place(of: $0.bytes.lowerBound, in: code) }
        for (finding, place) in zip(shown, places) {
            lines.append("- \(place.line):\(place.column) \(finding.message)")
        }
        for note in report.notes.prefix(Self.most.findings) {
            let place = Self.place(of: note.bytes.lowerBound, in: code)
            lines.append("- \(place.line):\(place.column) note: \(note.message)")
        }
        if report.findings.count > shown.count { lines.append("\(report.findings.count - shown.count) more") }
        var reasons: [(name: String, reason: String)] = []
        for call in report.notJudged where !reasons.contains(where: { $0.name == call.name }) { reasons.append(call) }
        for (name, reason) in reasons.prefix(Self.most.names) { lines.append("- not judged: `\(name)`: \(reason)") }
        if let fixed { lines.append("Corrected:\n```\(language)\n\(fixed)\n```") }
        return Answer(
            lines.joined(separator: "\n"),
            facts: [
                "verdict": .string(verdict),
                "findings": .array(
                    zip(shown, places).map { finding, place in
                        [
                            "line": .integer(place.line), "column": .integer(place.column),
                            "message": .string(finding.message), "fix": finding.fix.map { .string($0.text) },
                        ]
                    }),
                "judged": .array(judged.prefix(Self.most.names).map { .string($0) }),
                "not_judged": .array(
                    reasons.prefix(Self.most.names).map { ["name": .string($0.name), "reason": .string($0.reason)] }),
                "fixed": fixed.map { .string($0) },
            ])
    }

    private static func headline(_ verdict: String, judged: [String]) -> String {
        let names = judged.prefix(most.names).map { "`\($0)`" }.joined(separator: ", ")
        switch verdict {
        case "wrong": return "Wrong: the code differs from the declarations of \(names)."
        case "correct":
            return
                "Correct as far as the catalog states: \(names). Types of values other than literals are not checked."
        default: return "Not judged: no call of a component that the catalog declares completely."
        }
    }

    /// Returns the line and the column, in characters from 1 on, of a byte.
    private static func place(of byte: Int, in code: String) -> (line: Int, column: Int) {
        let start = code.utf8.prefix(byte)
        let line = start.count { $0 == UInt8(ascii: "\n") } + 1
        let last = start.lastIndex(of: UInt8(ascii: "\n")).map { start[start.index(after: $0)...] } ?? start[...]
        return (line, String(decoding: last, as: UTF8.self).filter { $0 != "\u{FEFF}" }.count + 1)
    }

    /// Returns the code with all fixes; nil without a fix, or for long code.
    private static func fixed(_ code: String, by findings: [UsageReview.Finding]) -> String? {
        let fixes = findings.compactMap(\.fix).sorted { $0.bytes.lowerBound > $1.bytes.lowerBound }
        guard !fixes.isEmpty, code.utf8.count <= most.code else { return nil }
        var bytes = Array(code.utf8)
        var end = bytes.count
        for fix in fixes where fix.bytes.upperBound <= end {
            bytes.replaceSubrange(fix.bytes, with: fix.text.utf8)
            end = fix.bytes.lowerBound
        }
        while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
