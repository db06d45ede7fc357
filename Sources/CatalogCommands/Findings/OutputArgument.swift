import ArgumentParser

/// A format of a command's output, with a name for `--format`.
protocol OutputForm: Sendable {
    /// The formats in the order of the help text.
    static var all: [Self] { get }
    var name: String { get }
}

/// An argument of `--format`, as in `sarif:FILE`: the output format, and the output file or nil for a stream.
struct OutputArgument<Form: OutputForm>: ExpressibleByArgument {
    let form: Form
    let file: String?

    init(form: Form, file: String? = nil) {
        self.form = form
        self.file = file
    }

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let form = Form.all.first(where: { $0.name == parts[0] }) else { return nil }
        if parts.count > 1, parts[1].isEmpty { return nil }
        self.init(form: form, file: parts.count > 1 ? String(parts[1]) : nil)
    }

    static var allValueStrings: [String] { Form.all.map(\.name) }
    var defaultValueDescription: String { form.name }

    /// Throws an error for two outputs to the same file; `takesOutput` returns whether an output uses standard output.
    static func validate(_ outputs: [OutputArgument], takesOutput: (OutputArgument) -> Bool) throws {
        if outputs.count(where: takesOutput) > 1 {
            throw ValidationError(
                "Two formats cannot share standard output; write one to a file, as in --format sarif:FILE.")
        }
        let files = outputs.compactMap(\.file)
        if Set(files).count < files.count { throw ValidationError("Two formats cannot share a file.") }
    }

    /// Prints the names of the files after a command without any other output.
    static func tellFiles(_ outputs: [OutputArgument], holding summary: @autoclosure () -> String) throws {
        let files = outputs.compactMap(\.file)
        if files.count < outputs.count { return }
        let names = files.map(\.visible).joined(separator: ", ")
        try Terminal.errors.write("\(summary()), written to \(names)\n")
    }
}
