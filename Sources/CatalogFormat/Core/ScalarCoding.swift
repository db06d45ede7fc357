public import CatalogModel
import CatalogProse
public import CatalogYAML

/// A value whose place in the file is kept with it.
public protocol LocatableValue: Sendable {
    static var form: ValueForm { get }
    static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Self?
    var dump: JSONValue { get }
}

extension Located: FormatValue where Value: LocatableValue {
    public static var form: ValueForm { Value.form }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Located<Value>? {
        Value.decode(node, &context).map { Located($0, at: node.range) }
    }

    public var dump: JSONValue { value.dump }

    public func place(_ way: ArraySlice<String>) -> SourceRange? { range }
}

/// A value written as one scalar.
public protocol FormatScalar: LocatableValue {
    static func decode(_ scalar: YAMLScalar, at range: SourceRange, _ context: inout DecodingContext) -> Self?
}

extension FormatScalar {
    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Self? {
        guard case .scalar(let scalar) = node.content else {
            context.report(.wrongKind(node, of: context.subject, expected: form.words))
            return nil
        }
        return decode(scalar, at: node.range, &context)
    }
}

extension String: FormatScalar {
    public static var form: ValueForm { .text }

    /// The text as it stands there. What a block scalar ends with is a matter of YAML, not of the author.
    public static func decode(
        _ scalar: YAMLScalar, at range: SourceRange, _ context: inout DecodingContext
    ) -> String? {
        guard scalar.style == .literal || scalar.style == .folded else { return scalar.text }
        let end = scalar.text.utf8.lastIndex { $0 != UInt8(ascii: "\n") }
        return end.map { String(scalar.text[...$0]) } ?? ""
    }

    public var dump: JSONValue { .string(self) }
}

extension EntryID: FormatScalar {
    public static var form: ValueForm { .id }

    public static func decode(
        _ scalar: YAMLScalar, at range: SourceRange, _ context: inout DecodingContext
    ) -> EntryID? {
        let id = EntryID(scalar.text)
        if let id {
            context.mentions.ids.append(Located(id, at: range))
        } else {
            context.report(.invalidID(scalar.text, at: range))
        }
        return id
    }

    public var dump: JSONValue { .string(rawValue) }
}

extension Visibility: FormatWord {
    public static func decode(
        _ scalar: YAMLScalar, at range: SourceRange, _ context: inout DecodingContext
    ) -> Visibility? {
        let visibility = word(scalar, at: range, &context)
        if let visibility { context.mentions.visibilities.insert(visibility) }
        return visibility
    }
}

/// A number of things, for what limits a program.
extension Int: FormatScalar {
    public static var form: ValueForm { .count(upTo: counts.upperBound) }

    public static func decode(_ scalar: YAMLScalar, at range: SourceRange, _ context: inout DecodingContext) -> Int? {
        let hasDigitsOnly = scalar.text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if scalar.style == .plain, hasDigitsOnly, let count = Int(scalar.text), counts.contains(count) { return count }
        context.report(.notACount(scalar.text, of: context.subject, upTo: counts.upperBound, at: range))
        return nil
    }

    private static var counts: ClosedRange<Int> { 1...1_000_000_000 }

    public var dump: JSONValue { .integer(self) }
}

/// A closed list of words.
public protocol FormatWord: FormatScalar, RawRepresentable, CaseIterable where RawValue == String {}

extension FormatWord {
    public static var form: ValueForm { .word(allCases.map(\.rawValue)) }

    public static func decode(
        _ scalar: YAMLScalar, at range: SourceRange, _ context: inout DecodingContext
    ) -> Self? {
        word(scalar, at: range, &context)
    }

    static func word(_ scalar: YAMLScalar, at range: SourceRange, _ context: inout DecodingContext) -> Self? {
        if let word = Self(rawValue: scalar.text) { return word }
        context.report(.unknownWord(scalar.text, of: context.subject, known: allCases.map(\.rawValue), at: range))
        return nil
    }

    public var dump: JSONValue { .string(rawValue) }
}

extension PicturePoint: FormatScalar {
    public static var form: ValueForm { .point }

    public static func decode(
        _ scalar: YAMLScalar, at range: SourceRange, _ context: inout DecodingContext
    ) -> PicturePoint? {
        let point = PicturePoint(scalar.text)
        if point == nil { context.report(.notAPoint(scalar.text, of: context.subject, at: range)) }
        return point
    }

    public var dump: JSONValue { .string(text) }
}

extension Maturity: FormatWord {}
extension Place: FormatWord {}
extension Entry.Kind: FormatWord {}
extension Link.Kind: FormatWord {}
extension TypeDeclaration.Kind: FormatWord {}
extension State.Trigger: FormatWord {}
extension Token.Tier: FormatWord {}
extension Token.Role: FormatWord {}
extension RuleSeverity: FormatWord {}
extension StubTargetConfiguration.Unit: FormatWord {}
extension StubTargetConfiguration.Language: FormatWord {}

extension Bool: FormatValue {
    public static var form: ValueForm { .flag }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Bool? {
        if case .scalar(let scalar) = node.content, scalar.style == .plain {
            if scalar.text == "true" { return true }
            if scalar.text == "false" { return false }
        }
        context.report(.notAFlag(node, of: context.subject))
        return nil
    }

    public var dump: JSONValue { .bool(self) }
}

extension Prose: FormatValue {
    public static var form: ValueForm { .prose }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Prose? {
        guard let text = Text.decode(node, &context) else { return nil }
        var found = Diagnostics()
        let prose = ProseParser.parse(text, diagnostics: &found)
        context.report(found)
        context.mentions.links.append(contentsOf: prose.links)
        return prose
    }

    /// In brackets a comma ends an item, also one within a sentence. Nobody can know what is meant, so items with several
    /// words have to look whole: each but the last ends as a sentence does, and none begins with a small letter.
    public static func check(_ list: YAMLSequence, _ context: inout DecodingContext) {
        guard list.isFlow, let first = list.elements.first, let last = list.elements.last else { return }
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
        let range = SourceRange(file: first.range.file, start: first.range.start, end: last.range.end)
        context.report(.proseInBrackets(at: range))
    }

    public var dump: JSONValue { .string(source.value) }

    public func place(_ way: ArraySlice<String>) -> SourceRange? { source.range }
}

extension String {
    fileprivate var endsAsSentence: Bool {
        guard let last else { return false }
        return ".!?…”\"')".contains(last)
    }
}
