extension String {
    /// Returns the words on lines of at most `width` cells; a longer word has a line of its own.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in split(whereSeparator: \.isWhitespace) {
            let length = word.displayWidth
            if used > 0, used + 1 + length > width {
                lines.append(line)
                (line, used) = ("", 0)
            }
            line += used > 0 ? " " + word : String(word)
            used += (used > 0 ? 1 : 0) + length
        }
        return used > 0 ? lines + [line] : lines
    }
}
