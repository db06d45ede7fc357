import CatalogModel
import CatalogTestSupport
import CatalogSyntax

/// A way in which a person breaks the form of a file.
enum Breakage: Sendable {
    case doubledKey, droppedColon, unclosedQuote, tabForSpaces, listForRecord, missingSpace, oneSpaceMore
    case droppedComma, droppedBrace, furtherBrace, bracketForBrace
    case colonInText, hashInText, commaInFlow, textBehindQuote, aliasForText, anchorForText, tagForText, signForText
    case emptyRequired, listForText, mappingForText, wordForFlag, quotedFlag
    case controlCharacter, nullCharacter, wideSpaceForSpaces, lineSeparator, utf16, utf32, latin1
    case secondDocument, mergeKey, conflictMarker, dollarless, swallowedKey
}

extension MistakeSites {
    /// A key that stands first on its line, with its value on the same one.
    private struct KeyLine {
        let key: Text
        let line: Range<Int>

        var indentation: Int { key.range.lowerBound - line.lowerBound }
        var value: Int { key.range.upperBound + 2 }
    }

    func broken(_ breakage: Breakage, _ random: inout SeededRandom) -> SingleMistake? {
        switch breakage {
        case .doubledKey: doubledKey(&random)
        case .droppedColon, .unclosedQuote, .missingSpace, .oneSpaceMore, .mergeKey, .conflictMarker, .secondDocument,
            .tabForSpaces, .wideSpaceForSpaces:
            line(&random).flatMap { broken(breakage, $0) }
        case .colonInText, .hashInText, .aliasForText, .anchorForText, .tagForText, .signForText, .controlCharacter,
            .nullCharacter, .lineSeparator, .latin1:
            pick(plainTexts, &random).flatMap { broken(breakage, text: $0) }
        case .emptyRequired, .listForText, .mappingForText:
            pick(texts.filter { isInLine($0.value.range) && $0.key.value != "id" }, &random).map {
                broken(breakage, pair: $0)
            }
        case .listForRecord:
            pick(records.filter { bytes[$0.value.range.lowerBound] == UInt8(ascii: "{") }, &random).map {
                replaced(byteRange($0.value.range), with: "[[]]")
            }
        case .droppedComma: flowMistake(of: ",", with: "", &random)
        case .droppedBrace: flowMistake(of: "}", with: "", &random)
        case .furtherBrace: flowMistake(of: "}", with: "}}", &random)
        case .bracketForBrace: flowMistake(of: "}", with: "]", &random)
        case .commaInFlow: commaInFlow(&random)
        case .textBehindQuote: textBehindQuote(&random)
        case .wordForFlag: pick(self[.flag], &random).map { replaced(byteRange($0.range), with: "yes") }
        case .quotedFlag:
            pick(self[.flag], &random).map { replaced(byteRange($0.range), with: "\"\($0.value)\"", meant: $0.value) }
        case .utf16:
            SingleMistake(
                bytes: [0xFF, 0xFE]
                    + String(decoding: bytes, as: UTF8.self).utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
                location: 0..<1, meant: "UTF-16")
        case .utf32:
            SingleMistake(
                bytes: [0xFF, 0xFE, 0, 0]
                    + String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar in
                        [0, 8, 16, 24].map { UInt8(scalar.value >> $0 & 255) }
                    }, location: 0..<1, meant: "UTF-32")
        case .swallowedKey: swallowedKey(&random)
        case .dollarless:
            pick(self[.tokenKey], &random).map {
                replaced(byteRange($0.range), with: String($0.value.dropFirst()), meant: $0.value)
            }
        }
    }

    private func pick<Element>(_ elements: [Element], _ random: inout SeededRandom) -> Element? {
        elements.isEmpty ? nil : random.pick(elements)
    }

    private func byteRange(_ range: SourceRange) -> Range<Int> { range.lowerBound..<range.upperBound }

    private func isInLine(_ range: SourceRange) -> Bool {
        range.lowerBound < range.upperBound && !bytes[byteRange(range)].contains(0x0A)
            && ![UInt8(ascii: "|"), UInt8(ascii: ">")].contains(bytes[range.lowerBound])
    }

    /// Texts without quotes on one line of their own, of several words.
    private var plainTexts: [Range<Int>] {
        texts.map { byteRange($0.value.range) }.filter { byteRange in
            let text = bytes[byteRange]
            let end = bytes[byteRange.upperBound...].firstIndex(of: 0x0A) ?? bytes.count
            return text.contains(0x20) && !text.contains { "\n\"'{}[]#:,&*!|>".utf8.contains($0) }
                && end == byteRange.upperBound && !isContinued(byteRange.lowerBound..<end)
        }
    }

    private func broken(_ breakage: Breakage, text: Range<Int>) -> SingleMistake? {
        let words = String(decoding: bytes[text], as: UTF8.self)
        guard let space = words.firstIndex(of: " ") else { return nil }
        let (first, rest) = (words[..<space], words[space...])
        switch breakage {
        case .colonInText: return unquoted(text, as: first + ":" + rest)
        case .hashInText: return unquoted(text, as: first + " #" + rest.dropFirst())
        case .aliasForText: return unquoted(text, as: "*" + words)
        case .anchorForText: return unquoted(text, as: "&" + words)
        case .tagForText: return unquoted(text, as: "!" + words)
        case .signForText: return unquoted(text, as: "`" + first + "`" + rest)
        case .controlCharacter: return replaced(text, with: first + "\u{7}" + rest)
        case .nullCharacter: return replaced(text, with: first + "\u{0}" + rest)
        case .lineSeparator: return replaced(text, with: first + "\u{2028}" + rest)
        default:
            var mistake = replaced(text, with: first + "?" + rest)
            let location = text.lowerBound + first.utf8.count
            mistake = SingleMistake(
                bytes: mistake.bytes[..<location] + [0xE9] + mistake.bytes[(location + 1)...],
                location: mistake.location)
            return mistake
        }
    }

    /// Replaces a text by one that has to stand in quotes.
    private func unquoted(_ byteRange: Range<Int>, as text: String) -> SingleMistake {
        let mistake = replaced(byteRange, with: text)
        return SingleMistake(
            bytes: mistake.bytes, location: mistake.location,
            intended: replaced(byteRange, with: JSONValue.string(text).compact).bytes)
    }

    private func broken(_ breakage: Breakage, pair: YAMLMapping.Pair) -> SingleMistake {
        let value = byteRange(pair.value.range)
        switch breakage {
        case .listForText: return replaced(value, with: "[[]]")
        case .mappingForText: return replaced(value, with: "{ zzzzzz: { } }")
        default:
            let mistake = replaced(value, with: "")
            return SingleMistake(bytes: mistake.bytes, location: pair.key.range.lowerBound..<(value.lowerBound + 1))
        }
    }

    // MARK: Lines

    /// Keys that stand first on their lines, with plain values on the same ones that do not go on below.
    private var keyLines: [KeyLine] {
        self[.key].compactMap { key in
            let start = bytes[..<key.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let isFirst = bytes[start..<key.range.lowerBound].allSatisfy { $0 == 0x20 }
            let rest = bytes[key.range.upperBound..<end]
            let isSimple = rest.count > 2 && !rest.contains { ">|{[&*'\"#".utf8.contains($0) }
            guard isFirst, isSimple, rest.starts(with: ": ".utf8), !rest.dropFirst(2).contains(0x3A),
                !isContinued(start..<end)
            else { return nil }
            return KeyLine(key: key, line: start..<end)
        }
    }

    private func line(_ random: inout SeededRandom) -> KeyLine? { pick(keyLines, &random) }

    private func doubledKey(_ random: inout SeededRandom) -> SingleMistake? {
        guard let site = line(&random), site.line.upperBound < bytes.count else { return nil }
        let end = site.line.upperBound + 1
        let copy = Array(bytes[site.line]) + [0x0A]
        let start = end + site.indentation
        return SingleMistake(
            bytes: bytes[..<end] + copy + bytes[end...], location: start..<(start + site.key.value.utf8.count))
    }

    private func broken(_ breakage: Breakage, _ site: KeyLine) -> SingleMistake? {
        let (line, key) = (site.line, site.key.range)
        func within(_ mistake: SingleMistake) -> SingleMistake {
            let length = mistake.bytes.count - bytes.count
            return SingleMistake(bytes: mistake.bytes, location: line.lowerBound..<(line.upperBound + length))
        }
        func inserted(_ text: String) -> SingleMistake {
            let indent = String(repeating: " ", count: site.indentation)
            let mistake = replaced(line.lowerBound..<line.lowerBound, with: indent + text + "\n")
            return SingleMistake(
                bytes: mistake.bytes, location: line.lowerBound..<(line.lowerBound + indent.count + text.utf8.count))
        }
        switch breakage {
        case .droppedColon: return within(replaced(key.upperBound..<(key.upperBound + 1), with: ""))
        case .unclosedQuote: return within(replaced(site.value..<site.value, with: "\""))
        case .missingSpace:
            return bytes[site.value].isASCIILetter
                ? within(replaced((key.upperBound + 1)..<site.value, with: "")) : nil
        case .oneSpaceMore:
            // The first of its siblings decides where they all stand.
            return isFirstOfMapping(site) ? nil : within(replaced(line.lowerBound..<line.lowerBound, with: " "))
        case .tabForSpaces:
            return site.indentation > 1 ? replaced(line.lowerBound..<(line.lowerBound + 2), with: "\t") : nil
        case .wideSpaceForSpaces:
            return site.indentation > 1
                ? within(replaced(line.lowerBound..<(line.lowerBound + 2), with: "\u{A0}\u{A0}")) : nil
        case .mergeKey: return inserted("<<: { since: 1.0 }")
        case .conflictMarker:
            return SingleMistake(
                bytes: bytes[..<line.lowerBound] + Array("<<<<<<< HEAD\n".utf8) + bytes[line.lowerBound...],
                location: line.lowerBound..<(line.lowerBound + 12))
        case .secondDocument:
            return site.indentation == 0 && !isFirstOfMapping(site)
                ? within(replaced(line.lowerBound..<line.lowerBound, with: "---\n")) : nil
        default: return nil
        }
    }

    /// Indents a key of the entry like the text above, a folded one.
    private func swallowedKey(_ random: inout SeededRandom) -> SingleMistake? {
        let lines = keyLines.filter { $0.indentation == 0 && !["id", "title", "description"].contains($0.key.value) }
        guard !self[.key].contains(where: { $0.value == "description" && isAtMargin($0) }),
            let site = pick(lines, &random)
        else { return nil }
        let text = "description: >\n  Made for this test.\n  "
        let mistake = replaced(site.line.lowerBound..<site.line.lowerBound, with: text)
        let start = site.line.lowerBound + text.utf8.count
        return SingleMistake(bytes: mistake.bytes, location: start..<(start + site.key.value.utf8.count))
    }

    private func isAtMargin(_ key: Text) -> Bool {
        key.range.lowerBound == 0 || bytes[key.range.lowerBound - 1] == 0x0A
    }

    /// Whether the line above belongs to something else than a sibling.
    private func isFirstOfMapping(_ site: KeyLine) -> Bool {
        guard site.line.lowerBound > 0 else { return true }
        let above = bytes[..<(site.line.lowerBound - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return bytes[above...].prefix { $0 == 0x20 }.count != site.indentation || bytes[above] == UInt8(ascii: "#")
    }

    /// Whether a value goes on below.
    private func isContinued(_ line: Range<Int>) -> Bool {
        let start = bytes[..<line.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        func indentation(_ start: Int) -> Int { bytes[start...].prefix { $0 == 0x20 }.count }
        guard line.upperBound + 1 < bytes.count else { return false }
        return indentation(line.upperBound + 1) > indentation(start)
    }

    // MARK: Collections in braces

    /// Records in braces on one line, with what stands behind them on it.
    private var inlineRecords: [Range<Int>] {
        records.map { byteRange($0.value.range) }.filter {
            bytes[$0.lowerBound] == UInt8(ascii: "{") && !bytes[$0].contains(0x0A)
        }
    }

    /// Replaces a sign of a collection that stands neither in quotes nor in a text.
    private func flowMistake(of sign: Character, with other: String, _ random: inout SeededRandom) -> SingleMistake? {
        guard let code = sign.asciiValue else { return nil }
        let isJSON = bytes.first == UInt8(ascii: "{")
        let records = isJSON ? [0..<bytes.count] : inlineRecords
        let locations = records.flatMap { record -> [Int] in
            var isQuoted = false
            return record.filter { location in
                if [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[location]) { isQuoted.toggle() }
                return bytes[location] == code && !isQuoted
            }
        }
        guard let location = pick(locations, &random) else { return nil }
        let mistake = replaced(location..<(location + 1), with: other)
        let start = bytes[..<location].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = bytes[location...].firstIndex(of: 0x0A) ?? bytes.count
        // What is missing shows with the first word behind it, at the latest on the next line.
        let next = isJSON ? bytes[min(end + 1, bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count : end
        return SingleMistake(bytes: mistake.bytes, location: start..<next)
    }

    private func commaInFlow(_ random: inout SeededRandom) -> SingleMistake? {
        let inner = texts.map { byteRange($0.value.range) }.filter { text in
            inlineRecords.contains { $0.lowerBound < text.lowerBound && text.upperBound < $0.upperBound }
                && bytes[text].contains(0x20) && !bytes[text].contains { "\n\"'{}[]#:,&*!|>".utf8.contains($0) }
        }
        guard let text = pick(inner, &random), let space = bytes[text].firstIndex(of: 0x20) else { return nil }
        return unquoted(
            text,
            as: String(
                decoding: bytes[text.lowerBound..<space] + [0x2C] + bytes[space..<text.upperBound], as: UTF8.self))
    }

    private func textBehindQuote(_ random: inout SeededRandom) -> SingleMistake? {
        let quoted = texts.map { byteRange($0.value.range) }.filter {
            bytes[$0.lowerBound] == UInt8(ascii: "\"") && !bytes[$0].contains(0x0A)
        }
        guard let text = pick(quoted, &random) else { return nil }
        return unquoted(text, as: String(decoding: bytes[text], as: UTF8.self) + " more")
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
