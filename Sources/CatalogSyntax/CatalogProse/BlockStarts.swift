/// The beginning of a CommonMark block recognized at the start of a line, such as a quote, a list item or a heading.
enum BlockStart {
    case quote
    /// With number and character only.
    case item(ListMarker)
    case heading(level: Int)
    case fence(Fence)
    case html(HTMLBlock)
    case thematicBreak
    case indentedCode

    /// Whether no other block can begin after the start on the same line.
    var isLeaf: Bool {
        switch self {
        case .quote, .item: false
        default: true
        }
    }
}

/// Recognition of the beginnings of blocks (CommonMark 0.31, chapters 4 and 5). No bytes are taken from the line.
extension LineCursor {
    /// Returns the block beginning at the cursor; nil if there is none.
    ///
    /// - Parameters:
    ///   - inParagraph: Whether the line continues a paragraph unless a block begins there.
    ///   - mayBeLazy: Whether the line may continue a paragraph even without the markers of the blocks around the
    ///     paragraph.
    /// - Returns: The kind of block, with the facts from the first line.
    func blockStart(inParagraph: Bool, mayBeLazy: Bool) -> BlockStart? {
        guard let first = firstByte else { return nil }
        if isIndented { return inParagraph || mayBeLazy ? nil : .indentedCode }
        if first == UInt8(ascii: ">") { return .quote }
        if first == UInt8(ascii: "#"), let level = headingLevel { return .heading(level: level) }
        if let fence = openingFence { return .fence(fence) }
        if first == UInt8(ascii: "<"),
            let html = HTMLBlock(startingWith: content, inParagraph: inParagraph || mayBeLazy)
        {
            return .html(html)
        }
        if isThematicBreak { return .thematicBreak }
        return listMarker(interruptingParagraph: inParagraph).map { .item($0) }
    }

    /// A line of `=` or `-` below a paragraph.
    var isSetextUnderline: Bool {
        guard let first = firstByte, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
        return content.drop { $0 == first }.allSatisfy(\.isBlank)
    }

    private var isThematicBreak: Bool {
        guard let first = firstByte, [UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(first) else {
            return false
        }
        var count = 0
        for byte in content {
            if byte == first { count += 1 } else if !byte.isBlank { return false }
        }
        return count >= 3
    }

    private var headingLevel: Int? {
        let level = content.prefix { $0 == UInt8(ascii: "#") }.count
        guard level <= 6 else { return nil }
        let rest = content.dropFirst(level)
        return rest.isEmpty || rest.first?.isBlank == true ? level : nil
    }

    private var openingFence: Fence? {
        guard let first = firstByte, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
        let length = content.prefix { $0 == first }.count
        guard length >= 3 else { return nil }
        let info = content.dropFirst(length).trimmed
        if first == UInt8(ascii: "`"), info.contains(first) { return nil }
        return Fence(character: first, length: length, indent: indent, info: info.byteRange)
    }

    private func listMarker(interruptingParagraph interrupts: Bool) -> ListMarker? {
        guard let first = firstByte else { return nil }
        let digits = content.prefix { $0.isDigit }
        var marker: ListMarker
        var rest: ArraySlice<UInt8>
        if [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(first) {
            marker = ListMarker(character: first)
            rest = content.dropFirst()
        } else {
            rest = content.dropFirst(digits.count)
            guard !digits.isEmpty, digits.count <= 9, let character = rest.first,
                character == UInt8(ascii: ".") || character == UInt8(ascii: ")")
            else { return nil }
            marker = ListMarker(character: character, number: digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
            rest = rest.dropFirst()
        }
        guard rest.isEmpty || rest.first?.isBlank == true else { return nil }
        if interrupts, rest.allSatisfy(\.isBlank) || (marker.number ?? 1) != 1 { return nil }
        marker.padding = content.count - rest.count
        return marker
    }
}

/// Taking the markers of blocks from the line.
extension LineCursor {
    /// Takes `>` and a single column of white space after the marker; returns false for a line with another beginning.
    mutating func takeQuoteMarker() -> Bool {
        guard !isIndented, firstByte == UInt8(ascii: ">") else { return false }
        advanceToNextNonspace()
        advance(bytes: 1)
        if byte?.isBlank == true { advance(columns: 1) }
        return true
    }

    /// Takes a marker, whose length is in `padding`, and returns the marker completed by the place of the marker and of
    /// the content.
    mutating func takeListMarker(_ found: ListMarker) -> ListMarker {
        var marker = found
        marker.offset = indent
        advanceToNextNonspace()
        advance(bytes: found.padding)
        let behindMarker = mark
        while column - behindMarker.column <= 5, byte?.isBlank == true { advance(columns: 1) }
        let spaces = column - behindMarker.column
        if spaces < 1 || spaces >= 5 || isBlank {
            goBack(to: behindMarker)
            marker.padding = found.padding + 1
            if spaces > 0 { advance(columns: 1) }
        } else {
            marker.padding = found.padding + spaces
        }
        return marker
    }

    mutating func takeHeadingMarker(level: Int) {
        advanceToNextNonspace()
        advance(bytes: level)
        advanceToNextNonspace()
    }

    /// Whether the line ends a fenced code block.
    func isClosing(_ fence: Fence) -> Bool {
        guard !isIndented else { return false }
        let length = content.prefix { $0 == fence.character }.count
        return length >= fence.length && content.dropFirst(length).allSatisfy(\.isBlank)
    }

    mutating func skipIndent(of fence: Fence) {
        var left = fence.indent
        while left > 0, byte?.isBlank == true {
            advance(columns: 1)
            left -= 1
        }
    }
}
