#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The group of processes of one run of a program, with a process of ours at its head.
///
/// The guard waits for the end of a pipe that only we hold open, and then kills its group: so whatever ends us, a signal
/// from the keyboard or one that no program can catch, leaves no process behind. As long as the guard has not been waited
/// for, the number of the group cannot be that of another one.
struct ProgramGuard {
    private let process: pid_t
    private var life: ProgramPipe

    /// The number of the group.
    var group: pid_t { process }

    init() throws(SystemError) {
        life = try ProgramPipe()
        let start = ProcessStart(
            path: "/bin/sh", arguments: ["-c", "read -r _; kill -KILL 0"], streams: (life.readEnd, nil, nil))
        do throws(SystemError) {
            process = try start.spawn()
        } catch {
            life.closeBoth()
            throw error
        }
        life.closeReadEnd()
    }

    /// Kills all that is left of the group, and waits for the guard's own end.
    mutating func end() {
        kill(-process, SIGKILL)
        ProcessEnd.wait(process)
        life.closeBoth()
    }
}
