import ArgumentParser

/// The command-line options `--add-allow` and `--reason`, for accepting findings of a rule by `allow` in the files.
struct AcceptanceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Suppress all findings of this rule by adding 'allow' to the files. Can be repeated.",
            valueName: "rule"))
    var addAllow: [String] = []

    @Option(help: ArgumentHelp("The reason for --add-allow.", valueName: "text"))
    var reason: String?

    func validate() throws {
        if reason != nil, addAllow.isEmpty { throw ValidationError("--reason requires --add-allow.") }
        if addAllow.isEmpty { return }
        if reason?.contains(where: { !$0.isWhitespace }) != true {
            throw ValidationError("--add-allow requires --reason.")
        }
    }

    /// The requested suppression of findings; nil if none is requested.
    var suppression: FindingSuppression? {
        addAllow.isEmpty ? nil : FindingSuppression(rules: addAllow, reason: reason ?? "")
    }
}
