import CatalogModel
import CatalogRendering

/// A translation of the values of design tokens into CSS: each as the value of the intended property.
struct CSSTranslation {
    let tokens: DesignTokens
    let names: TokenNaming
    let aliases: TokenSettings.Aliases

    /// Returns the custom property of a token, and further properties for the parts not expressible in the first
    /// property.
    func declarations(of token: DesignToken) throws(CSSValueError) -> [CSSDeclaration] {
        let name = names.name(of: token.path)
        let operand = ValueOperand(
            written: token.alias.map { .string("{\($0)}") } ?? token.value, resolved: token.resolvedValue)
        // A value that CSS cannot express is an error even as an alias.
        let resolved = CSSTranslation(tokens: tokens, names: names, aliases: .resolve)
        let value = try resolved.value(of: operand, token.type)
        let isVariable = aliases == .keep && !token.references.isEmpty
        var declarations = [
            CSSDeclaration(name: name, value: isVariable ? try self.value(of: operand, token.type) : value)
        ]
        for extra in try extras(of: operand, token.type) {
            declarations.append(CSSDeclaration(name: name + extra.suffix, value: extra.value))
        }
        guard name.unicodeScalars.contains("\0") || declarations.contains(where: { $0.value.holdsNull }) else {
            return declarations
        }
        throw CSSValueError(reason: "CSS has no character U+0000")
    }

    /// Returns the value at an operand, or a reference to the token at the operand.
    func value(of operand: ValueOperand, _ type: String?) throws(CSSValueError) -> CSSValue {
        if let path = variable(operand, type: type) { return .variable(names.name(of: path)) }
        switch type {
        case "color": return try color(operand)
        case "dimension", "duration": return try measure(operand)
        case "fontFamily": return try fontFamily(operand)
        case "fontWeight": return try fontWeight(operand)
        case "number": return try number(operand)
        case "cubicBezier": return try cubicBezier(operand)
        case "strokeStyle": return try strokeStyle(operand)
        case "border": return try border(operand)
        case "transition": return try transition(operand)
        case "shadow": return .list(try layers(of: operand, type: "shadow", layer: shadow))
        case "gradient": return .function("linear-gradient", .list(try gradientStops(operand)))
        case "typography": return try typography(operand)
        case let type?: throw CSSValueError(reason: "its type '\(type)' is unknown")
        case nil: throw CSSValueError(reason: "it has no type")
        }
    }

    /// Returns the path of a token of a type referred to by an operand, where references are kept.
    func variable(_ operand: ValueOperand, type: String?) -> String? {
        guard aliases == .keep, let path = operand.reference, let token = tokens[path], token.type == type else {
            return nil
        }
        return path
    }

    // MARK: Simple values

    func measure(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        guard let digits = operand["value"]?.digits, let unit = operand["unit"]?.text else { throw .misshapen }
        return .number(digits, unit: unit)
    }

    /// Returns a measure; `what` is the phrase for findings, with an article.
    ///
    /// - Throws: `CSSValueError` for a negative value, not allowed by CSS here, or for a value that is not a measure.
    func size(of operand: ValueOperand?, type: String, what: String) throws(CSSValueError) -> CSSValue {
        guard let operand else { throw .misshapen }
        if let digits = operand["value"]?.digits, let number = Double(digits), number < 0 {
            throw CSSValueError(reason: "\(what) cannot be negative")
        }
        return try value(of: operand, type)
    }

    private func number(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        guard let digits = operand.digits else { throw .misshapen }
        return .number(digits)
    }

    private func cubicBezier(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        let numbers = (operand.elements ?? []).compactMap(\.digits)
        guard numbers.count == 4 else { throw .misshapen }
        return .function("cubic-bezier", .list(numbers.map { .number($0) }))
    }

    private func fontWeight(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        if let digits = operand.digits { return .number(digits) }
        guard let word = operand.text, let number = FontWeight.numbers[word] else { throw .misshapen }
        return .number(String(number))
    }

    private func fontFamily(_ operand: ValueOperand) throws(CSSValueError) -> CSSValue {
        let families = try self.families(operand)
        return families.count == 1 ? families[0] : .list(families)
    }

    /// Returns the names of font families; a list may contain lists of other tokens.
    private func families(_ operand: ValueOperand) throws(CSSValueError) -> [CSSValue] {
        if let path = variable(operand, type: "fontFamily") { return [.variable(names.name(of: path))] }
        if let name = operand.text { return [FontFamily.generic.contains(name) ? .keyword(name) : .text(name)] }
        var all: [CSSValue] = []
        for element in operand.elements ?? [] { all += try families(element) }
        if all.isEmpty { throw .misshapen }
        return all
    }
}

extension CSSValueError {
    /// A value without the format of the value's type.
    ///
    /// No registry contains such a value.
    static let misshapen = CSSValueError(reason: "its value does not match its type")
}

extension CSSValue {
    /// Whether a text has a character not possible in style sheets (CSS Syntax Module Level 3, section 3.3).
    var holdsNull: Bool {
        switch self {
        case .text(let text), .variable(let text): text.unicodeScalars.contains("\0")
        case .number, .keyword: false
        case .function(_, let value): value.holdsNull
        case .words(let values), .list(let values): values.contains(where: \.holdsNull)
        case .division(let left, let right): left.holdsNull || right.holdsNull
        }
    }
}
