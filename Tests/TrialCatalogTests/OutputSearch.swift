import CatalogModel
import Foundation

/// Looks for the facts of a source in what an output shows.
struct OutputSearch {
    struct Result {
        var missing: [String] = []
        /// Facts that are shown, and how many of them stand with the name of their record in one row or section.
        var shown = 0
        var together = 0
        /// Facts that are not meant to be shown, by reason.
        var hidden: [String: Int] = [:]

        var summary: String {
            let reasons = hidden.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map {
                ", \($0.value) not: \($0.key)"
            }
            return "\(shown) facts shown" + reasons.joined()
        }
    }

    /// The passages of each entry, and under no id all of them.
    let passages: [String: [String]]
    /// How the output says each fact; facts without words are not looked for.
    let words: [Fact: String]

    /// - Parameter dump: Tells which entry a part of the source is about.
    func look(for facts: SourceFacts, in dump: JSONValue) -> Result {
        var result = Result()
        for entry in facts.entries {
            let scope = (dump["components"]?.elements ?? []).lazy.compactMap(entry.scope).first
            let passages = passages[scope?["id"]?.text ?? ""] ?? []
            look(for: entry.record, at: entry.place, in: passages, &result)
        }
        look(for: facts.catalog, at: "the catalog", in: passages[""] ?? [], &result)
        return result
    }

    func look(for record: FactRecord, at place: String, in passages: [String], _ result: inout Result) {
        if let reason = record.isHidden {
            result.hidden[reason, default: 0] += record.all.map(\.count).reduce(0, +)
            return
        }
        let place = record.name.map { "\(place) › \($0)" } ?? place
        let own = Fact.text(.name, record.name) + record.facts
        let texts = own.compactMap { fact in words[fact].map { (fact: fact, text: $0) } }
        if record.name != nil, passages.dropLast().contains(where: { says($0, all: texts.map(\.text)) }) {
            result.shown += texts.map(\.fact.count).reduce(0, +)
            result.together += texts.map(\.fact.count).reduce(0, +)
        } else {
            for (fact, text) in texts {
                if passages.contains(where: { says($0, all: [text]) }) {
                    result.shown += fact.count
                } else {
                    result.missing.append("\(place): the \(fact.kind) \(text)")
                }
            }
        }
        if own.count > texts.count { result.hidden["said without words", default: 0] += own.count - texts.count }
        for inner in record.inner { look(for: inner, at: place, in: passages, &result) }
    }

    private func says(_ passage: String, all texts: [String]) -> Bool {
        texts.allSatisfy { says(passage, $0) }
    }

    /// Whether a text stands in a passage, not as a part of another word.
    private func says(_ passage: String, _ text: String) -> Bool {
        var start = passage.startIndex
        while let range = passage.range(of: text, options: .literal, range: start..<passage.endIndex) {
            let before = range.lowerBound == passage.startIndex ? nil : passage[passage.index(before: range.lowerBound)]
            let after = range.upperBound == passage.endIndex ? nil : passage[range.upperBound]
            if !Self.continues(before, text.first) && !Self.continues(after, text.last) { return true }
            start = passage.index(after: range.lowerBound)
        }
        return false
    }

    private static func continues(_ neighbor: Character?, _ character: Character?) -> Bool {
        func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        return isWord(neighbor) && isWord(character)
    }
}
