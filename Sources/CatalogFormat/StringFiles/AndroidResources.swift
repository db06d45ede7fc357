import CatalogModel

/// The localized texts of an Android resource file, read from the XML elements `string`, `plurals`, `string-array` and
/// `item` of the type `string`.
struct AndroidResources {
    private(set) var texts: [LocalizedText] = []
    private let language: String?
    /// The texts of `string` elements, for references to them by name.
    private var words: [String: XMLElement] = [:]

    /// A resource of a name with the variant of the product that it is for.
    private struct Resource {
        let name: Text
        /// The product that the resource is for; nil for the default.
        let product: Text?
        let content: LocalizedTextContent
        let element: XMLElement
    }

    init(_ file: SourceFile, language: String?, diagnostics: inout Diagnostics) {
        self.language = language
        guard let root = XMLReader.root(of: file, diagnostics: &diagnostics) else { return }
        guard root.name == "resources" else {
            diagnostics.report(.malformedStrings("expected Android's texts in 'resources'", at: root.range))
            return
        }
        for element in root.elements where Self.kind(of: element) == "string" {
            if let name = element["name"], words[name.value] == nil { words[name.value] = element }
        }
        let resources = root.elements.compactMap { resource($0, diagnostics: &diagnostics) }
        let isTranslatable =
            !Self.allowsMissingTranslation(root)
            && !(file.path.split(separator: "/").last ?? "").hasPrefix("donottranslate")
        add(resources, isTranslatable: isTranslatable)
    }

    /// Returns the kind of resource: the name of the element, or the type of an `item`.
    private static func kind(of element: XMLElement) -> String {
        element.name == "item" ? element["type"]?.value ?? "" : element.name
    }

    private static func allowsMissingTranslation(_ element: XMLElement) -> Bool {
        element["tools:ignore"]?.value.split(separator: ",").contains { $0.trimmed == "MissingTranslation" } == true
    }

    /// Returns the resource of an element; nil for an element that is not a text.
    private func resource(_ element: XMLElement, diagnostics: inout Diagnostics) -> Resource? {
        let kind = Self.kind(of: element)
        guard ["string", "plurals", "string-array"].contains(kind) else { return nil }
        guard let name = element["name"] else {
            diagnostics.report(.resourceWithoutName(element.name, at: element.range))
            return nil
        }
        let content: LocalizedTextContent
        let items = element.elements.filter { $0.name == "item" }
        switch kind {
        case "plurals":
            let forms = items.compactMap { item in
                item["quantity"].flatMap { quantity in
                    text(item, of: name, diagnostics: &diagnostics).map {
                        OrderedRecords<TextTree>.Element(key: quantity, value: .text($0))
                    }
                }
            }
            content = .plurals(OrderedRecords(forms))
        case "string-array":
            let texts = items.compactMap { text($0, of: name, diagnostics: &diagnostics) }
            content = .items(texts, at: element.range)
        default:
            guard let text = text(element, of: name, diagnostics: &diagnostics) else { return nil }
            content = .text(text)
        }
        let product = element["product"].flatMap { ["", "default"].contains($0.value) ? nil : $0 }
        return Resource(name: name, product: product, content: content, element: element)
    }

    /// Adds the resources, those of a name for several products as variants of one text.
    private mutating func add(_ resources: [Resource], isTranslatable: Bool) {
        var variants: [String: [Resource]] = [:]
        for resource in resources where resource.product != nil { variants[resource.name.value] = [] }
        for resource in resources { variants[resource.name.value]?.append(resource) }
        for resource in resources {
            let content: LocalizedTextContent
            if let all = variants[resource.name.value] {
                guard let first = all.first, first.element.range == resource.element.range else { continue }
                let branches = all.map { variant in
                    OrderedRecords<TextTree>.Element(
                        key: variant.product ?? Text("default", at: variant.name.range), value: variant.content.tree)
                }
                content = .variants(of: "product", branches, at: resource.element.range)
            } else {
                content = resource.content
            }
            let element = resource.element
            var text = LocalizedText(key: resource.name, language: language, content: content)
            text.comment = element.comment.map(Self.remark)
            if case .text(let words) = content {
                text.argumentNames = Self.argumentNames(in: element, count: FormatArguments(of: [words.value]).count)
            }
            text.isTranslatable =
                isTranslatable && element["translatable"]?.value != "false"
                && !Self.allowsMissingTranslation(element)
            text.isFormat = element["formatted"]?.value != "false"
            texts.append(text)
        }
    }

