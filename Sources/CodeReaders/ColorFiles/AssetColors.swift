package import CatalogModel
import CatalogSyntax

/// A reader of the color sets in Xcode asset catalogs (`Contents.json`), for comparing colors in code with design
/// tokens.
package enum AssetColors {
    /// Returns the colors of a `Contents.json`.
    ///
    /// The name is the path of the file's folder below the asset catalog.
    package static func add(_ file: SourceFile, to all: inout DeclaredTokens, diagnostics: inout Diagnostics) {
        let folders = file.path.split(separator: "/").dropLast().map(String.init)
        guard let folder = folders.last, folder.hasSuffix(".colorset") else { return }
        let start = folders.lastIndex { $0.hasSuffix(".xcassets") }.map { $0 + 1 } ?? folders.count - 1
        let location = SourceRange(file: file, from: 0, to: 0)
        let name = (folders[start...].dropLast() + [String(folder.dropLast(".colorset".count))]).joined(separator: "/")
        if let problem = TokenNameProblem(name) {
            return diagnostics.report(.unusableColor(problem.words, at: location))
        }
        var found = Diagnostics()
        let node = JSONReader.read(file, diagnostics: &found)
        diagnostics.merge(found.weakening(FileRules.duplicateKey))
        guard let node else { return }
        guard case .mapping(let root) = node.content, case .sequence(let colors)? = root["colors"]?.content else {
            return diagnostics.report(.malformedColor("invalid color set; write an object with 'colors'", at: location))
        }
        all.types.insert("color")
        guard colors.elements.contains(where: { $0.mapping?["color"] != nil }) else {
            return all.addUnknown(Text(name, at: location), because: "has no color")
        }
        var themes: Set<String?> = []
        for element in colors.elements {
            guard case .mapping(let color) = element.content, let value = color["color"] else { continue }
            guard ["universal", nil].contains(color["idiom"]?.writtenText), color["display-gamut"] == nil else {
                all.omissions.append(.init(Text(name, at: element.range), because: "has a value for some devices only"))
                continue
            }
            guard case .mapping(let parts) = value.content, case .mapping(let numbers)? = parts["components"]?.content
            else {
                all.addUnknown(Text(name, at: value.range))
                continue
            }
            let theme = theme(color["appearances"])
            guard themes.insert(theme).inserted else { continue }
            do throws(ColorProblem) {
                let token = try self.value(of: numbers, in: parts["color-space"], at: value.range)
                all.tokens.append(
                    .init(
                        name: Text(name, at: element.range), theme: theme, type: "color", value: token, at: value.range)
                )
            } catch {
                diagnostics.report(.unusableColor("\(error.words) in '\(name)'", at: error.range))
                all.addUnknown(Text(name, at: value.range))
            }
        }
    }

    /// Returns the theme: `dark`, `high-contrast`, or both.
    private static func theme(_ appearances: YAMLNode?) -> String? {
        guard case .sequence(let list)? = appearances?.content else { return nil }
        let words = list.elements.compactMap { element -> String? in
            guard case .mapping(let appearance) = element.content, let value = appearance["value"]?.writtenText else {
                return nil
            }
            return appearance["appearance"]?.writtenText == "contrast" ? "\(value)-contrast" : value
        }
        let inOrder = words.sorted { $0 != "high-contrast" && $1 == "high-contrast" }
        return inOrder.isEmpty ? nil : inOrder.joined(separator: "-")
    }

    /// The reason for a color without a token.
    private struct ColorProblem: Error {
        let words: String
        let range: SourceRange
    }

    private static func value(
        of numbers: YAMLMapping, in space: YAMLNode?, at range: SourceRange
    ) throws(ColorProblem) -> JSONValue {
        func named(_ key: String) throws(ColorProblem) -> Double {
            guard let node = numbers[key] else {
                throw ColorProblem(words: "missing component '\(key)'", range: range)
            }
            guard let text = node.writtenText, let number = key == "alpha" ? opacity(text) : component(text) else {
                throw ColorProblem(words: "the component '\(key)' is not a number", range: node.range)
            }
            // Extended color spaces have wide colors this way, and no token has such a component.
            guard 0...1 ~= number else {
                throw ColorProblem(words: "the component '\(key)' is outside of 0 to 1", range: node.range)
            }
            return number
        }
        let alpha = numbers["alpha"] == nil ? 1 : try named("alpha")
        let name = space?.writtenText ?? "srgb"
        if ["gray-gamma-22", "extended-gray"].contains(name) {
            let white = try named("white")
            return HexColor.color([white, white, white], in: "srgb", alpha: alpha)
        }
        let spaces = [
            "srgb": "srgb", "extended-srgb": "srgb", "extended-linear-srgb": "srgb-linear", "display-p3": "display-p3",
        ]
        guard let token = spaces[name] else {
            throw ColorProblem(words: "unknown color space '\(name)'", range: space?.range ?? range)
        }
        return HexColor.color([try named("red"), try named("green"), try named("blue")], in: token, alpha: alpha)
    }

    /// Returns a component: `0xFF` and `255` count in bytes, `1.000` in wholes.
    private static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }

    /// Returns the opacity.
    ///
    /// An opacity of `1` means all, not a byte.
    private static func opacity(_ text: String) -> Double? {
        guard let number = component(text) else { return nil }
        return text == "1" ? 1 : number
    }
}

extension YAMLNode {
    /// The text of a scalar.
    fileprivate var writtenText: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }
}
