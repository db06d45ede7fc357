/// A reader of the notation of a grammar.
struct GrammarNotation {
    typealias Part = ParsingGrammar.Part

    private(set) var parts: [Part] = []
    private(set) var links: [Int] = []
    private(set) var texts: [UInt8] = []
    private(set) var sets: [ByteSet] = []
    private(set) var beginnings: [ByteSet] = []
    private(set) var rules: [ParsingGrammar.Rule] = []
    private(set) var indices: [String: Int] = [:]
    /// The names of the checks, in the order of the grammar.
    private let checks: [String]

    init(_ notation: String, checks: [String]) {
        self.checks = checks
        var scanner = SyntaxScanner(notation)
        while let name = scanner.takeName(), scanner.take("=") { rules[rule(name)].part = choice(&scanner) }
        findBeginnings()
    }

    private mutating func rule(_ name: String) -> Int {
        if let index = indices[name] { return index }
        indices[name] = rules.count
        rules.append(ParsingGrammar.Rule(name: name, isNode: name.first?.isUppercase == true))
        return rules.count - 1
    }

    private mutating func add(_ part: Part) -> Int {
        parts.append(part)
        return parts.count - 1
    }

    /// Adds a sequence or a choice; a single member is the part itself.
    private mutating func add(_ members: [Int], as part: (Range<Int>) -> Part) -> Int {
        if members.count == 1 { return members[0] }
        links += members
        return add(part((links.count - members.count)..<links.count))
    }

    private mutating func choice(_ scanner: inout SyntaxScanner) -> Int {
        var members: [Int] = []
        repeat { members.append(sequence(&scanner)) } while scanner.take("/")
        return add(members, as: Part.choice)
    }

    private mutating func sequence(_ scanner: inout SyntaxScanner) -> Int {
        var members: [Int] = []
        while let part = prefixed(&scanner) { members.append(part) }
        return add(members, as: Part.sequence)
    }

    private mutating func prefixed(_ scanner: inout SyntaxScanner) -> Int? {
        if scanner.take("!") { return prefixed(&scanner).map { add(.ahead($0, isWanted: false)) } }
        if scanner.take("&") { return prefixed(&scanner).map { add(.ahead($0, isWanted: true)) } }
        guard var part = primary(&scanner) else { return nil }
        while true {
            if scanner.takeAdjacent("@") {
                guard let check = scanner.takeName().flatMap({ checks.firstIndex(of: $0) }) else { return nil }
                part = add(.checked(part, by: check))
            } else if scanner.takeAdjacent("*") {
                part = add(.repeated(part, isRequired: false, isOnce: false))
            } else if scanner.takeAdjacent("+") {
                part = add(.repeated(part, isRequired: true, isOnce: false))
            } else if scanner.takeAdjacent("?") {
                part = add(.repeated(part, isRequired: false, isOnce: true))
            } else {
                return part
            }
        }
    }

    private mutating func primary(_ scanner: inout SyntaxScanner) -> Int? {
        if scanner.take("(") {
            let part = choice(&scanner)
            return scanner.take(")") ? part : nil
        }
        if scanner.take("'") { return text(&scanner, until: UInt8(ascii: "'"), skipsSpace: false) }
        if scanner.take("\"") { return text(&scanner, until: UInt8(ascii: "\""), skipsSpace: true) }
        if scanner.take("[") { return set(&scanner) }
        if scanner.take(".") { return add(.any) }
        var ahead = scanner
        guard let name = ahead.takeName(), !ahead.take("=") else { return nil }
        _ = scanner.takeName()
        return add(name == "_" ? .space : name == "word" ? .word : .rule(rule(name)))
    }

    private mutating func text(_ scanner: inout SyntaxScanner, until quote: UInt8, skipsSpace: Bool) -> Int {
        let start = texts.count
        while !scanner.isAtEnd, scanner.next != quote { texts.append(Self.byte(&scanner)) }
        scanner.advance()
        return add(.text(start..<texts.count, skipsSpace: skipsSpace))
    }

    private mutating func set(_ scanner: inout SyntaxScanner) -> Int {
        let isInverted = scanner.takeAdjacent("^")
        var set = ByteSet()
        while !scanner.isAtEnd, !scanner.takeAdjacent("]") {
            let first = Self.byte(&scanner)
            let last = scanner.takeAdjacent("-") ? Self.byte(&scanner) : first
            for byte in first...max(first, last) { set.insert(byte) }
        }
        sets.append(isInverted ? set.inverted : set)
        return add(.set(sets.count - 1))
    }

    // MARK: Beginnings

    /// Finds the bytes with which each part can begin; all bytes for a part that can be empty.
    private mutating func findBeginnings() {
        beginnings = Array(repeating: ByteSet(), count: parts.count)
        var canBeEmpty = Array(repeating: false, count: parts.count)
        var isChanged = true
        while isChanged {
            isChanged = false
            for part in parts.indices {
                let (set, isEmpty) = beginning(of: part, canBeEmpty)
                if beginnings[part] == set, canBeEmpty[part] == isEmpty { continue }
                (beginnings[part], canBeEmpty[part], isChanged) = (set, isEmpty, true)
            }
        }
        for part in parts.indices where canBeEmpty[part] { beginnings[part] = .all }
    }

    /// Returns the first bytes of a part by those of the parts within, and whether it can be empty; white space counts
    /// where the part skips it.
    private func beginning(of part: Int, _ canBeEmpty: [Bool]) -> (ByteSet, Bool) {
        switch parts[part] {
        case .text(let text, let skipsSpace):
            guard var set = text.first.map({ ByteSet(texts[$0]) }) else { return (.all, true) }
            if skipsSpace { set.formUnion(.spaces) }
            return (set, false)
        case .set(let set): return (sets[set], false)
        case .any: return (.all, false)
        case .space: return (.spaces, true)
        case .word: return (.names, false)
        case .sequence(let members):
            var set = ByteSet()
            for link in members {
                set.formUnion(beginnings[links[link]])
                if !canBeEmpty[links[link]] { return (set, false) }
            }
            return (set, true)
        case .choice(let members):
            let parts = members.map { links[$0] }
            return (parts.reduce(into: ByteSet()) { $0.formUnion(beginnings[$1]) }, parts.contains { canBeEmpty[$0] })
        case .repeated(let part, let isRequired, _): return (beginnings[part], !isRequired || canBeEmpty[part])
        case .checked(let part, _): return (beginnings[part], canBeEmpty[part])
        case .ahead: return (ByteSet(), true)
        case .rule(let rule): return rules[rule].part.map { (beginnings[$0], canBeEmpty[$0]) } ?? (ByteSet(), false)
        }
    }

    /// Takes a byte of a text or set: itself, or an escape sequence such as `\n` or `\x7F`.
    private static func byte(_ scanner: inout SyntaxScanner) -> UInt8 {
        let isEscape = scanner.takeAdjacent("\\")
        let byte = scanner.next
        scanner.advance()
        guard isEscape else { return byte }
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "x"):
            let digits = String(decoding: [scanner.next, scanner.peek(1)], as: UTF8.self)
            scanner.advance()
            scanner.advance()
            return UInt8(digits, radix: 16) ?? 0
        default: return byte
        }
    }
}
