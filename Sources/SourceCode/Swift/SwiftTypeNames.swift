/// The names in a Swift type, in order, as noted by the recognizer of types.
package struct SwiftTypeNames {
    /// A use of a type name in a type text.
    package struct Use: Hashable {
        /// The names joined by dots.
        package var path: [String]
        /// Number of generic arguments.
        package var arity = 0
        /// Whether only a protocol can stand there.
        package var isConstraint = false
        /// Whether the type is thrown.
        package var isThrown = false
        /// Start of the first name in the text, in UTF-8.
        package var start = 0
    }

    package private(set) var uses: [Use] = []
    /// The use continued by a name behind a dot.
    private var open: Int?
    /// Whether the previous word announces a protocol.
    var followsConstraint = false
    /// Whether the previous word announces an error.
    var followsThrows = false

    /// Returns the uses of types in a text; a clause is a list of generic parameters or a condition behind `where`.
    ///
    /// A text in another form is read as far as possible.
    package static func uses(in text: String, isClause: Bool = false) -> [Use] {
        if SwiftTypeRecognizer.isPlainName(text) { return [Use(path: [text])] }
        var scanner = SwiftTypeRecognizer.scanner(text)
        scanner.swiftNames = SwiftTypeNames()
        if isClause { _ = scanner.takeWord("where") }
        while !scanner.isAtEnd {
            let isTaken = scanner.attempt { isClause ? SwiftTypeRecognizer.clause(&$0) : parameter(&$0) }
            if isTaken { continue }
            _ = scanner.take("@")
            if scanner.takeName() == nil { scanner.advance() }
        }
        return scanner.swiftNames?.uses ?? []
    }

    private static func parameter(_ scanner: inout SyntaxScanner) -> Bool {
        SwiftTypeRecognizer.type(&scanner, at: .parameter)
    }

    /// Adds the first name of a type, or a name behind a dot; `end` is the place behind the name.
    mutating func add(_ name: String, isFirst: Bool, end: Int) {
        if isFirst {
            open = uses.count
            uses.append(
                Use(
                    path: [name], isConstraint: followsConstraint, isThrown: followsThrows,
                    start: end - name.utf8.count))
            (followsConstraint, followsThrows) = (false, false)
        } else if let open, !SwiftNames.isMetatype(name) {
            uses[open].path.append(name)
        }
    }

    /// Ends a type: a name behind a dot is looked up in the type.
    /// - Returns: The use of the type; nil for a type without a name.
    @discardableResult
    mutating func close() -> Int? {
        defer { open = nil }
        return open
    }

    /// Forgets all uses but the first ones.
    mutating func rewind(to count: Int) {
        uses.removeLast(uses.count - count)
        if let open, open >= count { self.open = nil }
    }

    mutating func set(arity: Int, of use: Int) { uses[use].arity = arity }

    /// Marks a use as a protocol, joined with others.
    mutating func markConstraint(at use: Int) {
        if use < uses.count { uses[use].isConstraint = true }
        followsConstraint = true
    }
}
