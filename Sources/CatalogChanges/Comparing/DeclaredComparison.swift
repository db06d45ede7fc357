package import CatalogModel
import SourceCode

/// The differences between an entry's statements about an implementation and the API declared in the code.
package struct DeclaredComparison {
    /// Changes other than mere differences in spelling.
    package let changes: [Change]
    /// Number of times the entry states a fact that the code's source cannot state, by record and key:
    /// `Property.default`.
    package let unsaid: [String: Int]

    /// Creates the comparison of the functions, types and variables of an implementation.
    ///
    /// - Parameters:
    ///   - component: The entry; nil for declarations outside of an entry.
    ///   - platform: The name of the implementation.
    ///   - stated: The entry's side: the old state.
    ///   - declared: The code's side: the new state.
    ///   - silence: Whether the source is silent about a key of a record, possibly with a value of the key.
    package init(
        of component: EntryID?, platform: String, stated: Implementation, declared: Implementation,
        silence: @escaping (_ key: String, _ record: String, _ hasValue: Bool) -> Bool
    ) {
        var comparison = Comparison(replacements: Replacements(of: nil), silence: silence)
        var scope = Scope()
        scope.component = component
        scope.area = .api
        scope.steps = [component?.rawValue ?? "", "implementations"]
        scope = scope.entering(platform, as: "implementation")
        comparison.compare(
            Implementation.recordForm, old: stated.node, new: declared.node, in: scope,
            only: ["types", "functions", "variables"])
        let changes = comparison.changes.filter { change in
            change.kind != .respelled
                && !(Self.types.contains(change.subject.split(separator: ".").last.map(String.init) ?? "")
                    && TypeSpelling.isSame(change.old?.text, as: change.new?.text, of: change))
                && !Self.isSameVersion(change)
        }
        let addresses = Set(changes.map(\.address))
        // A default makes a value optional, and `generics` can have the constraints of `where`, so report one key.
        self.changes = changes.filter { change in
            ![("required", "default"), ("where", "generics")].contains { key, other in
                change.address.hasSuffix("/" + key) && addresses.contains(change.address.dropLast(key.count) + other)
            }
        }
        unsaid = comparison.unsaid
    }

    private static let types: Set<String> = ["type", "definition", "raw", "either"]

    /// Returns whether a change is between spellings of the same version: `17` and `17.0`.
    private static func isSameVersion(_ change: Change) -> Bool {
        guard change.subject.hasPrefix("Platform."), let old = change.old?.text, let new = change.new?.text else {
            return false
        }
        func parts(_ text: String) -> [Substring] {
            var parts = text.split(separator: ".")
            while parts.last == "0", parts.count > 1 { parts.removeLast() }
            return parts
        }
        return parts(old) == parts(new)
    }
}

/// A comparison of two spellings of a type, an author's and a compiler's, such as `Self` for the enclosing type.
enum TypeSpelling {
    static func isSame(_ stated: String?, as declared: String?, of change: Change) -> Bool {
        guard let stated, let declared else { return false }
        let language = change.language ?? .unstated
        if isEqual(stated, to: declared, in: language) { return true }
        let owner = owner(in: change.address)
        var (left, right) = (stated, declared)
        // Only a declaration needs `@escaping`, so ignore it where the author omits it.
        if !left.contains("@escaping") { right = right.replacing("@escaping ", with: "") }
        if language.traits.receiversAreParameters { (left, right) = (withoutReceivers(left), withoutReceivers(right)) }
        left = withoutBinding(left)
        right = withoutBinding(right)
        if left == "Self", simple(right) == simple(owner) { return true }
        if right == "Self", simple(left) == simple(owner) { return true }
        let (old, new) = (words(left), words(right))
        return isEqual(shortened(old, as: new).joined(), to: shortened(new, as: old).joined(), in: language)
    }

    /// Returns the names, each with as much of the enclosing scope as given by the other side.
    private static func shortened(_ words: [String], as others: [String]) -> [String] {
        words.map { word in word.contains(".") ? others.first { isSuffix($0, of: word) } ?? word : word }
    }

    private static func isEqual(_ left: String, to right: String, in language: ProgrammingLanguage) -> Bool {
        TypeRelation.of(left, to: right, in: language).isSame
    }

    /// Returns the type in an address: `button/implementations/swiftui/types/BB.Button/…`.
    private static func owner(in address: String) -> String {
        let steps = address.split(separator: "/").map(String.init)
        guard let index = steps.firstIndex(of: "types"), index + 1 < steps.count else { return "" }
        return steps[index + 1]
    }

    private static func simple(_ type: String) -> Substring? { type.prefix { $0 != "<" }.split(separator: ".").last }

    /// Returns `(ColumnScope) -> Unit` for `@Composable ColumnScope.() -> Unit`, an equivalent type to machines.
    private static func withoutReceivers(_ type: String) -> String {
        var words = type.replacing("@Composable ", with: "")
        words = words.replacing(".()", with: "→")
        guard let mark = words.firstIndex(of: "→") else { return words }
        let start = words[..<mark].lastIndex { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
        let name = start.map { words.index(after: $0) } ?? words.startIndex
        return words[..<name] + "(" + words[name..<mark] + ")" + words[words.index(after: mark)...]
    }

    private static func withoutBinding(_ type: String) -> String {
        type.hasPrefix("Binding<") && type.hasSuffix(">") ? String(type.dropFirst(8).dropLast()) : type
    }

    /// Returns names with their enclosing scopes, and the signs between names.
    ///
    /// Arguments of enclosing scopes are left out.
    private static func words(_ type: String) -> [String] {
        var words: [String] = []
        var rest = type[...]
        while let first = rest.first {
            if first.isLetter || first == "_" {
                words.append(name(&rest))
            } else {
                if !first.isWhitespace || words.last?.last?.isLetter == true && rest.dropFirst().first?.isLetter == true
                {
                    words.append(String(first))
                }
                rest = rest.dropFirst()
            }
        }
        return words
    }

    private static func name(_ rest: inout Substring) -> String {
        var name = ""
        while true {
            let part = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            name += part
            rest = rest[part.endIndex...]
            var ahead = rest
            if ahead.first == "<", let end = closing(ahead) { ahead = ahead[ahead.index(after: end)...] }
            guard ahead.first == ".", ahead.dropFirst().first?.isLetter == true else { return name }
            name += "."
            rest = ahead.dropFirst()
        }
    }

    private static func closing(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "<" { depth += 1 } else if text[index] == ">" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func isSuffix(_ short: String, of long: String) -> Bool { long.hasSuffix("." + short) }
}
