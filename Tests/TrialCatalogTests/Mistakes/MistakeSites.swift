import CatalogModel
import CatalogSyntax
import CatalogTestSupport

/// The places of a file at which mistakes can be made.
struct MistakeSites {
    /// A sort of words that a catalog can find wrong.
    enum Word: Sendable {
        case key, word, entry, state, part, axis, flag, tokenPath, tokenAlias, link, picture, member, ownID, path, input
        case pictureFolder, valueType, groupType, tokenKey, tokenType, alias, valueKey, overriddenToken, reference
    }

    let bytes: [UInt8]
    private var words: [Word: [Text]] = [:]
    /// Pairs whose values are records.
    private(set) var records: [YAMLMapping.Pair] = []
    /// Pairs of records whose values are texts.
    private(set) var texts: [YAMLMapping.Pair] = []

    init?(_ file: SourceFile, in files: MistakeKind.Files) {
        var found = Diagnostics()
        bytes = file.bytes
        guard let root = YAMLReader.read(file, diagnostics: &found) else { return nil }
        switch files {
        case .entries: gather(root, .record(Entry.recordForm))
        case .configuration: gather(root, .record(CatalogConfiguration.recordForm))
        case .types: gatherData(root)
        case .tokens, .overridingTokens, .resolvers: gatherTokens(root)
        }
    }

    subscript(word: Word) -> [Text] { words[word] ?? [] }

    private mutating func add(_ word: Word, _ text: String, at range: SourceRange) {
        words[word, default: []].append(Text(text, at: range.narrowed(to: text)))
    }

    private mutating func gather(_ node: YAMLNode, _ form: ValueForm, key: String = "") {
        switch (form, node.content) {
        case (.record(let form), .mapping(let mapping)):
            for pair in mapping.pairs {
                guard let inner = form[pair.key.value] else { continue }
                words[.key, default: []].append(pair.key)
                switch (inner.form, pair.value.content) {
                case (.record, .mapping): records.append(pair)
                case (.text, .scalar), (.prose, .scalar): texts.append(pair)
                default: break
                }
                gather(pair.value, inner.form, key: pair.key.value)
            }
        case (.byName(let form, _), .mapping(let mapping)):
            for pair in mapping.pairs {
                if key == "variant" { words[.axis, default: []].append(pair.key) }
                if key == "inputs" { words[.input, default: []].append(pair.key) }
                gather(pair.value, form, key: key)
            }
        case (.list(let form), .sequence(let list)):
            for element in list.elements { gather(element, form, key: key) }
        case (.list(let form), _): gather(node, form, key: key)
        case (_, .scalar(let scalar)): gather(scalar.text, form, key: key, at: node.range)
        default: return
        }
    }

    private mutating func gatherData(_ node: YAMLNode) {
        guard case .mapping(let mapping) = node.content else { return }
        for pair in mapping.pairs {
            words[.key, default: []].append(pair.key)
            gatherData(pair.value)
        }
    }

    private mutating func gather(_ text: String, _ form: ValueForm, key: String, at range: SourceRange) {
        switch (form, key) {
        case (.word, _): add(.word, text, at: range)
        case (.flag, _): add(.flag, text, at: range)
        case (.id, "id"): add(.ownID, text, at: range)
        case (.id, _): add(.entry, text, at: range)
        case (.prose, _):
            for link in text.matches(of: /entry:(?<id>[a-z-]{5,})/) { add(.link, String(link.output.id), at: range) }
        case (.text, "state"): add(.state, text, at: range)
        case (.text, "part"): add(.part, text, at: range)
        case (.text, "token"), (.text, "background"): add(.tokenPath, text, at: range)
        case (.text, "requiredUnless"), (.text, "is"): add(.member, text, at: range)
        case (.text, "file"), (.text, "dark"):
            add(.picture, text, at: range)
            let folders = text.split(separator: "/").dropLast().map(String.init).filter { $0 != ".." }
            for folder in folders { add(.pictureFolder, folder, at: range) }
        case (.text, "tokens"), (.text, "types"), (.text, "entries"): add(.path, text, at: range)
        case (.tree, "default"): if TokenAlias.path(in: text) != nil { add(.tokenAlias, text, at: range) }
        default: return
        }
    }

