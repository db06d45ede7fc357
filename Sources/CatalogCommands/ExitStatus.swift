import ArgumentParser

/// Statuses that the command line returns to the shell, beside 0 for success and 64 for wrong usage.
extension ExitCode {
    /// The catalog, or what surrounds it, has errors.
    static let catalogErrors = ExitCode(1)
    /// `build --check` found outputs that a build would change.
    static let outOfDate = ExitCode(2)
}