    /// Returns the words of a comment without the indentation of its lines.
    private static func remark(_ comment: Text) -> Text {
        let lines = comment.value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.trimmed)
        return Text(lines.joined(separator: "\n").trimmed, at: comment.range)
    }

    /// Returns the names of a text's arguments by `xliff:g` elements, in order; none unless each argument is named.
    private static func argumentNames(in element: XMLElement, count: Int) -> [Text] {
        var names: [Int: Text] = [:]
        for (index, location) in element.elements.filter({ $0.name == "xliff:g" }).enumerated() {
            guard let id = location["id"] else { continue }
            let positions = FormatArguments(of: [location.located.value]).positions
            guard positions.count == 1, let position = positions.first else { continue }
            let isNumbered = location.located.value.utf8.contains(UInt8(ascii: "$"))
            let example = location["example"].map { ", for example \($0.value)" } ?? ""
            names[isNumbered ? position : index + 1] = Text(id.value + example, at: id.range)
        }
        return count > 0 && names.count == count ? (1...count).compactMap { names[$0] } : []
    }

    // MARK: Words

    /// Limit on references from text to text.
    private static let referenceLimit = 16

    /// Returns the text of an element, or of the text that it refers to; nil for a reference to anything else.
    private func text(_ element: XMLElement, of name: Text, diagnostics: inout Diagnostics) -> Text? {
        var element = element
        for _ in 0..<Self.referenceLimit {
            let located = element.located
            guard element.elements.isEmpty, let reference = Self.reference(in: located.value) else {
                return Self.text(element, of: name, diagnostics: &diagnostics)
            }
            guard let target = reference.name.flatMap({ words[$0] }) else {
                diagnostics.report(.unreadReference(name, to: reference.text, at: located.range))
                return nil
            }
            element = target
        }
        diagnostics.report(.unreadReference(name, to: element.located.value.trimmed, at: element.range))
        return nil
    }

    /// Returns the reference that a text is as a whole: `@string/name`, `@dimen/size`, `?attr/label`, `@null`; with the
    /// name of a text in the same package.
    private static func reference(in text: String) -> (text: String, name: String?)? {
        let text = text.trimmed
        if ["@null", "@empty"].contains(text) { return (text, nil) }
        guard let first = text.first, "@?".contains(first), !text.contains(where: \.isWhitespace),
            let slash = text.firstIndex(of: "/")
        else { return nil }
        let isString = text[..<slash] == "@string"
        return (text, isString ? String(text[text.index(after: slash)...]) : nil)
    }

    /// Returns the text of an element.
    ///
    /// ASCII white space counts once unless quoted, and a backslash escapes the next character, as in `aapt2`. Markup
    /// within the text, such as `b` and `xliff:g`, leaves its words.
    private static func text(_ element: XMLElement, of name: Text, diagnostics: inout Diagnostics) -> Text {
        let located = element.located
        var text = ""
        var isQuoted = false
        // The end without the white space that follows.
        var end = 0
        // Iterate over scalars: a combining mark does not change the meaning of the character before it.
        var scalars = located.value.unicodeScalars[...]
        while let character = scalars.popFirst() {
            if character == "\\" {
                guard let escaped = scalars.popFirst() else { break }
                if escaped == "u" {
                    if let unicode = unicode(&scalars) {
                        text.unicodeScalars.append(unicode)
                    } else {
                        diagnostics.report(.invalidEscape(name, at: located.range))
                        text += "\\u"
                    }
                } else {
                    text.unicodeScalars.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
                }
            } else if character == "\"" {
                isQuoted.toggle()
            } else if character.isASCII, character.properties.isWhitespace, !isQuoted {
                if text.utf8.count > 0, text.utf8.count == end { text.append(" ") }
                continue
            } else {
                text.unicodeScalars.append(character)
            }
            end = text.utf8.count
        }
        return Text(String(decoding: text.utf8.prefix(end), as: UTF8.self), at: located.range)
    }

    /// Takes the four hexadecimal digits of an escape, or both escapes of a surrogate pair; nil for anything else.
    private static func unicode(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard let first = codeUnit(scalars) else { return nil }
        let rest = scalars.dropFirst(4)
        if let scalar = Unicode.Scalar(first) {
            scalars = rest
            return scalar
        }
        guard rest.starts(with: "\\u".unicodeScalars), let second = codeUnit(rest.dropFirst(2)),
            let pair = Unicode.Scalar(highSurrogate: first, lowSurrogate: second)
        else { return nil }
        scalars = rest.dropFirst(6)
        return pair
    }

    private static func codeUnit(_ scalars: Substring.UnicodeScalarView) -> UInt32? {
        let digits = String(scalars.prefix(4))
        guard digits.utf8.count == 4, digits.utf8.allSatisfy({ $0.hexValue != nil }) else { return nil }
        return UInt32(digits, radix: 16)
    }
}

extension Diagnostic {
    fileprivate static func resourceWithoutName(_ element: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(StringFileRules.value, "'\(element)' has no 'name'; it is omitted", at: range)
    }

    fileprivate static func unreadReference(_ name: Text, to target: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            StringFileRules.value,
            "'\(name.value)' refers to '\(target)', which is not a text of the file; it is omitted", at: range)
    }

    fileprivate static func invalidEscape(_ name: Text, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            StringFileRules.value,
            "invalid escape '\\u' in '\(name.value)'; write four hexadecimal digits after it", at: range)
    }
}
