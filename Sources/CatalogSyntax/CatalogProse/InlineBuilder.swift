import CatalogModel

/// A builder of the tree of inline elements (text, emphasis, links) from the flat pieces found by `InlineParser`.
struct InlineBuilder {
    /// The greatest depth of nested emphasis; deeper emphasis is text.
    static let depthLimit = 16

    /// The kind of inline content around the current place.
    private enum Frame {
        case root
        case emphasis(width: Int)
        case link(ProseLink)
    }

    /// The way of handling an opening delimiter: as markup, or as plain text.
    private enum Opening {
        case frame
        /// Emphasis nested too deep: the delimiters are text, and the content belongs to the frame around.
        case text(delimiter: String)
    }

    private let runs: [DelimiterRun]
    private var frames: [(frame: Frame, inlines: [ProseInline])] = [(.root, [])]
    /// Openings without an end, innermost last.
    private var openings: [Opening] = []
    private var text = ""
    /// The first run beyond the depth limit.
    private(set) var firstDeepRun: Int?

    init(runs: [DelimiterRun]) {
        self.runs = runs
    }

    mutating func inlines(of pieces: [InlineParser.Piece]) -> [ProseInline] {
        for piece in pieces { add(piece) }
        flushText()
        return frames[0].inlines
    }

    private mutating func add(_ piece: InlineParser.Piece) {
        switch piece {
        case .text(let more): text += more
        case .code(let code): append(.code(code))
        case .softBreak: append(.softBreak)
        case .lineBreak: append(.lineBreak)
        case .run(let number): add(number)
        case .linkStart(let link): open(.link(link))
        case .linkEnd: close()
        }
    }

    /// Adds a run: first the emphasis ending at the run, then the text, then the emphasis beginning at the run.
    private mutating func add(_ number: Int) {
        let run = runs[number]
        for _ in run.closings { close() }
        let character = String(Character(Unicode.Scalar(run.character)))
        text += String(repeating: character, count: run.remaining)
        for width in run.openings.reversed() {
            if frames.count <= Self.depthLimit {
                open(.emphasis(width: width))
            } else {
                firstDeepRun = firstDeepRun ?? number
                let delimiter = String(repeating: character, count: width)
                text += delimiter
                openings.append(.text(delimiter: delimiter))
            }
        }
    }

    private mutating func open(_ frame: Frame) {
        flushText()
        openings.append(.frame)
        frames.append((frame, []))
    }

    private mutating func close() {
        guard let opening = openings.popLast() else { return }
        if case .text(let delimiter) = opening {
            text += delimiter
            return
        }
        flushText()
        guard let (frame, inlines) = frames.popLast() else { return }
        switch frame {
        case .root: break
        case .emphasis(let width): append(width == 2 ? .strong(inlines) : .emphasis(inlines))
        case .link(let link): append(.link(link, inlines))
        }
    }

    private mutating func append(_ inline: ProseInline) {
        flushText()
        frames[frames.count - 1].inlines.append(inline)
    }

    private mutating func flushText() {
        if text.isEmpty { return }
        frames[frames.count - 1].inlines.append(.text(text))
        text = ""
    }
}
