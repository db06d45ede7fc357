/// Reader of the names used in the text of a TypeScript type or of a list of generic parameters.
struct TypeScriptTypeNames {
    /// A use of a type name in a type text.
    struct Use: Hashable {
        /// The names joined by dots.
        var path: [String]
        var arity = 0
        /// Whether the name has to be a value: the operand of `typeof`.
        var isValue = false
        /// Whether members of the name are used, so that the name has to be known.
        var isLookedInto = false
        /// Place of the names, in bytes.
        var place = 0..<0
    }

    private(set) var uses: [Use] = []
    /// Names declared by the text itself.
    private var own: Set<String> = []
    private var scanner: SyntaxScanner
    /// The open brackets around the current position, each with the number of conditional types still without a second
    /// branch.
    private var brackets: [(sign: UInt8, conditions: Int)] = [(0, 0)]
    private var followsTypeof = false
    private var followsIn = false

    static func uses(in text: String) -> [Use] {
        if TypeScriptNames.isIdentifier(text) { return [Use(path: [text], place: 0..<text.utf8.count)] }
        var reader = TypeScriptTypeNames(scanner: TypeScriptTypeRecognizer.scanner(text))
        reader.read()
        return reader.uses.filter { !reader.own.contains($0.path[0]) }
    }

    private init(scanner: SyntaxScanner) { self.scanner = scanner }

    private static let words: Set<String> = [
        "keyof", "readonly", "asserts", "is", "in", "extends", "new", "abstract", "unique", "this", "as",
    ]

    private mutating func read() {
        while true {
            scanner.skipSpace()
            if scanner.isAtEnd { return }
            switch scanner.next {
            case UInt8(ascii: "'"), UInt8(ascii: "\""): if !SourceLiterals.scriptString(&scanner) { scanner.advance() }
            case UInt8(ascii: "`"): template()
            case UInt8(ascii: "<"): generics()
            case UInt8(ascii: "0")...UInt8(ascii: "9"): if !SourceLiterals.scriptNumber(&scanner) { scanner.advance() }
            default: if SyntaxScanner.isNameByte(scanner.next) { name() } else { sign() }
            }
        }
    }

    private mutating func sign() {
        let sign = scanner.next
        let previous = scanner.previous
        scanner.advance()
        switch sign {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets.append((sign, 0))
        case UInt8(ascii: ">") where previous == UInt8(ascii: "="): break
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
            if brackets.count > 1 { brackets.removeLast() }
        case UInt8(ascii: "?"):
            var copy = scanner
            copy.skipSpace()
            if !copy.isAtEnd, !":,;)]}".utf8.contains(copy.next) { brackets[brackets.count - 1].conditions += 1 }
        case UInt8(ascii: ":"): brackets[brackets.count - 1].conditions = max(0, conditions - 1)
        default: break
        }
    }

    private var conditions: Int { brackets[brackets.count - 1].conditions }

    /// Reads a template; names occur only in `${…}`.
    private mutating func template() {
        scanner.advance()
        while !scanner.isAtEnd, !scanner.takeAdjacent("`") {
            if scanner.takeAdjacent("${") {
                while !scanner.isAtEnd, scanner.next != UInt8(ascii: "}") {
                    scanner.skipSpace()
                    if SyntaxScanner.isNameByte(scanner.next) { name() } else { scanner.advance() }
                }
            } else {
                scanner.advance()
            }
        }
    }

    /// Reads the opening bracket of generic parameters.
    ///
    /// Brackets before a function declare names; brackets behind a name have been read with the name.
    private mutating func generics() {
        var copy = scanner
        if TypeScriptTypeRecognizer.genericParameters(&copy), copy.take("(") {
            var list = scanner
            list.advance()
            while list.position < copy.position, let name = list.takeName() {
                own.insert(name)
                while list.position < copy.position, list.next != UInt8(ascii: ","), list.next != UInt8(ascii: ">") {
                    list.advance()
                }
                if list.next == UInt8(ascii: ">") { break }
                list.advance()
            }
        }
        brackets.append((scanner.next, 0))
        scanner.advance()
    }

    private mutating func name() {
        guard let first = scanner.takeName() else {
            scanner.advance()
            return
        }
        if first == "typeof" {
            followsTypeof = true
            return
        }
        if first == "infer" {
            if let name = scanner.takeName() { own.insert(name) }
            return
        }
        if Self.words.contains(first), !isLabel() { return }
        if isLabel() {
            followsTypeof = false
            return
        }
        var copy = scanner
        if copy.takeWord("in") {
            own.insert(first)
            followsIn = true
            return
        }
        if copy.takeWord("is") { return }
        var path = [first]
        let start = scanner.position - first.utf8.count
        while scanner.next == UInt8(ascii: "."), SyntaxScanner.isNameByte(scanner.peek(1)) {
            scanner.advance()
            if let next = scanner.takeName() { path.append(next) }
        }
        let place = start..<scanner.position
        var use = Use(path: path, arity: scanner.next == UInt8(ascii: "<") ? arity() : 0, isValue: followsTypeof)
        use.isLookedInto =
            followsIn || (scanner.next == UInt8(ascii: "[") && scanner.peek(1) != UInt8(ascii: "]"))
        use.place = place
        (followsTypeof, followsIn) = (false, false)
        uses.append(use)
    }

    /// Whether the word just read is the name of a member or a parameter.
    private func isLabel() -> Bool {
        var copy = scanner
        if copy.take("?"), copy.take(":") { return true }
        copy = scanner
        if copy.take(":") { return conditions == 0 }
        // The method of an object may have generic parameters of its own.
        if brackets.last?.sign == UInt8(ascii: "{"), copy.next == UInt8(ascii: "<") {
            guard TypeScriptTypeRecognizer.genericParameters(&copy) else { return false }
        }
        return copy.takeAdjacent("(")
    }

    private func arity() -> Int {
        var copy = scanner
        copy.advance()
        var count = 0
        _ = copy.takeList(closing: ">") { scanner in
            count += 1
            return TypeScriptTypeRecognizer.type(&scanner)
        }
        return max(count, 1)
    }
}
