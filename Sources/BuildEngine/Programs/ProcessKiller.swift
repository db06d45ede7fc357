#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A function for killing a process and all descendants, in any process group or session.
///
/// Only where the system lists processes under `/proc`; elsewhere only the process. Processes whose parent has ended
/// before are not found, being without a parent by then.
enum ProcessKiller {
    /// Kills all processes of the tree.
    ///
    /// Each process is stopped when found, to prevent new children; a stopped process can still be killed.
    static func killTree(_ root: pid_t) {
        var halted: Set<pid_t> = [root]
        kill(root, SIGSTOP)
        while true {
            let found = children(of: halted).subtracting(halted)
            if found.isEmpty { break }
            for process in found { kill(process, SIGSTOP) }
            halted.formUnion(found)
        }
        for process in halted { kill(process, SIGKILL) }
    }

    private static func children(of parents: Set<pid_t>) -> Set<pid_t> {
        let names = (try? System.names(in: "/proc")) ?? []
        let processes = names.lazy.compactMap { pid_t($0.text) }
        return Set(processes.filter { parent(of: $0).map(parents.contains) ?? false })
    }

    /// Returns the parent of a process; nil for a process already gone.
    private static func parent(of process: pid_t) -> pid_t? {
        guard case .bytes(let bytes)? = try? System.read("/proc/\(process)/stat", followingLinks: false) else {
            return nil
        }
        // The name is in parentheses and may contain parentheses. The state and the parent follow the last one.
        let text = String(decoding: bytes, as: UTF8.self)
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 1 ? pid_t(fields[1]) : nil
    }
}
