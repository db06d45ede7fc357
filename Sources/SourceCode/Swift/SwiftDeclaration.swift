package import CatalogModel

/// A parsed Swift declaration: attributes, modifiers, keyword, name, parameters, type and constraints.
package struct SwiftDeclaration {
    package private(set) var attributes: [Text] = []
    /// Words before the keyword: `static`, `override`.
    package private(set) var modifiers: [Text] = []
    /// `struct`, `func`, `var`.
    package private(set) var keyword: Text?
    package private(set) var name: Text?
    /// The question mark of an initializer that may give nil.
    package private(set) var failable: Text?
    package private(set) var genericParameters: [Text] = []
    package private(set) var parameters: [SwiftParameter] = []
    package private(set) var async: Text?
    package private(set) var throwing: Text?
    package private(set) var thrownType: Text?
    /// The result, the type of a property, or the type meant by a type alias.
    package private(set) var type: Text?
    package private(set) var value: Text?
    package private(set) var constraints: [Text] = []
    /// Accessors, such as `get set`.
    package private(set) var accessors: Text?

    package func modifier(_ names: String...) -> Text? { modifiers.first { names.contains($0.value) } }
    package func attribute(_ name: String) -> Text? {
        attributes.first { $0.value == name || $0.value.hasPrefix(name + "(") }
    }

    private static let keywords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "func", "init", "var", "let", "case", "typealias",
        "associatedtype", "subscript", "extension", "macro", "deinit", "operator", "precedencegroup",
    ]

    package init(_ text: DeclarationText) {
        var scanner = text.scanner(in: 0..<text.bytes.count)
        readBeginning(&scanner, of: text)
        if keyword?.value == "init" {
            if scanner.takeAdjacent("?") || scanner.takeAdjacent("!") {
                failable = text.text((scanner.position - 1)..<scanner.position)
            }
        } else if keyword?.value != "subscript" {
            name = (scanner.takeWord() ?? scanner.takeOperator()).flatMap(text.text)
        }
        readGenerics(&scanner, of: text)
        scanner.skipSpace()
        let takesParameters = ["func", "init", "case", "subscript", "macro"].contains(keyword?.value)
        if takesParameters, scanner.next == UInt8(ascii: "("), let inside = scanner.takeBrackets() {
            var list = text.scanner(in: inside)
            parameters = list.takeParts().compactMap { SwiftParameter(text, range: $0, in: keyword?.value ?? "") }
        }
        readEnd(&scanner, of: text)
    }

    private mutating func readBeginning(_ scanner: inout SyntaxScanner, of text: DeclarationText) {
        while keyword == nil, !scanner.isAtEnd {
            if let attribute = scanner.takeAttribute() {
                text.text(attribute).map { attributes.append($0) }
                continue
            }
            guard let word = scanner.takeWord().flatMap(text.text) else { return }
            // `class func` is a modifier, `class Button` the keyword.
            if word.value == "class", Self.isModifier(before: scanner) {
                modifiers.append(word)
            } else if Self.keywords.contains(word.value) {
                keyword = word
            } else {
                if scanner.next == UInt8(ascii: "("), let inside = scanner.takeBrackets() {
                    let setter = text.text(inside)?.value ?? ""
                    modifiers.append(word.map { "\($0)(\(setter))" })
                } else {
                    modifiers.append(word)
                }
            }
        }
    }

    /// Whether a member comes next.
    private static func isModifier(before scanner: SyntaxScanner) -> Bool {
        ["func", "var", "let", "subscript", "override", "final"].contains { word in
            var ahead = scanner
            return ahead.take(word: word) != nil
        }
    }

    private mutating func readGenerics(_ scanner: inout SyntaxScanner, of text: DeclarationText) {
        // Generic parameters of an operator come after a space.
        var ahead = scanner
        guard ahead.take("<"), let inside = scanner.takeBrackets() else { return }
        var list = text.scanner(in: inside)
        genericParameters = list.takeParts().compactMap(text.text)
    }

    private mutating func readEnd(_ scanner: inout SyntaxScanner, of text: DeclarationText) {
        while !scanner.isAtEnd {
            scanner.skipSpace()
            if let word = scanner.take(word: "async") {
                async = text.text(word)
            } else if let word = scanner.take(word: "throws") ?? scanner.take(word: "rethrows") {
                throwing = text.text(word)
                if scanner.next == UInt8(ascii: "(") { thrownType = scanner.takeBrackets().flatMap(text.text) }
            } else if let word = scanner.take(word: "where") {
                var list = text.scanner(in: word.upperBound..<scanner.takeText(until: Self.isBody).upperBound)
                constraints = list.takeParts().compactMap(text.text)
            } else if Self.isBody(scanner) {
                accessors = scanner.takeBrackets().flatMap(text.text)
            } else if scanner.take(":") || scanner.take("->") {
                type = text.text(scanner.takeText { $0.isAt(word: "where") || Self.isBody($0) || Self.isValue($0) })
            } else if scanner.take("=") {
                let range = scanner.takeText { $0.isAt(word: "where") || Self.isBody($0) }
                if keyword?.value == "typealias" { type = text.text(range) } else { value = text.text(range) }
            } else {
                scanner.skipOne()
            }
        }
    }

    private static func isBody(_ scanner: SyntaxScanner) -> Bool { scanner.next == UInt8(ascii: "{") }

    private static func isValue(_ scanner: SyntaxScanner) -> Bool { scanner.isAtValue }
}

