extension JSONValue {
    /// The value as JSON text for people, in the same format as all JSON of the program, with a final line break.
    ///
    /// Members keep their order, indented by two spaces a level. An object or a list is on a single line if within 100
    /// columns and with at most a single level of objects and lists inside; else each element begins a line.
    public var prettyPrinted: String { String(decoding: prettyPrintedBytes, as: UTF8.self) }

    /// `prettyPrinted` in UTF-8.
    public var prettyPrintedBytes: [UInt8] {
        var printer = JSONPrinter()
        printer.print(self)
        return printer.finished()
    }

    /// The value as JSON text on a single line without any space, and without a line break at the end.
    public var compact: String {
        var writer = JSONWriter(isSpaced: false)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// A pretty-printer of JSON in the format of `JSONValue.prettyPrinted`, able to print a large object member by member,
/// without keeping all of the object in memory.
public struct JSONPrinter: Sendable {
    private static let columnCount = 100

    private var writer = JSONWriter(isSpaced: true)
    /// Number of objects and lists around the next value.
    private var level = 0
    /// Start of the line, in bytes; before the first byte where the text is for a place within another.
    private var lineStart = 0
    /// Whether the open object is still without output.
    private var isAtStart = true

    /// Creates a printer at the start of an empty document.
    public init() {}

    /// Returns the text of a member of an object at some level, for `print(member:)`: without the preceding white
    /// space.
    public static func member(_ name: String, value: JSONValue, level: Int) -> [UInt8] {
        var printer = JSONPrinter()
        printer.level = level
        printer.lineStart = -2 * level
        printer.printMember(name, value: value)
        return printer.writer.bytes
    }

    /// The text of a whole document.
    public consuming func finished() -> [UInt8] {
        writer.append("\n")
        return writer.bytes
    }

    /// Makes room for additional bytes of the given count.
    public mutating func reserve(_ byteCount: Int) {
        writer.bytes.reserveCapacity(writer.bytes.count + byteCount)
    }

    // MARK: Objects in parts

    /// Begins an object; each of the object's members begins a line.
    public mutating func open() {
        writer.append("{")
        level += 1
        isAtStart = true
    }

    /// Begins an object as a member of the open object.
    public mutating func open(_ name: String) {
        startElement()
        writer.write(name: name)
        open()
    }

    /// Prints a member of the open object.
    public mutating func print(_ name: String, value: JSONValue) {
        startElement()
        printMember(name, value: value)
    }

    /// Prints a member of the open object from text made for the level.
    public mutating func print(member text: [UInt8]) {
        startElement()
        writer.bytes.append(contentsOf: text)
    }

    /// Ends the open object.
    public mutating func close() { close("}") }

    private mutating func close(_ bracket: StaticString) {
        level -= 1
        if !isAtStart { startLine() }
        writer.append(bracket)
        isAtStart = false
    }

    // MARK: Values

    /// Prints a value.
    public mutating func print(_ value: JSONValue) {
        if printOnOneLine(value) { return }
        switch value {
        case .object(let object):
            let members = object.members
            open()
            for index in members.indices {
                startElement()
                printMember(members[index].name, value: members[index].value)
            }
            close("}")
        case .array(let elements):
            writer.append("[")
            level += 1
            isAtStart = true
            for index in elements.indices {
                startElement()
                print(elements[index])
            }
            close("]")
        case .null, .bool, .number, .string: break
        }
    }

    private mutating func printMember(_ name: String, value: JSONValue) {
        writer.write(name: name)
        print(value)
    }

    /// Prints a value without elements, or with elements that fit into the line.
    private mutating func printOnOneLine(_ value: JSONValue) -> Bool {
        let start = writer.bytes.count
        let end = lineStart + Self.columnCount
        let isWhole = value.isWithoutElements
        guard isWhole || value.room(of: end - start, levels: 2) >= 0 else { return false }
        writer.write(value)
        if isWhole || writer.bytes.count <= end { return true }
        // Escaping made the line longer than estimated, so discard it.
        writer.bytes.removeLast(writer.bytes.count - start)
        return false
    }

    private mutating func startElement() {
        if !isAtStart { writer.bytes.append(UInt8(ascii: ",")) }
        isAtStart = false
        startLine()
    }

    private mutating func startLine() {
        lineStart = writer.bytes.count + 1
        writer.startLine(level)
    }
}

extension JSONValue {
    fileprivate var isWithoutElements: Bool {
        switch self {
        case .null, .bool, .number, .string: true
        case .array(let elements): elements.isEmpty
        case .object(let object): object.isEmpty
        }
    }

    /// Returns the rest of some room, in bytes, after the value on a single line; negative if room is lacking, or for
    /// more nested objects and lists than allowed.
    ///
    /// Necessary escapes are not counted.
    fileprivate func room(of room: Int, levels: Int) -> Int {
        switch self {
        case .null: return room - 4
        case .bool(let flag): return room - (flag ? 4 : 5)
        case .number(let digits): return room - digits.utf8.count
        case .string(let string): return room - string.utf8.count - 2
        case .array(let elements):
            if elements.isEmpty { return room - 2 }
            guard levels > 0 else { return -1 }
            var room = room - 2 * elements.count
            for index in elements.indices where room >= 0 {
                room = elements[index].room(of: room, levels: levels - 1)
            }
            return room
        case .object(let object):
            if object.isEmpty { return room - 2 }
            guard levels > 0 else { return -1 }
            let members = object.members
            // Spaces within the brackets, and quotes, colons and commas.
            var room = room - 2 - 6 * members.count
            for index in members.indices where room >= 0 {
                room = members[index].value.room(of: room - members[index].name.utf8.count, levels: levels - 1)
            }
            return room
        }
    }
}
