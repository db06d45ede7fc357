import CatalogModel
import CatalogSyntax

extension NodeReader {
    func record(_ form: RecordForm) -> RecordNode? {
        guard case .mapping(let mapping) = node.content else { return shortForm(of: form) }
        var builder = RecordNodeBuilder(capacity: mapping.pairs.count)
        let (outer, outerRange) = (subject, subjectRange)
        var meant: Set<String> = []
        for pair in mapping.pairs { read(pair, of: mapping, form: form, into: &builder, meant: &meant) }
        subject = outer
        let record = builder.node(at: range)
        gather(record, of: form, named: outerRange)
        for pair in mapping.pairs { reportSwallowedKeys(in: pair, of: mapping, form: form) }
        for key in form.requiredKeys where mapping[key.name] == nil && !meant.contains(key.name) {
            report(.missingKey(key.name, of: form.name, subject: outer, at: range))
        }
        return record
    }

    /// Reads a pair of a mapping as a key of a record.
    ///
    /// Keys probably meant by unknown keys are added to `meant`: their absence is a consequence, not another fault.
    private func read(
        _ pair: YAMLMapping.Pair, of mapping: YAMLMapping, form: RecordForm, into builder: inout RecordNodeBuilder,
        meant: inout Set<String>
    ) {
        guard let key = form[pair.key.value] else {
            let candidates = form.keys.map(\.name)
            let likely = takeGuess() ? likelyKey(for: pair.key.value, among: candidates, in: mapping) : nil
            report(.unknownKey(pair.key, of: form.name, candidates: candidates, likely: likely))
            if let likely {
                unreadKeys.insert(likely)
                meant.insert(likely)
            }
            return
        }
        if pair.value.isAbsent {
            report(.missingValue(of: pair.key))
            unreadKeys.insert(pair.key.value)
            return
        }
        if key.needsWords && pair.value.isBlankText { report(.emptyRequiredText(pair.key)) }
        subject = pair.key.value
        subjectRange = pair.key.range
        at(pair.value) { read(key, into: &builder) }
    }

    /// Returns the key probably meant by an unknown key: a key in other letter case, another word for a key that the
    /// record lacks, or a misspelled key.
    private func likelyKey(for word: String, among candidates: [String], in mapping: YAMLMapping) -> String? {
        candidates.first { $0.lowercased() == word.lowercased() && mapping[$0] == nil }
            ?? KeySynonyms.key(meantBy: word) { candidates.contains($0) && mapping[$0] == nil }
            ?? suggestion(for: word, among: candidates)
    }

    private func read(_ key: RecordForm.Key, into builder: inout RecordNodeBuilder) {
        if let value = key.key.read(self) {
            builder.add(value, for: key.key)
        } else {
            unreadKeys.insert(key.name)
        }
    }

    /// Reports a line of a text on several lines that is a key missing from the record, indented like the text.
    ///
    /// The keys of a record with a missing key are named in texts, too, so only a whole line of the form `key: value` counts.
    private func reportSwallowedKeys(in pair: YAMLMapping.Pair, of mapping: YAMLMapping, form: RecordForm) {
        guard case .scalar(let scalar) = pair.value.content, scalar.style != .plain, let key = form[pair.key.value],
            key.form.isSentences(in: scalar.style),
            scalar.text.contains(": ") || scalar.text.contains(":\n") || scalar.text.hasSuffix(":"),
            !pair.value.range.isOneLine
        else { return }
        for name in TextLine.keys(in: pair.value.range) {
            guard name.value != pair.key.value, form[name.value] != nil, mapping[name.value] == nil
            else { continue }
            report(.swallowedKey(name, below: pair.key))
            unreadKeys.insert(name.value)
        }
    }

    /// Reports text below a key that begins with a key of the record: mostly the key without the colon.
    private func reportMissingColon(in form: RecordForm) {
        guard case .scalar(let scalar) = node.content, scalar.style == .plain, node.range.isOneLine,
            let word = scalar.text.split(separator: " ", maxSplits: 1).first.map(String.init),
            word.utf8.count < scalar.text.utf8.count, form[word] != nil, let subjectRange,
            !subjectRange.joined(to: node.range).isOneLine
        else { return }
        report(.missingColon(after: word, in: node))
    }

    private func shortForm(of form: RecordForm) -> RecordNode? {
        guard let name = form.shortForm, let key = form[name] else {
            report(.wrongKind(node, of: subject, expected: "a mapping"))
            return nil
        }
        reportMissingColon(in: form)
        reportMisreadText(for: key, of: form)
        var builder = RecordNodeBuilder(capacity: 1)
        let outerRange = subjectRange
        if key.needsWords && node.isBlankText {
            report(.emptyRequiredText(Text(name, at: range)))
        } else {
            read(key, into: &builder)
        }
        let record = builder.node(at: range)
        gather(record, of: form, named: outerRange)
        return record
    }

    /// Reports a flag in place of a record that begins with prose, and a version in place of advice.
    private func reportMisreadText(for key: RecordForm.Key, of form: RecordForm) {
        guard case .scalar(let scalar) = node.content, scalar.style == .plain, case .prose = key.form else { return }
        if ["true", "false"].contains(scalar.text) {
            report(.flagAsText(scalar.text, of: subject, key: key.name, at: range))
        } else if form === Deprecation.recordForm, scalar.text.isVersion {
            report(.versionAsText(scalar.text, of: subject, key: key.name, at: range))
        }
    }

    private func gather(_ record: RecordNode, of form: RecordForm, named name: SourceRange?) {
        mentions.gather(record, of: form, scope: scope(named: name))
    }

    /// Returns the current record from the name to the end.
    private func scope(named name: SourceRange?) -> SourceRange {
        (name ?? node.range).joined(to: node.lastRange)
    }
}

extension String {
    /// Whether the text is digits with periods between, perhaps after a `v`.
    fileprivate var isVersion: Bool {
        let numbers = (hasPrefix("v") ? dropFirst() : self[...]).split(separator: ".", omittingEmptySubsequences: false)
        return numbers.allSatisfy {
            !$0.isEmpty && $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        }
    }
}

extension YAMLNode {
    /// Whether the value is text without any word.
    fileprivate var isBlankText: Bool {
        if case .scalar(let scalar) = content { scalar.text.allSatisfy(\.isWhitespace) } else { false }
    }

    /// Whether the value is absent: a key without a value, or opening a block without lines.
    ///
    /// Empty quotes count as a value.
    var isAbsent: Bool {
        guard case .scalar(let scalar) = content else { return false }
        let isBlock = scalar.style == .literal || scalar.style == .folded
        return scalar.isAbsent || isBlock && scalar.text.allSatisfy { $0 == "\n" }
    }
}