    private mutating func gatherTokens(_ node: YAMLNode, key: String = "", isInValue: Bool = false) {
        switch node.content {
        case .mapping(let mapping):
            let isToken = mapping["$value"] != nil
            noteTypes(of: mapping)
            for pair in mapping.pairs {
                let name = pair.key.value
                if ["$type", "$value", "$ref"].contains(name) {
                    words[.tokenKey, default: []].append(Text(name, at: pair.key.range.narrowed(to: name)))
                }
                if isInValue { words[.valueKey, default: []].append(Text(name, at: pair.key.range.narrowed(to: name))) }
                if case .mapping(let inner) = pair.value.content, inner["$value"] != nil {
                    words[.overriddenToken, default: []].append(Text(name, at: pair.key.range.narrowed(to: name)))
                }
                gatherTokens(pair.value, key: name, isInValue: isToken && name == "$value")
            }
        case .sequence(let list): for element in list.elements { gatherTokens(element) }
        case .scalar(let scalar):
            if key == "$type" { add(.tokenType, scalar.text, at: node.range) }
            if key == "$ref" { add(.reference, scalar.text, at: node.range) }
            if TokenAlias.path(in: scalar.text) != nil { add(.alias, scalar.text, at: node.range) }
        }
    }

    /// Notes the types whose values or tokens show what was meant: not those of aliases and of single words and numbers.
    private mutating func noteTypes(of mapping: YAMLMapping) {
        guard let type = mapping["$type"], case .scalar(let scalar) = type.content else { return }
        guard ["color", "dimension", "duration", "shadow"].contains(scalar.text) else { return }
        if let value = mapping["$value"] {
            if case .mapping = value.content { add(.valueType, scalar.text, at: type.range) }
            return
        }
        let values = mapping.pairs.filter { pair in
            guard case .mapping(let token) = pair.value.content, token["$type"] == nil,
                case .mapping? = token["$value"]?.content
            else { return false }
            return true
        }
        if values.count > 1 { add(.groupType, scalar.text, at: type.range) }
    }

    /// Writes another of the values that a sort of words has.
    func exchanged(_ word: Word, _ random: inout SeededRandom) -> SingleMistake? {
        let sites = self[word].filter { $0.range.sourceText == $0.value }
        guard !sites.isEmpty else { return nil }
        let site = random.pick(sites)
        // A dimension and a duration differ by their unit alone, which is as likely to be wrong.
        let isMeasure = ["dimension", "duration"].contains(site.value)
        let others = ["color", "number", "shadow", "fontWeight"] + (isMeasure ? [] : ["dimension"])
        let wrong = random.pick(others.filter { $0 != site.value })
        let byteRange = site.range.lowerBound..<site.range.upperBound
        return replaced(byteRange, with: wrong, meant: site.value)
    }

    // MARK: Spelling

    func misspelled(_ word: Word, _ way: Misspelling, _ random: inout SeededRandom) -> SingleMistake? {
        let sites = self[word].filter { $0.range.sourceText == $0.value }
        guard !sites.isEmpty else { return nil }
        let site = random.pick(sites)
        guard let wrong = way.applied(to: site.value, &random) else { return nil }
        return replaced(site.range.lowerBound..<site.range.upperBound, with: wrong, meant: site.value)
    }

    /// Returns the file with other bytes in a place.
    func replaced(_ byteRange: Range<Int>, with text: String, meant: String? = nil) -> SingleMistake {
        let new = bytes[..<byteRange.lowerBound] + Array(text.utf8) + bytes[byteRange.upperBound...]
        let end = byteRange.lowerBound + max(1, text.utf8.count)
        return SingleMistake(bytes: Array(new), location: byteRange.lowerBound..<end, meant: meant)
    }
}
