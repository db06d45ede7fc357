/// The requested use of color, as an argument of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Whether text for a stream has colors.
    ///
    /// An explicit choice has precedence over NO_COLOR (no-color.org), then CLICOLOR_FORCE (bixense.com/clicolors), then
    /// the abilities of the terminal.
    func usesColor(onTerminal isInteractive: Bool, _ environment: [String: String]) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if environment["NO_COLOR"].map({ !$0.isEmpty }) == true { return false }
            if environment["CLICOLOR_FORCE"].map({ !$0.isEmpty && $0 != "0" }) == true { return true }
            return isInteractive && environment["TERM"] != "dumb"
        }
    }
}