/// A parameter in a parsed Swift declaration of a function, an initializer, a subscript, a macro or an enum case.
package struct SwiftParameter {
    package private(set) var attributes: [Text] = []
    package private(set) var label: Text?
    package private(set) var name: Text?
    package private(set) var type: Text?
    package private(set) var value: Text?
    package private(set) var variadic: Text?

    init?(_ text: DeclarationText, range: Range<Int>, in keyword: String) {
        var scanner = text.scanner(in: range)
        scanner.skipSpace()
        if scanner.isAtEnd { return nil }
        let start = scanner.position
        while let attribute = scanner.takeAttribute() { text.text(attribute).map { attributes.append($0) } }
        let first = scanner.takeWord()
        let second = scanner.takeWord()
        if let first, scanner.take(":") {
            label = text.text(first)
            name = text.text(second ?? first)
            if keyword == "subscript", second == nil { label = label?.map { _ in "_" } }
        } else {
            // A value of a case without a label.
            attributes = []
            scanner = text.scanner(in: start..<range.upperBound)
        }
        var types = scanner.takeText { $0.isAtValue }
        if scanner.take("=") { value = text.text(scanner.rest) }
        let dots = text.bytes[types].lastIndex { !SyntaxScanner.isSpace($0) } ?? types.lowerBound
        if dots - 2 >= types.lowerBound, text.bytes[(dots - 2)...dots].elementsEqual("...".utf8) {
            variadic = text.text((dots - 2)..<(dots + 1))
            types = types.lowerBound..<(dots - 2)
        }
        type = text.text(types)
    }
}

extension SyntaxScanner {
    /// Takes a name or keyword.
    fileprivate mutating func takeWord() -> Range<Int>? {
        skipSpace()
        let start = position
        while Self.isNameByte(next) || next == UInt8(ascii: "`") { advance() }
        return start < position ? start..<position : nil
    }

    /// Takes a whole word such as `where` if next.
    fileprivate mutating func take(word: String) -> Range<Int>? {
        var scanner = self
        guard let range = scanner.takeWord(), bytes[range].elementsEqual(word.utf8) else { return nil }
        self = scanner
        return range
    }

    /// Takes the name of an operator.
    fileprivate mutating func takeOperator() -> Range<Int>? {
        skipSpace()
        let start = position
        while !isAtEnd, !Self.isSpace(next), next != UInt8(ascii: "(") { advance() }
        return start < position ? start..<position : nil
    }

    /// Takes an attribute with arguments: `@available(iOS 17, *)`.
    fileprivate mutating func takeAttribute() -> Range<Int>? {
        skipSpace()
        let start = position
        guard takeAdjacent("@") else { return nil }
        while Self.isNameByte(next) || next == UInt8(ascii: "`") || next == UInt8(ascii: ".") { advance() }
        if next == UInt8(ascii: "(") { _ = takePair() }
        return start..<position
    }

    /// Whether a whole word comes next, with a space before.
    fileprivate func isAt(word: String) -> Bool {
        guard Self.isSpace(previous) || previous == UInt8(ascii: ")") else { return false }
        var scanner = self
        return scanner.take(word: word) != nil
    }

    /// Whether an equals sign between spaces comes next.
    fileprivate var isAtValue: Bool {
        next == UInt8(ascii: "=") && Self.isSpace(previous) && (peek(1) == 0 || Self.isSpace(peek(1)))
    }
}
