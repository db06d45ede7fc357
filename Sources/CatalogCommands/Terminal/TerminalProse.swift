import CatalogModel

/// A printer of prose for a terminal: wrapped, with bullets and indented code, and links reduced to the link text.
struct TerminalProse {
    let width: Int

    /// Returns the lines, without line breaks; blocks are separated by an empty line.
    func lines(_ prose: Prose) -> [String] {
        lines(prose.blocks)
    }

    private func lines(_ blocks: [ProseBlock], isTight: Bool = false) -> [String] {
        Array(blocks.map(lines).joined(separator: isTight ? [] : [""]))
    }

    private func lines(_ block: ProseBlock) -> [String] {
        switch block {
        case .paragraph(let inlines), .heading(_, let inlines):
            return paragraphs(inlines).flatMap { $0.visible.wrapped(to: width) }
        case .list(let list): return lines(list)
        case .code(_, let text):
            return text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + String($0).visible }
                .dropLast(text.hasSuffix("\n") ? 1 : 0)
        case .quote(let blocks): return narrowed(by: 2).lines(blocks).map { "| " + $0 }
        }
    }

    private func lines(_ list: ProseList) -> [String] {
        let items = list.items.enumerated().map { index, item in
            let marker = list.start.map { "\($0 + index). " } ?? "- "
            let indent = String(repeating: " ", count: marker.count)
            let lines = narrowed(by: marker.count).lines(item, isTight: list.isTight)
            return lines.enumerated().map { ($0 == 0 ? marker : indent) + $1 }
        }
        return Array(items.joined(separator: list.isTight ? [] : [""]))
    }

    /// Returns the text between hard line breaks.
    private func paragraphs(_ inlines: [ProseInline]) -> [String] {
        inlines.split(separator: .lineBreak, omittingEmptySubsequences: false).map { $0.map(\.plainText).joined() }
    }

    private func narrowed(by cells: Int) -> TerminalProse {
        TerminalProse(width: max(20, width - cells))
    }
}
