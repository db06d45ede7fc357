import CatalogModel

extension FindingForm {
    /// Test report in the XML of JUnit: each file is a suite, each finding a test.
    ///
    /// Notes are passed tests, all other findings failures.
    package static let junit = FindingForm(name: "junit") { .lines(JUnitReport(report: $0).lines) }
}

/// A printer of a finding report as JUnit XML: a test suite for each file and a test for each finding.
private struct JUnitReport {
    let report: FindingReport

    var lines: [String] {
        let failures = report.findings.count { $0.severity != .note }
        let head = "<testsuites name=\"catalog\" tests=\"\(max(1, report.findings.count))\" failures=\"\(failures)\">"
        return ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + suites.flatMap(suite) + ["</testsuites>"]
    }

    /// The findings by file; a catalog without findings passes as a test of its own.
    private var suites: [(path: String, findings: [Diagnostic])] {
        if report.findings.isEmpty { return [(report.catalogPath, [])] }
        let groups = Dictionary(grouping: report.findings) { $0.range?.file.path ?? report.catalogPath }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func suite(_ path: String, findings: [Diagnostic]) -> [String] {
        let failures = findings.count { $0.severity != .note }
        let name = path.attribute
        let head = "  <testsuite name=\(name) tests=\"\(max(1, findings.count))\" failures=\"\(failures)\">"
        let cases =
            findings.isEmpty ? ["    <testcase name=\"catalog check\" classname=\(name)/>"] : findings.flatMap(test)
        return [head] + cases + ["  </testsuite>"]
    }

    private func test(_ finding: Diagnostic) -> [String] {
        let path = finding.range?.file.path ?? report.catalogPath
        let location = finding.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
        let line = finding.range.map { " line=\"\($0.start.line)\"" } ?? ""
        let head =
            "    <testcase name=\((finding.rule.id + location).attribute) classname=\(path.attribute) "
            + "file=\(path.attribute)\(line)>"
        let words = "\(path)\(location): \(finding.severity.rawValue): \(finding.message) [\(finding.rule.id)]"
            .characterData
        let body =
            finding.severity == .note
            ? "      <system-out>\(words)</system-out>"
            : "      <failure type=\(finding.rule.id.attribute) message=\(finding.message.attribute)>\(words)</failure>"
        return [head, body, "    </testcase>"]
    }
}

extension String {
    /// Text escaped for XML, with U+FFFD in place of forbidden characters.
    fileprivate var characterData: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text += "&#\(scalar.value);"
            case "\u{FFFE}", "\u{FFFF}", "\u{0}"..."\u{1F}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    fileprivate var attribute: String { "\"\(characterData)\"" }
}
