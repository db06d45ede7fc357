/// The metadata of a file (inode, size, times of change), for recognizing an unchanged file without reading the bytes.
struct FileStamp: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    /// The time of the last change of the bytes, in nanoseconds since 1970.
    ///
    /// Any process can set the time.
    var modified: Int64
    /// The time of the last change of anything about the file.
    ///
    /// Only the system sets the time.
    var changed: Int64

    /// Whether the file was last touched so long before a moment that a change since then shows in the stamp.
    ///
    /// Clocks of disks tick coarsely: of two changes within a tick the second one leaves no trace.
    func isSettled(at moment: Int64) -> Bool {
        let (limit, hasFailed) = moment.subtractingReportingOverflow(Self.tick)
        return !hasFailed && modified < limit && changed < limit
    }

    /// The coarsest tick of the disks in use, found with FAT.
    private static let tick: Int64 = 2_000_000_000
}
