import ArgumentParser

/// The command-line options `--add-allow` and `--reason`, for accepting findings of a rule by `allow` in the files.
struct AcceptanceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Accept all findings of this rule where they are, as 'allow' in the files; can be given again.",
            valueName: "rule"))
    var addAllow: [String] = []

    @Option(help: ArgumentHelp("With --add-allow: why they are right.", valueName: "text"))
    var reason: String?

    func validate() throws {
        if reason != nil, addAllow.isEmpty { throw ValidationError("--reason goes with --add-allow.") }
        if addAllow.isEmpty { return }
        if reason?.contains(where: { !$0.isWhitespace }) != true {
            throw ValidationError("--add-allow needs a --reason.")
        }
    }

    /// The requested suppression of findings; nil if none is requested.
    var suppression: FindingSuppression? {
        addAllow.isEmpty ? nil : FindingSuppression(rules: addAllow, reason: reason ?? "")
    }
}
