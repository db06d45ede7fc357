import CatalogModel
import CatalogTestSupport
import CatalogYAML

/// A mistake that a person makes in one place of a file, made mechanically.
struct SingleMistake {
    enum Kind: String, CaseIterable, CustomStringConvertible {
        case doubledLetterOfKey, droppedLetterOfKey, swappedLettersOfKey
        case misspelledWord, misspelledEntry, misspelledState, misspelledFlag
        case doubledKey, droppedColon, unclosedQuote, tabForSpaces, textForRecord
        case misspelledTokenKey, misspelledTokenType, misspelledAlias

        var description: String { rawValue }
        var isOfTokens: Bool { [.misspelledTokenKey, .misspelledTokenType, .misspelledAlias].contains(self) }
    }

    let text: String
    /// The bytes of the wrong text; a finding about them begins there or within.
    let place: Range<Int>
    /// The text that was there; nil where no suggestion can be expected.
    let meant: String?
}

/// The places of a file at which mistakes can be made.
struct MistakeSites {
    private var bytes: [UInt8]
    private var keys: [Text] = []
    private var words: [Text] = []
    private var ids: [Text] = []
    private var states: [Text] = []
    private var flags: [Text] = []
    private var records: [YAMLMapping.Pair] = []
    private var tokenKeys: [Text] = []
    private var types: [Text] = []
    private var aliases: [Text] = []

    init?(_ file: SourceFile, isTokens: Bool) {
        var found = Diagnostics()
        bytes = file.bytes
        guard let root = YAMLReader.read(file, diagnostics: &found) else { return nil }
        if isTokens { gatherTokens(root) } else { gather(root, .record(Entry.recordForm)) }
    }

    private mutating func gather(_ node: YAMLNode, _ form: ValueForm, key: String = "") {
        switch (form, node.content) {
        case (.record(let form), .mapping(let mapping)):
            for pair in mapping.pairs {
                guard let inner = form[pair.key.value] else { continue }
                keys.append(pair.key)
                if case .record = inner.form, case .mapping = pair.value.content { records.append(pair) }
                gather(pair.value, inner.form, key: pair.key.value)
            }
        case (.byName(let form, _), .mapping(let mapping)):
            for pair in mapping.pairs { gather(pair.value, form, key: key) }
        case (.list(let form), .sequence(let list)):
            for element in list.elements { gather(element, form, key: key) }
        case (.list(let form), _): gather(node, form, key: key)
        case (.word, .scalar(let scalar)): words.append(Text(scalar.text, at: node.range))
        case (.flag, .scalar(let scalar)): flags.append(Text(scalar.text, at: node.range))
        case (.id, .scalar(let scalar)) where key != "id": ids.append(Text(scalar.text, at: node.range))
        case (.text, .scalar(let scalar)) where key == "state": states.append(Text(scalar.text, at: node.range))
        default: return
        }
    }

    private mutating func gatherTokens(_ node: YAMLNode, key: String = "") {
        switch node.content {
        case .mapping(let mapping):
            for pair in mapping.pairs {
                if ["$type", "$value"].contains(pair.key.value) { tokenKeys.append(pair.key) }
                gatherTokens(pair.value, key: pair.key.value)
            }
        case .sequence(let list): for element in list.elements { gatherTokens(element) }
        case .scalar(let scalar):
            if key == "$type" { types.append(Text(scalar.text, at: node.range)) }
            if TokenAlias.path(in: scalar.text) != nil { aliases.append(Text(scalar.text, at: node.range)) }
        }
    }

    func mistake(_ kind: SingleMistake.Kind, _ random: inout SeededRandom) -> SingleMistake? {
        switch kind {
        case .doubledLetterOfKey, .droppedLetterOfKey, .swappedLettersOfKey:
            misspelled(keys, by: kind, &random)
        case .misspelledWord: misspelled(words, by: .swappedLettersOfKey, &random)
        case .misspelledEntry: misspelled(ids, by: .doubledLetterOfKey, &random)
        case .misspelledState: misspelled(states, by: .doubledLetterOfKey, &random)
        case .misspelledFlag: misspelled(flags, by: .swappedLettersOfKey, &random)
        case .misspelledTokenKey: misspelled(tokenKeys, by: .swappedLettersOfKey, &random)
        case .misspelledTokenType: misspelled(types, by: .droppedLetterOfKey, &random)
        case .misspelledAlias: misspelled(aliases, by: .doubledLetterOfKey, &random)
        case .doubledKey: doubledKey(&random)
        case .droppedColon: droppedColon(&random)
        case .unclosedQuote: unclosedQuote(&random)
        case .tabForSpaces: tab(&random)
        case .textForRecord: textForRecord(&random)
        }
    }

    // MARK: Spelling

