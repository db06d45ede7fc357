// Without languages and calendars: loading all of Foundation takes a third of the program's start.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension System {
    /// The variables of the process's environment.
    package static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
