/// The marks around an emphasis in Markdown: `*`, `_`, or, where both would be misread, HTML or, without HTML, no mark.
enum EmphasisDelimiter {
    case star, underscore, html, none

    func opening(isStrong: Bool) -> String {
        switch self {
        case .star: isStrong ? "**" : "*"
        case .underscore: isStrong ? "__" : "_"
        case .html: isStrong ? "<strong>" : "<em>"
        case .none: ""
        }
    }

    func closing(isStrong: Bool) -> String {
        switch self {
        case .html: isStrong ? "</strong>" : "</em>"
        default: opening(isStrong: isStrong)
        }
    }
}

/// The neighbors of a `*` or `_` in a line of Markdown, for deciding whether an emphasis can begin or end there
/// (CommonMark, "Emphasis and strong emphasis").
///
/// CommonMark 0.31 counts symbols as punctuation; GitHub's parser follows 0.29, without symbols. The written text has
/// the same meaning in both.
struct DelimiterNeighbors {
    /// The kind of character beside a delimiter.
    enum Neighbor {
        case space, punctuation, symbol, other

        /// The edge of the text counts as white space.
        init(_ scalar: Unicode.Scalar?) {
            guard let scalar else {
                self = .space
                return
            }
            if scalar.isASCII {
                let isSpace = scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value)
                let isWord = scalar.isWordCharacter || scalar.value < 0x20 || scalar.value == 0x7F
                self = isSpace ? .space : isWord ? .other : .punctuation
                return
            }
            switch scalar.properties.generalCategory {
            case .spaceSeparator: self = .space
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation:
                self = .punctuation
            case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self = .symbol
            default: self = .other
            }
        }

        func read(symbolAs replacement: Neighbor) -> Neighbor { self == .symbol ? replacement : self }
    }

    let before: Neighbor
    let after: Neighbor

    /// Whether emphasis can begin here, and whether emphasis can end here; nil when versions of CommonMark disagree.
    func roles(of delimiter: EmphasisDelimiter) -> (opens: Bool, closes: Bool)? {
        let new = roles(of: delimiter, symbolAs: .punctuation)
        let old = roles(of: delimiter, symbolAs: .other)
        return new == old ? new : nil
    }

    private func roles(of delimiter: EmphasisDelimiter, symbolAs replacement: Neighbor) -> (opens: Bool, closes: Bool) {
        let before = before.read(symbolAs: replacement)
        let after = after.read(symbolAs: replacement)
        let isLeft = after != .space && (after != .punctuation || before != .other)
        let isRight = before != .space && (before != .punctuation || after != .other)
        guard delimiter == .underscore else { return (isLeft, isRight) }
        return (isLeft && (!isRight || before == .punctuation), isRight && (!isLeft || after == .punctuation))
    }
}

/// A piece of a Markdown line still without the marks of emphasis: written text, or the beginning or end of a numbered
/// emphasis.
enum EmphasisPiece {
    case written(String)
    case opening(Int)
    case closing(Int)
}

/// A chooser of the marks (`*`, `_` or HTML) around every emphasis in a line of Markdown, with the right partner for
/// each mark.
///
/// Nested delimiters of the same character must be unable to play the other role: then the pairs match in the manner of
/// brackets. A delimiter outside any emphasis of the same character may play both. Delimiters of the same character
/// never touch.
struct EmphasisDelimiterChooser {
    private let pieces: [EmphasisPiece]
    private let openingIndex: [Int]
    private let closingIndex: [Int]
    private var chosen: [EmphasisDelimiter?]
    private let grammar: Grammar

    init(_ pieces: [EmphasisPiece], count: Int, grammar: Grammar) {
        self.pieces = pieces
        self.grammar = grammar
        var opening = Array(repeating: 0, count: count)
        var closing = opening
        for (index, piece) in pieces.enumerated() {
            if case .opening(let number) = piece { opening[number] = index }
            if case .closing(let number) = piece { closing[number] = index }
        }
        openingIndex = opening
        closingIndex = closing
        chosen = Array(repeating: nil, count: count)
    }

    /// Returns the delimiter of each emphasis by number; numbers follow the order of the text.
    mutating func delimiters() -> [EmphasisDelimiter] {
        var enclosing: [EmphasisDelimiter] = []
        for piece in pieces {
            switch piece {
            case .written: break
            case .opening(let number):
                let order: [EmphasisDelimiter] =
                    enclosing.count.isMultiple(of: 2) ? [.star, .underscore] : [.underscore, .star]
                let delimiter = order.first { fits($0, number: number, isNested: enclosing.contains($0)) } ?? fallback
                chosen[number] = delimiter
                enclosing.append(delimiter)
            case .closing: enclosing.removeLast()
            }
        }
        return chosen.map { $0 ?? fallback }
    }

    private var fallback: EmphasisDelimiter { grammar.hasHTML ? .html : .none }

    private func fits(_ delimiter: EmphasisDelimiter, number: Int, isNested: Bool) -> Bool {
        let (start, end) = (openingIndex[number], closingIndex[number])
        guard grammar.isCommonMark, end > start + 1, !touches(delimiter, at: start), !touches(delimiter, at: end) else {
            return false
        }
        let opening = DelimiterNeighbors(before: neighbor(before: start), after: neighbor(after: start))
        let closing = DelimiterNeighbors(before: neighbor(before: end), after: neighbor(after: end))
        guard let first = opening.roles(of: delimiter), let last = closing.roles(of: delimiter) else { return false }
        return first.opens && last.closes && (!isNested || (!first.closes && !last.opens))
    }

    /// Whether the place has a delimiter already chosen as a neighbor with the same character.
    private func touches(_ delimiter: EmphasisDelimiter, at index: Int) -> Bool {
        [index - 1, index + 1].contains { neighbor in
            guard pieces.indices.contains(neighbor) else { return false }
            switch pieces[neighbor] {
            case .written: return false
            case .opening(let number), .closing(let number): return chosen[number] == delimiter
            }
        }
    }

    private func neighbor(before index: Int) -> DelimiterNeighbors.Neighbor {
        guard index > 0 else { return .space }
        if case .written(let text) = pieces[index - 1] { return .init(text.unicodeScalars.last) }
        return .punctuation
    }

    private func neighbor(after index: Int) -> DelimiterNeighbors.Neighbor {
        guard index + 1 < pieces.count else { return .space }
        if case .written(let text) = pieces[index + 1] { return .init(text.unicodeScalars.first) }
        return .punctuation
    }
}
