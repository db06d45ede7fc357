/// A printer of texts as comments between `/**` and `*/`, as in Kotlin and TypeScript.
enum BlockComment {
    /// Returns the lines of a comment; none without texts.
    static func lines(_ texts: [String], indentation: String = "") -> [String] {
        // Comments nest in Kotlin, so break up the start of a comment, too.
        let texts = texts.map { $0.replacing("*/", with: "* /").replacing("/*", with: "/ *") }
        guard let first = texts.first else { return [] }
        if texts.count == 1 { return ["\(indentation)/** \(first) */"] }
        return ["\(indentation)/**"] + texts.map { "\(indentation) * \($0)" } + ["\(indentation) */"]
    }
}
