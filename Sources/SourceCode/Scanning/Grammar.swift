/// A parsing expression grammar, compiled from rules in a notation close to that of language references.
///
/// Alternatives are ordered: the first that matches is taken. Of the notation:
/// - `'x'` is text directly next, `"x"` text after white space; a word in quotes is not the start of a longer word.
/// - `[a-z]` is a byte of a set, `[^a-z]` of no set, `.` any byte, `_` optional white space, `word` a name after white
///   space.
/// - `a b` is a sequence, `a / b` are alternatives, `a* a+ a?` repeat, `&a !a` look ahead, `(…)` groups.
/// - `a@check` matches if the text of `a` satisfies the check of that name.
/// - A rule with a capital letter at the start leaves a node in the syntax tree.
package final class ParsingGrammar: Sendable {
    package typealias Check = @Sendable (String) -> Bool

    /// A part of a rule; other parts are indices.
    enum Part {
        /// A range of `texts`.
        case text(Range<Int>, skipsSpace: Bool)
        case set(Int)
        case any, space, word
        case sequence(Range<Int>)
        case choice(Range<Int>)
        case repeated(Int, isRequired: Bool, isOnce: Bool)
        case ahead(Int, isWanted: Bool)
        case checked(Int, by: Int)
        case rule(Int)
    }

    /// A named rule; `part` is nil if the grammar has no such rule, which then never matches.
    struct Rule {
        let name: String
        let isNode: Bool
        var part: Int?
    }

    let parts: [Part]
    /// The members of sequences and choices.
    let links: [Int]
    let texts: [UInt8]
    let sets: [ByteSet]
    let rules: [Rule]
    let checks: [Check]
    /// Whether a name with characters outside ASCII is allowed.
    let allowsInNames: Check
    /// The bytes with which each part can begin.
    let beginnings: [ByteSet]
    private let indices: [String: Int]

    package init(
        checks: [String: Check], allowsInNames: @escaping @Sendable (Unicode.Scalar) -> Bool, _ notation: String
    ) {
        let names = Array(checks.keys)
        self.checks = names.compactMap { checks[$0] }
        self.allowsInNames = { $0.unicodeScalars.allSatisfy { $0.isASCII || allowsInNames($0) } }
        let notation = GrammarNotation(notation, checks: names)
        (parts, links, texts, sets) = (notation.parts, notation.links, notation.texts, notation.sets)
        (rules, indices, beginnings) = (notation.rules, notation.indices, notation.beginnings)
    }

    /// Whether a rule matches a whole text, up to white space at the end.
    package func accepts(_ text: String, as rule: String) -> Bool {
        var scanner = SyntaxScanner(text)
        return scanner.take(rule, of: self) && scanner.isAtEndOfText
    }

    /// Returns the syntax tree of a whole text; nil if the rule does not match.
    package func tree(of text: String, as rule: String) -> SyntaxNode? {
        var scanner = SyntaxScanner(text)
        let tree = scanner.takeTree(rule, of: self)
        return scanner.isAtEndOfText ? tree : nil
    }

    func index(of rule: String) -> Int? { indices[rule] }

    /// The rules in use without a definition; a mistake in the notation leaves all later rules undefined.
    package var undefinedRules: [String] { rules.filter { $0.part == nil }.map(\.name) }
}

/// A set of bytes.
struct ByteSet: Equatable {
    private var words = SIMD4<UInt64>()

    init() {}
    init(_ bytes: UInt8...) { for byte in bytes { insert(byte) } }
    private init(where isMember: (UInt8) -> Bool) {
        for byte in UInt8.min...UInt8.max where isMember(byte) { insert(byte) }
    }

    static let all = ByteSet(where: { _ in true })
    static let spaces = ByteSet(where: SyntaxScanner.isSpace)
    static let names = ByteSet(where: { SyntaxScanner.isSpace($0) || SyntaxScanner.isNameByte($0) })

    var inverted: ByteSet { ByteSet(where: { !contains($0) }) }

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }
    mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
    mutating func formUnion(_ other: ByteSet) { words |= other.words }
}
