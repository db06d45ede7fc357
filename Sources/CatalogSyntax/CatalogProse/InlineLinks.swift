import CatalogModel

/// A stack of the opening brackets `[` in a prose text still able to become links.
struct BracketStack {
    /// An opening bracket, possibly the start of a link or an image.
    struct Bracket {
        /// Index of the bracket's text among the pieces.
        var piece: Int
        /// Start in the text; of an image, the exclamation mark.
        var start: Int
        var isImage: Bool
        /// The last delimiter run before the bracket.
        var runBefore: Int?
    }

    private var brackets: [Bracket] = []
    /// Number of open brackets, from the outermost, that already contain a link; links do not nest.
    private var barrier = 0

    mutating func push(_ bracket: Bracket) {
        brackets.append(bracket)
    }

    /// Removes the innermost bracket and returns the bracket, and whether a link or an image is possible.
    mutating func pop() -> (bracket: Bracket, isActive: Bool)? {
        guard let bracket = brackets.popLast() else { return nil }
        let isActive = bracket.isImage || brackets.count >= barrier
        barrier = min(barrier, brackets.count)
        return (bracket, isActive)
    }

    mutating func excludeLinks() {
        barrier = brackets.count
    }
}

/// Links and similar constructs.
extension InlineParser {
    mutating func parseBracket() {
        switch bytes[index] {
        case UInt8(ascii: "["): openBracket(length: 1)
        case UInt8(ascii: "!") where byte(index + 1) == UInt8(ascii: "["): openBracket(length: 2)
        case UInt8(ascii: "]"): closeBracket()
        default: takeText(1)
        }
    }

    private mutating func openBracket(length: Int) {
        brackets.push(
            BracketStack.Bracket(
                piece: pieces.count, start: index, isImage: length == 2, runBefore: emphasis.last))
        takeText(length)
    }

    private mutating func closeBracket() {
        let closing = index
        takeText(1)
        guard let (bracket, isActive) = brackets.pop(), isActive,
            let target = LinkScanner(bytes).target(at: index)
        else { return }
        if bracket.isImage {
            report(at: bracket.start..<target.end) { .unsupported(.image, at: $0) }
            return takeText(target.end - index)
        }
        guard let destination = destination(unescaped(target.destination), at: target, of: bracket) else {
            return takeText(target.end - closing - 1)
        }
        let link = ProseLink(destination, title: target.title.map(unescaped))
        marks.add(link, at: leaf.sourceByteRange(target.destination))
        pieces[bracket.piece] = .linkStart(link)
        pieces[pieces.count - 1] = .linkEnd
        emphasis.match(after: bracket.runBefore)
        brackets.excludeLinks()
        index = target.end
    }

    /// Returns a destination; nil, with a report, for text unfit as a link's destination.
    private mutating func destination(
        _ text: String, at target: LinkScanner.Target, of bracket: BracketStack.Bracket
    ) -> ProseLink.Destination? {
        switch LinkDestination(text, root: root) {
        case .valid(let destination): return destination
        case .empty: report(at: bracket.start..<target.end) { .emptyLink(at: $0) }
        case .scheme(let scheme): report(at: target.destination) { .unsupportedScheme(scheme, at: $0) }
        case .absolute(let path): report(at: target.destination) { .absoluteFile(path, at: $0) }
        case .unprintable: report(at: target.destination) { .unprintableDestination(at: $0) }
        }
        return nil
    }

    /// Takes an address between angle brackets; `end` is the place of the closing bracket.
    mutating func takeAutolink(to end: Int, prefix: String) {
        let text = unescaped((index + 1)..<end, escapes: false)
        switch LinkDestination(prefix + text, root: nil) {
        case .valid(let destination):
            let link = ProseLink(destination)
            marks.add(link, at: leaf.sourceByteRange((index + 1)..<end))
            pieces += [.linkStart(link), .text(text), .linkEnd]
            index = end + 1
            return
        case .scheme(let scheme):
            report(at: index..<(end + 1)) { .unsupportedAutolink(scheme, at: $0) }
        case .empty: report(at: index..<(end + 1)) { .emptyLink(at: $0) }
        case .absolute, .unprintable: report(at: index..<(end + 1)) { .unprintableDestination(at: $0) }
        }
        takeText(end + 1 - index)
    }

    private func unescaped(_ byteRange: Range<Int>) -> String {
        unescaped(byteRange, escapes: true)
    }

    private func unescaped(_ byteRange: Range<Int>, escapes: Bool) -> String {
        bytes[byteRange].unescaped(escapes: escapes)
    }
}

extension ArraySlice<UInt8> {
    /// Returns the text with character references and, by default, backslash escapes replaced.
    ///
    /// An unsupported name stays unchanged.
    func unescaped(escapes: Bool = true) -> String {
        var result: [UInt8] = []
        var index = startIndex
        while index < endIndex {
            let next = self[index]
            if escapes, next == UInt8(ascii: "\\"), index + 1 < endIndex, self[index + 1].isASCIIPunctuation {
                result.append(self[index + 1])
                index += 2
            } else if next == UInt8(ascii: "&"),
                case .supported(let text, let end)? = CharacterReference(in: self, at: index)
            {
                result += Array(text.utf8)
                index = end
            } else {
                result.append(next)
                index += 1
            }
        }
        return String(utf8: result)
    }
}
