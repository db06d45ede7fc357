/// Returns the only candidate probably meant by the author of `word`; nil when none is close enough, or two are equally
/// close.
///
/// The distance follows Damerau and Levenshtein with adjacent transpositions; letter case costs no points. About a
/// third of the word's length may differ, but at least a single letter. Words of more than 256 letters are not treated
/// as misspelled names.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= 4 * longestWord else { return nil }
    let wanted = Array(word.lowercased().unicodeScalars)
    guard wanted.count <= longestWord else { return nil }
    let limit = max(1, (wanted.count + 1) / 3)
    var rows = EditDistance()
    var best: (distance: Int, candidate: String)?
    var isTie = false
    // A letter has up to four bytes, and up to three letters in lower case.
    for candidate in candidates where candidate != word {
        let size = candidate.utf8.count
        guard size <= 4 * (wanted.count + limit), size * 3 + limit >= wanted.count else { continue }
        let letters = Array(candidate.lowercased().unicodeScalars)
        guard abs(letters.count - wanted.count) <= limit,
            let distance = rows.distance(from: wanted, to: letters, upTo: best?.distance ?? limit)
        else { continue }
        if let current = best, distance == current.distance {
            isTie = isTie || candidate != current.candidate
            continue
        }
        best = (distance, candidate)
        isTie = false
    }
    return isTie ? nil : best?.candidate
}

/// Greatest number of letters in a word under search.
private let longestWord = 256

/// A calculator of the edit distance between words, for "did you mean" suggestions, reusing the rows of the table from
/// pair to pair.
private struct EditDistance {
    private var beforePrevious: [Int] = []
    private var previous: [Int] = []
    private var current: [Int] = []

    /// Returns the number of differing letters; nil above `limit`.
    ///
    /// Visits only the cells of the table on a path to at most `limit` differences.
    mutating func distance<Letter: Equatable>(
        from left: [Letter], to right: [Letter], upTo limit: Int
    ) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        let tooFar = limit + 1
        previous = (0...right.count).map { min($0, tooFar) }
        current = Array(repeating: tooFar, count: right.count + 1)
        beforePrevious = current
        for row in stride(from: 1, through: left.count, by: 1) {
            current[0] = min(row, tooFar)
            let first = max(1, row - limit)
            let last = min(right.count, row + limit)
            if first > 1 { current[first - 1] = tooFar }
            var least = first == 1 ? current[0] : tooFar
            for column in stride(from: first, through: last, by: 1) {
                let substitution = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
                var cost = min(previous[column] + 1, current[column - 1] + 1, substitution)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current[column] = min(cost, tooFar)
                least = min(least, cost)
            }
            if last < right.count { current[last + 1] = tooFar }
            // A transposition uses the row before the previous one, so stop only after two rows beyond the limit.
            if least > limit, previous.allSatisfy({ $0 > limit }) { return nil }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[right.count] > limit ? nil : previous[right.count]
    }
}

/// Returns the candidates with the fewest differences from a word, the nearest first, however many letters differ.
///
/// Candidates that contain all of the word, or are part of it, come before candidates of the same distance.
public func nearest(to word: String, among candidates: some Sequence<String>, count: Int) -> [String] {
    // By bytes, because a catalog has tens of thousands of paths.
    let wanted = Array(word.lowercased().utf8.prefix(longestWord))
    var counts = [UInt16](repeating: 0, count: 256)
    for letter in wanted { counts[Int(letter)] += 1 }
    // Candidates by the least number of differences that their letters allow, so that most need no table of distances.
    var byLeast = [[(candidate: String, letters: [UInt8], isPart: Bool)]](repeating: [], count: longestWord + 1)
    for candidate in candidates {
        let letters = Array(candidate.lowercased().utf8.prefix(longestWord))
        var rest = counts
        var common = 0
        for letter in letters where rest[Int(letter)] > 0 {
            rest[Int(letter)] -= 1
            common += 1
        }
        let difference = abs(letters.count - wanted.count)
        let isPart =
            min(letters.count, wanted.count) > 2 && common == min(letters.count, wanted.count)
            && (wanted.count < letters.count ? letters.holds(wanted) : wanted.holds(letters))
        // Each letter that only one of both has is a difference.
        let least = isPart ? min(2, difference) : max(wanted.count, letters.count) - common
        byLeast[least].append((candidate, letters, isPart))
    }
    var rows = EditDistance()
    var best: [(distance: Int, candidate: String)] = []
    for (least, group) in byLeast.enumerated() {
        for (candidate, letters, isPart) in group where count > 0 {
            let limit = best.count < count ? longestWord : best[count - 1].distance - 1
            if least > limit { return best.map(\.candidate) }
            // Paths have long starts in common.
            let start = zip(wanted, letters).prefix { $0 == $1 }.count
            let distance =
                isPart
                ? least
                : rows.distance(from: Array(wanted.dropFirst(start)), to: Array(letters.dropFirst(start)), upTo: limit)
            guard let distance else { continue }
            best.insert((distance, candidate), at: best.firstIndex { $0.distance > distance } ?? best.count)
            if best.count > count { best.removeLast() }
        }
    }
    return best.map(\.candidate)
}

extension [UInt8] {
    /// Whether the bytes contain others, which need not be whole characters.
    package func holds(_ part: [UInt8]) -> Bool {
        guard let first = part.first else { return true }
        guard part.count <= count else { return false }
        return (0...count - part.count).contains { start in
            self[start] == first && self[start..<start + part.count].elementsEqual(part)
        }
    }
}
