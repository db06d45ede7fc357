import ArgumentParser

/// Statuses returned by the command line to the shell, beside 0 for success and 64 for wrong usage.
extension ExitCode {
    /// Errors in the catalog, or in the catalog's surroundings.
    static let catalogErrors = ExitCode(1)
    /// `build --check` found outputs that a build would change.
    static let outOfDate = ExitCode(2)
}
