import ArgumentParser

/// What the command line tells the shell, beside 0 for success and 64 for wrong usage.
extension ExitCode {
    /// The catalog, or what surrounds it, has errors.
    static let catalogErrors = ExitCode(1)
    /// `build --check` found outputs that a build would change.
    static let outOfDate = ExitCode(2)
}
