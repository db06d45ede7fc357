#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A helper process at the head of an outside program's process group, killing the whole group after the end of the
/// command.
///
/// The guard waits for the end of a pipe held open by the command alone, and then kills the group: so no process is
/// left behind, however the command ends, be the cause a signal from the keyboard or an uncatchable signal. As long as
/// the guard has not been waited for, the number of the group cannot belong to another group.
struct ProgramGuard {
    /// The number of the group, and of the guard.
    let group: pid_t
    private var life: ProgramPipe

    init() throws(SystemError) {
        life = try ProgramPipe()
        var start = ProcessStart(path: "/bin/sh", arguments: ["-c", "read -r _; kill -KILL 0"])
        start.streams.input = life.readEnd?.file
        group = try start.spawn()
        life.readEnd = nil
    }

    /// Kills the rest of the group, and waits for the guard's own end.
    mutating func end() {
        kill(-group, SIGKILL)
        ProcessEnd.wait(group)
        life.writeEnd = nil
    }
}
