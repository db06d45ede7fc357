import CatalogModel

/// Handling of the keys of an ending mapping.
extension TreeBuilder {
    /// Returns the mapping of a frame's pairs, or the text meant instead of pairs.
    ///
    /// The `byteRange` is the mapping with braces; empty for a mapping without braces.
    mutating func mapping(_ frame: inout NodeFrame, byteRange: Range<Int>) -> YAMLNodeContent {
        if !byteRange.isEmpty, !frame.isKey { markTornPairs(&frame) }
        if !frame.oddities.isEmpty, !frame.isKey {
            if !byteRange.isEmpty, frame.pairs.indices.allSatisfy(frame.isBare) {
                if let content = bracesTrap(frame, at: byteRange) { return content }
            }
            joinBarePairs(&frame)
            dropOddPairs(&frame)
        }
        dropDuplicates(&frame)
        return .mapping(YAMLMapping(frame.pairs, isFlow: frame.isFlow))
    }

    // MARK: Braces and commas

    /// Reads braces around content without any colon as text: an alias of a token, a template, a set.
    private mutating func bracesTrap(_ frame: NodeFrame, at byteRange: Range<Int>) -> YAMLNodeContent? {
        let hasMissingSpace = frame.pairs.contains {
            KeyWithoutSpace(bytes, byteRange: self.byteRange(of: $0.key)) != nil
        }
        if hasMissingSpace { return nil }
        diagnostics.report(
            .unquotedBraces(lines.text(byteRange), at: lines.range(byteRange), fix: quotingFix(byteRange)))
        return .scalar(YAMLScalar(lines.text(byteRange), style: .plain))
    }

    /// Joins parts split by a comma: a key without colon belongs to the value before.
    private mutating func joinBarePairs(_ frame: inout NodeFrame) {
        guard frame.pairs.indices.contains(where: frame.isBare) else { return }
        var pairs: [YAMLMapping.Pair] = []
        var oddities: [Int: NodeFrame.Oddity] = [:]
        var index = 0
        while index < frame.pairs.count {
            let pair = frame.pairs[index]
            let isBare = frame.isBare(index)
            if isBare, let key = KeyWithoutSpace(bytes, byteRange: byteRange(of: pair.key)) {
                report(key)
                pairs.append(mended(key))
            } else if isBare, let previous = pairs.last {
                var last = index
                while last + 1 < frame.pairs.count, frame.isBare(last + 1), !isKeyWithoutSpace(frame.pairs[last + 1]) {
                    last += 1
                }
                pairs[pairs.count - 1].value = join(previous, first: pair.key, last: frame.end(of: last))
                index = last
            } else {
                if !isBare { oddities[pairs.count] = frame.oddities[index] }
                pairs.append(pair)
            }
            index += 1
        }
        frame.pairs = pairs
        frame.oddities = oddities
    }

    /// Marks pairs belonging to an earlier value, because a parenthesis opened there closes in the pairs.
    private func markTornPairs(_ frame: inout NodeFrame) {
        var index = 0
        while index + 1 < frame.pairs.count {
            defer { index += 1 }
            guard var nesting = Nesting(frame.pairs[index].value), nesting.isOpen else { continue }
            var last = index + 1
            while last < min(frame.pairs.count, index + Nesting.reach), nesting.isOpen {
                guard let value = Nesting(frame.pairs[last].value) else { break }
                nesting.add(frame.pairs[last].key.value.utf8)
                nesting.add(value)
                last += 1
            }
            if nesting.isOpen { continue }
            for torn in (index + 1)..<last where frame.oddities[torn] == nil { frame.oddities[torn] = .torn }
            index = last - 1
        }
    }

    private mutating func join(_ pair: YAMLMapping.Pair, first: Text, last: Int) -> YAMLNode {
        let whole = valueStart(of: pair)..<last
        let rest = lines.text(byteRange(of: first))
        let comma =
            bytes[whole.lowerBound..<byteRange(of: first).lowerBound].lastIndex(of: UInt8(ascii: ","))
            ?? whole.lowerBound
        let value = lines.text(whole.lowerBound..<bytes.trimmedEnd(from: whole.lowerBound, to: comma))
        diagnostics.report(
            .unquotedComma(before: rest, after: value, at: lines.range(whole), fix: quotingFix(whole)))
        return text(whole)
    }

    private func isKeyWithoutSpace(_ pair: YAMLMapping.Pair) -> Bool {
        KeyWithoutSpace(bytes, byteRange: byteRange(of: pair.key)) != nil
    }

    private func mended(_ key: KeyWithoutSpace) -> YAMLMapping.Pair {
        YAMLMapping.Pair(key: Text(lines.text(key.key), at: lines.range(key.key)), value: text(key.value))
    }

    /// Returns the start of a pair's value in the file, also for an alias.
    private func valueStart(of pair: YAMLMapping.Pair) -> Int {
        let key = byteRange(of: pair.key).upperBound
        let colon = bytes.skippingBlanksAndBreaks(from: key, to: bytes.count)
        guard bytes.byte(colon) == UInt8(ascii: ":") else { return key }
        return bytes.skippingBlanksAndBreaks(from: colon + 1, to: bytes.count)
    }

    private func byteRange(of key: Text) -> Range<Int> {
        key.range.lowerBound..<key.range.upperBound
    }

    // MARK: Keys that are none

    private mutating func dropOddPairs(_ frame: inout NodeFrame) {
        guard !frame.oddities.isEmpty else { return }
        var pairs: [YAMLMapping.Pair] = []
        for (index, pair) in frame.pairs.enumerated() {
            let range = pair.key.range
            switch frame.oddities[index] {
            case .bare, .torn, nil: pairs.append(pair)
            case .absent: reportEmptyKey(at: range)
            case .merge: diagnostics.report(.mergeKey(at: range))
            case .complex(let what): diagnostics.report(.complexKey(what, at: range))
            }
        }
        frame.pairs = pairs
    }

    /// Reports a missing key, or a question mark taken by YAML for the sign of a key.
    private mutating func reportEmptyKey(at range: SourceRange) {
        let offset = range.lowerBound
        let sign = bytes[..<offset].lastIndex { !$0.isBlank } ?? 0
        guard bytes.byte(sign) == UInt8(ascii: "?") else { return diagnostics.report(.emptyKey(at: range)) }
        diagnostics.report(
            .unquotedStart(
                "?", isKey: false, at: lines.range(sign..<(sign + 1)), fix: quotingFix(sign..<(sign + 1))))
        isBroken = true
    }

    private mutating func dropDuplicates(_ frame: inout NodeFrame) {
        let count = frame.pairs.count
        if count < 2 { return }
        if count <= 8 {
            for index in 1..<count {
                for earlier in 0..<index where frame.pairs[earlier].key.value == frame.pairs[index].key.value {
                    return dropAllDuplicates(&frame)
                }
            }
        } else if Set(frame.pairs.lazy.map(\.key.value)).count < count {
            dropAllDuplicates(&frame)
        }
    }

    private mutating func dropAllDuplicates(_ frame: inout NodeFrame) {
        var first: [String: SourceRange] = [:]
        var pairs: [YAMLMapping.Pair] = []
        for pair in frame.pairs {
            if let range = first[pair.key.value] {
                diagnostics.report(.duplicateKey(pair.key, first: range))
            } else {
                first[pair.key.value] = pair.key.range
                pairs.append(pair)
            }
        }
        frame.pairs = pairs
    }
}
