import CatalogModel

/// A parsed Swift declaration: attributes, modifiers, keyword, name, parameters, type and constraints.
struct SwiftDeclaration {
    private(set) var attributes: [Text] = []
    /// Words before the keyword: `static`, `override`.
    private(set) var modifiers: [Text] = []
    /// `struct`, `func`, `var`.
    private(set) var keyword: Text?
    private(set) var name: Text?
    /// The question mark of an initializer that may give nil.
    private(set) var failable: Text?
    private(set) var genericParameters: [Text] = []
    private(set) var parameters: [SwiftParameter] = []
    private(set) var async: Text?
    private(set) var throwing: Text?
    private(set) var thrownType: Text?
    /// The result, the type of a property, or the type meant by a type alias.
    private(set) var type: Text?
    private(set) var value: Text?
    private(set) var constraints: [Text] = []
    /// Accessors, such as `get set`.
    private(set) var accessors: Text?

    func modifier(_ names: String...) -> Text? { modifiers.first { names.contains($0.value) } }
    func attribute(_ name: String) -> Text? { attributes.first { $0.value == name || $0.value.hasPrefix(name + "(") } }

    private static let keywords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "func", "init", "var", "let", "case", "typealias",
        "associatedtype", "subscript", "extension", "macro", "deinit", "operator", "precedencegroup",
    ]

    init(_ text: DeclarationText) {
        var scanner = DeclarationScanner(text)
        readBeginning(&scanner)
        if keyword?.value == "init" {
            if scanner.peek("?") || scanner.peek("!") {
                failable = text.text(scanner.offset..<(scanner.offset + 1))
                _ = scanner.take("?") || scanner.take("!")
            }
        } else if keyword?.value != "subscript" {
            name = (scanner.name() ?? scanner.operatorName()).flatMap(text.text)
        }
        readGenerics(&scanner)
        scanner.skipSpace()
        let takesParameters = ["func", "init", "case", "subscript", "macro"].contains(keyword?.value)
        if takesParameters, scanner.peek("("), let inside = scanner.brackets() {
            var list = DeclarationScanner(text, stretch: inside)
            parameters = list.list().compactMap { SwiftParameter(text, stretch: $0, in: keyword?.value ?? "") }
        }
        readEnd(&scanner)
    }

    private mutating func readBeginning(_ scanner: inout DeclarationScanner) {
        while keyword == nil, !scanner.isAtEnd {
            if let attribute = scanner.attribute() {
                scanner.text.text(attribute).map { attributes.append($0) }
                continue
            }
            guard let word = scanner.name().flatMap(scanner.text.text) else { return }
            // `class func` is a modifier, `class Button` the keyword.
            if word.value == "class", Self.isModifier(before: scanner) {
                modifiers.append(word)
            } else if Self.keywords.contains(word.value) {
                keyword = word
            } else {
                if scanner.peek("("), let inside = scanner.brackets() {
                    let setter = scanner.text.text(inside)?.value ?? ""
                    modifiers.append(word.map { "\($0)(\(setter))" })
                } else {
                    modifiers.append(word)
                }
            }
        }
    }

    /// Whether a member comes next.
    private static func isModifier(before scanner: DeclarationScanner) -> Bool {
        ["func", "var", "let", "subscript", "override", "final"].contains { word in
            var ahead = scanner
            return ahead.take(word: word) != nil
        }
    }

    private mutating func readGenerics(_ scanner: inout DeclarationScanner) {
        // Generic parameters of an operator stand behind a space.
        if !genericsFollow(scanner) { return }
        guard let inside = scanner.brackets() else { return }
        var list = DeclarationScanner(scanner.text, stretch: inside)
        genericParameters = list.list().compactMap(scanner.text.text)
    }

    private func genericsFollow(_ scanner: DeclarationScanner) -> Bool {
        var scanner = scanner
        scanner.skipSpace()
        return scanner.peek("<")
    }

    private mutating func readEnd(_ scanner: inout DeclarationScanner) {
        let text = scanner.text
        while !scanner.isAtEnd {
            scanner.skipSpace()
            if let word = scanner.take(word: "async") {
                async = text.text(word)
            } else if let word = scanner.take(word: "throws") ?? scanner.take(word: "rethrows") {
                throwing = text.text(word)
                if scanner.peek("(") { thrownType = scanner.brackets().flatMap(text.text) }
            } else if let word = scanner.take(word: "where") {
                var list = DeclarationScanner(
                    text, stretch: word.upperBound..<scanner.text(until: Self.isBody).upperBound)
                constraints = list.list().compactMap(text.text)
            } else if scanner.peek("{") {
                accessors = scanner.brackets().flatMap(text.text)
            } else if scanner.take(":") || takeArrow(&scanner) {
                type = text.text(scanner.text { $0.isAt(word: "where") || Self.isBody($0) || Self.isValue($0) })
            } else if scanner.take("=") {
                let stretch = scanner.text { $0.isAt(word: "where") || Self.isBody($0) }
                if keyword?.value == "typealias" { type = text.text(stretch) } else { value = text.text(stretch) }
            } else {
                scanner.skip()
            }
        }
    }

    private func takeArrow(_ scanner: inout DeclarationScanner) -> Bool {
        var ahead = scanner
        guard ahead.take("-"), ahead.peek(">"), ahead.take(">") else { return false }
        scanner = ahead
        return true
    }

    private static func isBody(_ scanner: DeclarationScanner) -> Bool { scanner.peek("{") }

    private static func isValue(_ scanner: DeclarationScanner) -> Bool { scanner.isSign("=") }
}

/// A parameter in a parsed Swift declaration of a function, an initializer, a subscript, a macro or an enum case.
struct SwiftParameter {
    private(set) var attributes: [Text] = []
    private(set) var label: Text?
    private(set) var name: Text?
    private(set) var type: Text?
    private(set) var value: Text?
    private(set) var variadic: Text?

    init?(_ text: DeclarationText, stretch: Range<Int>, in keyword: String) {
        var scanner = DeclarationScanner(text, stretch: stretch)
        scanner.skipSpace()
        if scanner.isAtEnd { return nil }
        let start = scanner.offset
        while let attribute = scanner.attribute() { text.text(attribute).map { attributes.append($0) } }
        let first = scanner.name()
        let second = scanner.name()
        if let first, scanner.take(":") {
            label = text.text(first)
            name = text.text(second ?? first)
            if keyword == "subscript", second == nil { label = label?.map { _ in "_" } }
        } else {
            // A value of a case without a label.
            attributes = []
            scanner = DeclarationScanner(text, stretch: start..<stretch.upperBound)
        }
        var types = scanner.text { $0.isSign("=") }
        if scanner.take("=") { value = text.text(scanner.rest) }
        let dots = text.bytes[types].lastIndex { !$0.isSpace } ?? types.lowerBound
        if dots - 2 >= types.lowerBound, text.bytes[(dots - 2)...dots].elementsEqual("...".utf8) {
            variadic = text.text((dots - 2)..<(dots + 1))
            types = types.lowerBound..<(dots - 2)
        }
        type = text.text(types)
    }
}

extension DeclarationScanner {
    /// Whether a sign stands alone between spaces.
    func isSign(_ sign: Unicode.Scalar) -> Bool {
        guard peek(sign), offset > 0, text.bytes[offset - 1].isSpace else { return false }
        return offset + 1 >= text.bytes.count || text.bytes[offset + 1].isSpace
    }
}
