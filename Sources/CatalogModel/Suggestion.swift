/// The one candidate that somebody who wrote `word` probably meant; nil when none is close enough, or two are equally
/// close.
///
/// The distance is that of Damerau and Levenshtein with adjacent transpositions; letter case costs nothing. About a third of
/// the word's length may differ, but at least one letter.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    let limit = max(1, (wanted.count + 1) / 3)
    var best: (distance: Int, candidate: String)?
    var isTie = false
    for candidate in candidates where candidate != word {
        let letters = Array(candidate.lowercased().unicodeScalars)
        guard abs(letters.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, letters)
        guard distance <= limit else { continue }
        if let current = best {
            if distance > current.distance { continue }
            isTie = distance == current.distance && candidate != current.candidate
            if isTie { continue }
        }
        best = (distance, candidate)
    }
    return isTie ? nil : best?.candidate
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
        var current = [row]
        for column in 1...right.count {
            let substitution = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
            var cost = min(previous[column] + 1, current[column - 1] + 1, substitution)
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[right.count]
}
