import CatalogModel
import Foundation

/// The texts of files as their readers read them.
struct Passages {
    /// What belongs together, as rows of tables, sections and objects.
    private(set) var rows: [String] = []
    /// Whole files.
    private(set) var files: [String] = []

    /// - Parameter file: The passages of a file, the whole of it last.
    mutating func add(file: [String]) {
        rows += file.dropLast()
        files += file.suffix(1)
    }
}

/// Looks for the facts of a source in what an output shows.
struct OutputSearch {
    struct Result {
        var missing: [String] = []
        /// Facts that are shown, and those of them that stand with the name of their record in one row or section.
        var shown = FactCounts()
        var together = FactCounts()
        /// Facts that are not meant to be shown, by reason.
        private(set) var hidden: [String: FactCounts] = [:]

        mutating func hide(_ facts: [Fact], _ reason: String) {
            for fact in facts { hidden[reason, default: FactCounts()].add(fact) }
        }

        /// What is shown, and each reason for what is not.
        var summary: [String] {
            [shown.description] + hidden.sorted { $0.key < $1.key }.map { "not \($0.value): \($0.key)" }
        }
    }

    /// The passages of each entry, and under no id all of them.
    let passages: [String: Passages]
    /// How the output says each fact.
    let words: [Fact: Wording]
    /// Whether what is not for people is not looked for.
    var isForPeople = false
    /// Why what is said of the whole catalog is not looked for; nil if it is.
    var catalogOmission: String?

    /// - `dump`: Tells which entry a part of the source is about.
    func look(for facts: SourceFacts, in dump: JSONValue) -> Result {
        var result = Result()
        for entry in facts.entries {
            let scope = (dump["components"]?.elements ?? []).lazy.compactMap(entry.scope).first
            let passages = passages[scope?["id"]?.text ?? ""] ?? Passages()
            look(for: entry.record, at: entry.location, in: passages, &result)
        }
        if let catalogOmission {
            result.hide(facts.catalog.all, catalogOmission)
        } else {
            look(for: facts.catalog, at: "the catalog", in: passages[""] ?? Passages(), &result)
        }
        return result
    }

    func look(for record: FactRecord, at location: String, in passages: Passages, _ result: inout Result) {
        if isForPeople, let reason = record.isHidden {
            result.hide(record.all, reason)
            return
        }
        let location = record.name.map { "\(location) › \($0)" } ?? location
        let texts = texts(of: record, &result)
        let named = texts.first { $0.fact.kind == .name && record.name != nil }
        let rows = named.map { name in passages.rows.filter { says($0, name.text) } } ?? []
        for (fact, text) in texts {
            if rows.contains(where: { says($0, text) }) {
                result.shown.add(fact)
                result.together.add(fact)
            } else if passages.files.contains(where: { says($0, text) }) {
                result.shown.add(fact)
            } else {
                result.missing.append("\(location): the \(fact.kind) \(text)")
            }
        }
        for inner in record.inner { look(for: inner, at: location, in: passages, &result) }
    }

    /// What a record says itself, as far as the output has words for it.
    private func texts(of record: FactRecord, _ result: inout Result) -> [(fact: Fact, text: String)] {
        var texts: [(fact: Fact, text: String)] = []
        for fact in record.own {
            switch words[fact] {
            case .said(let text): texts.append((fact, text))
            case .unsaid(let reason): result.hide([fact], reason)
            case nil: result.missing.append("\(fact): unknown spelling of the fact")
            }
        }
        return texts
    }

    /// Whether a text stands in a passage, not as a part of another word.
    private func says(_ passage: String, _ text: String) -> Bool {
        passage.utf8Offsets(of: text).contains { start in
            let lower = passage.utf8.index(passage.startIndex, offsetBy: start)
            let upper = passage.utf8.index(lower, offsetBy: text.utf8.count)
            let before = passage.unicodeScalars[..<lower].last
            let after = passage.unicodeScalars[upper...].first
            return !Self.continues(before, text.unicodeScalars.first)
                && !Self.continues(after, text.unicodeScalars.last)
        }
    }

    private static func continues(_ neighbor: Unicode.Scalar?, _ scalar: Unicode.Scalar?) -> Bool {
        func isWord(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
        }
        return isWord(neighbor) && isWord(scalar)
    }
}

extension String {
    /// Where a text stands in this one, found by the C library: there are thousands of facts and files.
    fileprivate func utf8Offsets(of text: String) -> some Sequence<Int> {
        var next = 0
        return AnyIterator {
            let found = self.utf8Offset(of: text, from: next)
            if let found { next = found + 1 }
            return found
        }
    }

    private func utf8Offset(of text: String, from start: Int) -> Int? {
        withCString { whole -> Int? in
            guard start <= utf8.count, let found = strstr(whole + start, text) else { return nil }
            return UnsafePointer(found) - whole
        }
    }
}
