import ArgumentParser
import CatalogModel

/// A form in which findings are printed. Another form is a file like those beside this one, and a line in `all`.
struct FindingFormat: Sendable {
    let name: String
    /// Text goes to where people look for errors; what programs read is a result.
    let terminal: Terminal
    let text: @Sendable (_ findings: [Diagnostic], _ isVerbose: Bool, Terminal) -> String

    static let all: [FindingFormat] = [.text, .json]

    static let text = FindingFormat(name: "text", terminal: .errors) { findings, isVerbose, terminal in
        FindingDigest(findings, isWhole: isVerbose).text(terminal.layout)
    }

    static let json = FindingFormat(name: "json", terminal: .output) { findings, _, _ in JSONFindings.text(findings) }

    /// - Parameter isVerbose: Whether to print every finding where people read a few of each kind.
    func print(_ findings: [Diagnostic], isVerbose: Bool = false) throws {
        try terminal.write(text(findings, isVerbose, terminal))
    }
}

extension FindingFormat: ExpressibleByArgument {
    init?(argument: String) {
        guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = format
    }

    static var allValueStrings: [String] { all.map(\.name) }
    var defaultValueDescription: String { name }
}
