/// The metadata of a file (inode, size, times of change), for recognizing an unchanged file without reading the bytes.
package struct FileStamp: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64
    package var size: Int64
    /// The time of the last change of the bytes, in nanoseconds since 1970.
    ///
    /// Anybody can set it.
    package var modified: Int64
    /// The time of the last change of anything about the file.
    ///
    /// Only the system sets it.
    package var changed: Int64

    package init(device: UInt64, number: UInt64, size: Int64, modified: Int64, changed: Int64) {
        self.device = device
        self.number = number
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    /// Whether the file was last touched so long before a moment that a change since then shows in the stamp.
    ///
    /// Clocks of disks tick coarsely: of two changes within a tick the second one leaves no trace.
    package func isSettled(at moment: Int64) -> Bool {
        let (limit, hasFailed) = moment.subtractingReportingOverflow(Self.tick)
        return !hasFailed && modified < limit && changed < limit
    }

    /// The coarsest tick of the disks in use, found with FAT.
    private static let tick: Int64 = 2_000_000_000
}
