import BuildEngine

/// The user's browser, as started by the desktop.
enum Browser {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// Opens an address without waiting for the browser.
    /// - Returns: Whether the program of the desktop was started.
    static func open(_ address: String) -> Bool {
        let environment = System.environment
        guard let path = ProgramSearch.find(program, on: environment["PATH"]) else { return false }
        let start = ProcessStart(
            path: path, arguments: [address], environment: environment.map { "\($0.key)=\($0.value)" })
        return (try? start.spawn()) != nil
    }
}
