/// Code with possible line breaks, for printing within a line width.
///
/// Groups break from the outside in and from left to right, as in Derek C. Oppen, "Prettyprinting" (1980), and in the
/// documents of Prettier.
indirect enum CodeLayout {
    case text(String)
    /// A line break in a broken group; else the given text.
    case line(flat: String)
    case indented([CodeLayout])
    /// A part on a single line, where wide enough; else with a line break at each possible place outside inner groups.
    case group([CodeLayout])
    /// A text for broken groups only.
    case ifBroken(String)

    /// Returns a layout as lines.
    ///
    /// - Parameters:
    ///   - parts: The code of a declaration or statement.
    ///   - indent: The white space before the first line.
    ///   - step: The white space of each further level.
    ///   - width: The greatest number of characters on a line, where possible.
    /// - Returns: The lines, with indentation.
    static func lines(_ parts: [CodeLayout], indent: String, step: String, width: Int) -> [String] {
        var lines = [indent]
        var column = indent.count
        var waiting = parts.reversed().map { Part(layout: $0, indent: indent, isBroken: true) }
        while let part = waiting.popLast() {
            switch part.layout {
            case .text(let text):
                lines[lines.count - 1] += text
                column += text.count
            case .ifBroken(let text):
                guard part.isBroken else { break }
                lines[lines.count - 1] += text
                column += text.count
            case .line(let flat):
                if part.isBroken {
                    lines.append(part.indent)
                    column = part.indent.count
                } else {
                    lines[lines.count - 1] += flat
                    column += flat.count
                }
            case .indented(let inner):
                waiting += part.parts(inner, indent: part.indent + step, isBroken: part.isBroken)
            case .group(let inner):
                let flat = part.parts(inner, indent: part.indent, isBroken: false)
                let fits = !part.isBroken || Self.fits(flat, before: waiting, in: width - column)
                waiting += fits ? flat : part.parts(inner, indent: part.indent, isBroken: true)
            }
        }
        return lines
    }

    /// A layout with the state of the surroundings.
    private struct Part {
        let layout: CodeLayout
        let indent: String
        let isBroken: Bool

        /// Returns inner layouts, the last first.
        func parts(_ inner: [CodeLayout], indent: String, isBroken: Bool) -> [Part] {
            inner.reversed().map { Part(layout: $0, indent: indent, isBroken: isBroken) }
        }
    }

    /// Whether a group, and the text after the group up to the next possible line break, fits in some columns.
    private static func fits(_ group: [Part], before rest: [Part], in columns: Int) -> Bool {
        var columns = columns
        var waiting = group
        var rest = rest[...]
        while columns >= 0 {
            guard let part = waiting.popLast() ?? rest.popLast() else { return true }
            switch part.layout {
            case .text(let text): columns -= text.count
            case .ifBroken(let text): columns -= part.isBroken ? text.count : 0
            case .line(let flat):
                if part.isBroken { return true }
                columns -= flat.count
            case .indented(let inner), .group(let inner):
                waiting += part.parts(inner, indent: part.indent, isBroken: part.isBroken)
            }
        }
        return false
    }
}
