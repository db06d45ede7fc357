import Synchronization

/// A text file of the catalog in memory: path and bytes, for pointing at places of the text in findings.
///
/// Two values are the same file when their paths are equal. The path is shown in findings: as reached from the working
/// directory.
public final class SourceFile: Sendable {
    /// The path shown in findings.
    public let path: String
    /// The file's bytes, as read.
    public let bytes: [UInt8]
    /// Made when the first place is looked up: most files have no findings.
    private let index = Mutex<LineIndex?>(nil)

    /// Creates a file of bytes as read, under the path shown in findings.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a file of text, stored as UTF-8.
    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    var lineIndex: LineIndex {
        index.withLock { index in
            if let index { return index }
            let made = LineIndex(bytes)
            index = made
            return made
        }
    }
}

extension SourceFile: Hashable {
    /// Compares paths alone; the bytes do not count.
    public static func == (left: SourceFile, right: SourceFile) -> Bool {
        left === right || left.path == right.path
    }

    /// Hashes the path alone, in line with equality.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
    }
}

/// A position between two characters of a source file: line and column.
///
/// Lines and columns count from 1; columns count Unicode code points.
public struct SourcePosition: Hashable, Comparable, Sendable {
    /// The number of the line, from 1.
    public var line: UInt32
    /// The number of the code point in the line, from 1.
    public var column: UInt32

    /// Creates a position; a negative number becomes 0, a too large number the largest of 32 bits.
    public init(line: Int, column: Int) {
        self.line = UInt32(clamping: line)
        self.column = UInt32(clamping: column)
    }

    /// Compares lines first, then columns.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A range of text in a source file, from `start` up to, not including, `end`.
///
/// Kept as bytes: lines and columns are worked out only for the few ranges shown to readers.
public struct SourceRange: Hashable, Sendable {
    /// The file with the text of the range.
    public let file: SourceFile
    private let lower: UInt32
    private let upper: UInt32

    /// A range with the end before the beginning is empty.
    public init(file: SourceFile, from start: Int, to end: Int) {
        self.file = file
        lower = UInt32(clamping: start)
        upper = max(lower, UInt32(clamping: end))
    }

    /// Creates the range between two positions; a position outside of the file counts as the end of the file.
    public init(file: SourceFile, start: SourcePosition, end: SourcePosition) {
        self.init(
            file: file, from: file.byteOffset(of: start) ?? file.bytes.count,
            to: file.byteOffset(of: end) ?? file.bytes.count)
    }

    /// The offset of the first byte.
    public var lowerBound: Int { Int(lower) }
    /// The offset after the last byte.
    public var upperBound: Int { Int(upper) }
    /// The position of the first character, looked up in the file on each call.
    public var start: SourcePosition { file.position(ofByte: lowerBound) }
    /// The position after the last character, looked up in the file on each call.
    public var end: SourcePosition { file.position(ofByte: upperBound) }
    /// Whether the range begins and ends on the same line.
    public var isOneLine: Bool { !bytes.contains { $0 == 0x0A || $0 == 0x0D } }

    /// Returns the range from the beginning of this range to the end of another.
    public func joined(to other: SourceRange) -> SourceRange {
        SourceRange(file: file, from: lowerBound, to: other.upperBound)
    }

    /// The place before the first byte.
    public var beginning: SourceRange { SourceRange(file: file, from: lowerBound, to: lowerBound) }
}

extension SourceRange: Comparable {
    /// Compares paths first, then starts, then ends.
    public static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.file.path, left.lower, left.upper) < (right.file.path, right.lower, right.upper)
    }
}

/// A value decoded from a file, together with the place of the value's text in the file.
///
/// Equality and hashing compare the value only: the same fact written in two locations is the same fact.
public struct Located<Value: Sendable>: Sendable {
    /// The decoded value.
    public var value: Value
    /// The place of the value's text in the file.
    public var range: SourceRange

    /// Creates a value with the place of the value's text.
    public init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }

    /// Returns another value from the same text.
    public func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
        Located<Other>(transform(value), at: range)
    }
}

extension Located: Equatable where Value: Equatable {
    /// Compares values alone; places do not count.
    public static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}

extension Located: Hashable where Value: Hashable {
    /// Hashes the value alone, in line with equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Text as written by the author; never converted to another type.
public typealias Text = Located<String>
