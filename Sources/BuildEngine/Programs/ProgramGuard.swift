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
/// The guard waits for the end of a pipe that only the command keeps open, and then kills the group. So no process
/// remains after any end of the command, including signals from the keyboard and uncatchable signals. As long as the
/// guard has not been waited for, the number of the group cannot belong to another group.
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