    private func misspelled(
        _ sites: [Text], by kind: SingleMistake.Kind, _ random: inout SeededRandom
    ) -> SingleMistake? {
        let sites = sites.filter { $0.value.utf8.count > 4 && $0.range.narrowed(to: $0.value).sourceText == $0.value }
        guard !sites.isEmpty else { return nil }
        let site = random.pick(sites)
        var letters = Array(site.value)
        // Signs around a name are no letters of it.
        let places = letters.indices.dropFirst(2).dropLast(2).filter {
            letters[$0].isLetter && letters[$0 + 1].isLetter
        }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        switch kind {
        case .doubledLetterOfKey: letters.insert(letters[place], at: place)
        case .droppedLetterOfKey: letters.remove(at: place)
        default:
            guard letters[place] != letters[place + 1] else { return nil }
            letters.swapAt(place, place + 1)
        }
        return replaced(site.range.narrowed(to: site.value), with: String(letters), meant: site.value)
    }

    private func replaced(_ range: SourceRange, with text: String, meant: String? = nil) -> SingleMistake {
        let start = range.lowerBound
        let new = bytes[..<start] + Array(text.utf8) + bytes[range.upperBound...]
        return SingleMistake(
            text: String(decoding: new, as: UTF8.self), place: start..<(start + max(1, text.utf8.count)), meant: meant)
    }

    // MARK: Structure

    /// Keys that stand first on their lines, with their values on the same ones.
    private var lineKeys: [(key: Text, line: Range<Int>)] {
        keys.compactMap { key in
            let start = bytes[..<key.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let isFirst = bytes[start..<key.range.lowerBound].allSatisfy { $0 == 0x20 }
            let rest = bytes[key.range.upperBound..<end]
            let isSimple = rest.count > 2 && !rest.contains { ">|{[&*'\"#".utf8.contains($0) }
            guard isFirst, isSimple, rest.starts(with: ": ".utf8), !rest.dropFirst(2).contains(0x3A) else { return nil }
            return (key, start..<end)
        }
    }

    private func doubledKey(_ random: inout SeededRandom) -> SingleMistake? {
        guard let (key, line) = lineKeys.isEmpty ? nil : random.pick(lineKeys) else { return nil }
        guard line.upperBound < bytes.count, !isContinued(line) else { return nil }
        let copy = Array(bytes[line]) + [0x0A]
        let new = bytes[...line.upperBound] + copy + bytes[(line.upperBound + 1)...]
        let start = line.upperBound + 1 + (key.range.lowerBound - line.lowerBound)
        return SingleMistake(
            text: String(decoding: new, as: UTF8.self), place: start..<(start + key.value.utf8.count), meant: nil)
    }

    private func droppedColon(_ random: inout SeededRandom) -> SingleMistake? {
        guard let (key, line) = lineKeys.isEmpty ? nil : random.pick(lineKeys), !isContinued(line) else { return nil }
        let colon = SourceRange(
            file: key.range.file, from: key.range.upperBound, to: key.range.upperBound + 1)
        let mistake = replaced(colon, with: "")
        return SingleMistake(text: mistake.text, place: line.lowerBound..<(line.upperBound - 1), meant: nil)
    }

    private func unclosedQuote(_ random: inout SeededRandom) -> SingleMistake? {
        guard let (key, line) = lineKeys.isEmpty ? nil : random.pick(lineKeys), !isContinued(line) else { return nil }
        let value = SourceRange(
            file: key.range.file, from: key.range.upperBound + 2, to: key.range.upperBound + 2)
        let mistake = replaced(value, with: "\"")
        return SingleMistake(text: mistake.text, place: value.lowerBound..<(line.upperBound + 1), meant: nil)
    }

    private func tab(_ random: inout SeededRandom) -> SingleMistake? {
        let indented = lineKeys.filter { $0.key.range.lowerBound - $0.line.lowerBound > 1 }
        guard let (key, line) = indented.isEmpty ? nil : random.pick(indented) else { return nil }
        let spaces = SourceRange(file: key.range.file, from: line.lowerBound, to: line.lowerBound + 2)
        return replaced(spaces, with: "\t")
    }

    private func textForRecord(_ random: inout SeededRandom) -> SingleMistake? {
        let inline = records.filter { bytes[$0.value.range.lowerBound] == UInt8(ascii: "{") }
        guard !inline.isEmpty else { return nil }
        let pair = random.pick(inline)
        return replaced(pair.value.range, with: "[[]]")
    }

    /// Whether a value goes on below.
    private func isContinued(_ line: Range<Int>) -> Bool {
        func indentation(_ start: Int) -> Int { bytes[start...].prefix { $0 == 0x20 }.count }
        guard line.upperBound + 1 < bytes.count else { return true }
        return indentation(line.upperBound + 1) > indentation(line.lowerBound)
    }
}
