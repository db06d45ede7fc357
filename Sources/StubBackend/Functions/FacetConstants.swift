import CatalogModel

/// A maker of short constant names for token paths or text keys, from the differing parts: `button.color` and
/// `button.size` become `Color` and `Size`.
enum ConstantNames {
    static func names(of paths: [String]) -> [String] {
        let split = paths.map { $0.utf8.split(whereSeparator: isSeparator).map { String(Substring($0)) } }
        var common = 0
        if let first = split.first, split.count > 1 {
            while common < first.count, split.allSatisfy({ $0.count > common + 1 && $0[common] == first[common] }) {
                common += 1
            }
        } else if let first = split.first {
            common = max(0, first.count - 2)
        }
        var taken: Set<String> = []
        return zip(paths, split).map { path, parts in
            let words = parts.dropFirst(common).map(DeclaredNames.pascalCase).joined()
            return taken.insertNumbered(words.beginsWithLetter ? words : "Value" + words, separator: "") {
                $0.lowercased()
            }
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: " "): true
        default: false
        }
    }
}

/// The value of a design token for a constant in a stub, independent of the language: color, length, duration, number
/// or text.
enum TokenConstant {
    case color(SRGBColor)
    /// A length in pixels that do not depend on the screen.
    case length(Double)
    /// In milliseconds.
    case duration(Double)
    case number(Double)
    case text(String)

    init(_ token: TokenStub) {
        guard let value = token.value else {
            self = .text(token.path)
            return
        }
        switch (token.type, value) {
        case ("color", _):
            if let color = TokenColor(value)?.srgb {
                self = .color(color.clipped)
                return
            }
        case ("dimension", .object(let object)):
            if let number = object["value"]?.double, let unit = object["unit"]?.string {
                if unit == "px" {
                    self = .length(number)
                    return
                }
                if unit == "rem" {
                    self = .length(number * 16)
                    return
                }
            }
        case ("duration", .object(let object)):
            if let number = object["value"]?.double, let unit = object["unit"]?.string {
                self = .duration(unit == "s" ? number * 1000 : number)
                return
            }
        case ("number", _), ("fontWeight", _):
            if let number = value.double {
                self = .number(number)
                return
            }
        default: break
        }
        self = .text(TokenValueText.text(of: value, type: token.type))
    }
}

extension JSONValue {
    fileprivate var double: Double? {
        if case .number(let digits) = self { Double(digits).flatMap { $0.isFinite ? $0 : nil } } else { nil }
    }

    fileprivate var string: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
