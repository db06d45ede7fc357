import ArgumentParser
import BuildEngine

/// The command-line options for cached results: `--no-cache` and `--cache-folder`.
struct RecordOptions: ParsableArguments {
    @Flag(help: "Do not read or write the cache.")
    var noCache = false

    @Option(
        help: ArgumentHelp(
            "The cache folder, instead of the user's cache folder.", valueName: "folder"),
        completion: .directory)
    var cacheFolder: String?

    func validate() throws {
        if cacheFolder?.isEmpty == true { throw ValidationError("--cache-folder requires the name of a folder.") }
    }

    /// Returns the settings of records; nil where no record is to be kept.
    ///
    /// - Parameters:
    ///   - form: The only format of printed findings; nil where there are others.
    ///   - detail: The selection of printed findings.
    ///   - details: Everything else that the printed findings and the status depend on, except for the disk.
    /// - Returns: The settings.
    func settings(_ form: FindingFormat?, detail: FindingDetail, details: [String] = []) -> RecordSettings? {
        guard !noCache, let folder, let form else { return nil }
        return RecordSettings(
            folder: folder, form: form.name,
            details: details + [form.terminal.layout.record, detail.record])
    }

    private var folder: String? {
        if let cacheFolder { return PathText.absolute(cacheFolder, from: System.workingFolder) }
        let environment = System.environment
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/component-catalog" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches/component-catalog"
        #else
            return home + "/.cache/component-catalog"
        #endif
    }
}

extension TextLayout {
    /// The words of a record's request: findings are kept as printed.
    var record: String { "\(width) \(style.usesColor)" }
}
