import CatalogModel
import CatalogSyntax

extension NodeReader {
    func elements(of form: @autoclosure () -> ValueForm, _ body: () -> Void) -> Bool {
        guard case .sequence(let sequence) = node.content else { return false }
        if sequence.isFlow, case .prose = form() { checkBrackets(sequence) }
        for element in sequence.elements {
            if element.isAbsent {
                report(.missingElement(of: subject, at: element.range))
            } else {
                at(element, body: body)
            }
        }
        return true
    }

    func names(allowsNames: Bool, _ body: (_ name: Text, _ hasValue: Bool) -> Void) -> Bool {
        switch node.content {
        case .mapping(let mapping):
            let outer = subject
            for pair in mapping.pairs {
                if pair.value.isAbsent {
                    report(.missingValue(of: pair.key))
                    continue
                }
                reportHiddenCharacters(in: pair.key)
                subject = pair.key.value
                subjectRange = pair.key.range
                at(pair.value) { body(pair.key, true) }
            }
            subject = outer
            return true
        case .sequence(let sequence): return listedNames(sequence.elements, allowsNames: allowsNames, body: body)
        case .scalar: return listedNames([node], allowsNames: allowsNames, body: body)
        }
    }

    /// Reads a list of names, where no record has more to add.
    private func listedNames(
        _ nodes: [YAMLNode], allowsNames: Bool, body: (_ name: Text, _ hasValue: Bool) -> Void
    ) -> Bool {
        var firstRanges: [String: SourceRange] = [:]
        for element in nodes {
            guard case .scalar(let scalar) = element.content, !element.isAbsent, allowsNames else {
                report(.notAName(element, of: subject))
                return false
            }
            if let first = firstRanges.updateValue(element.range, forKey: scalar.text) {
                report(.duplicateName(scalar.text, of: subject, at: element.range, first: first))
                continue
            }
            let name = Text(scalar.text, at: element.range)
            reportHiddenCharacters(in: name)
            body(name, false)
        }
        return true
    }

    private func reportHiddenCharacters(in name: Text) {
        if let hidden = name.value.hiddenInName { report(.hiddenCharacter(hidden, in: name)) }
    }

    /// Reports commas in brackets: a comma ends an item, also within a sentence.
    ///
    /// The author's intention is uncertain, so items with several words must look whole: each but the last ends as a
    /// sentence does, and none begins with a small letter.
    private func checkBrackets(_ list: YAMLSequence) {
        guard let first = list.elements.first, let last = list.elements.last else { return }
        let items = list.elements.compactMap { element -> String? in
            if case .scalar(let scalar) = element.content, scalar.style == .plain { scalar.text } else { nil }
        }
        guard items.count == list.elements.count, items.count > 1, items.contains(where: { $0.contains(" ") }) else {
            return
        }
        let looksWhole =
            items.dropLast().allSatisfy(\.endsAsSentence)
            && items.dropFirst().allSatisfy { $0.first?.isLowercase == false }
        if looksWhole { return }
        report(.proseInBrackets(at: first.range.joined(to: last.range)))
    }
}

extension String {
    /// The first invisible character of a name.
    ///
    /// Joiners build letters and flags, and are invisible between ASCII characters only.
    fileprivate var hiddenInName: Unicode.Scalar? {
        if utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        let hasOnlyJoiners = unicodeScalars.allSatisfy { $0.isASCII || $0.isJoiner || $0.isHidden }
        return unicodeScalars.first { $0.isHidden || hasOnlyJoiners && $0.isJoiner }
    }

    fileprivate var endsAsSentence: Bool {
        guard let last else { return false }
        return ".!?…”\"')".contains(last)
    }
}
