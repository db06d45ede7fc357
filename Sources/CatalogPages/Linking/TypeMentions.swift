import CatalogModel

/// A finder of the catalog's types named in the type texts of a component's page, such as `[Button]`, for linking.
struct TypeMentions {
    private let index: TypeMentionIndex
    private let component: Component
    /// The component's own types, by the last part of the full name.
    private let own: [Substring: [TypeMentionLocation]]

    init(_ index: TypeMentionIndex, component: Component) {
        self.index = index
        self.component = component
        own = Dictionary(grouping: index.locations(of: component.id)) { Self.lastName(of: $0.type) }
    }

    private static func lastName(of type: String) -> Substring {
        type.utf8.lastIndex(of: UInt8(ascii: ".")).map { type[type.utf8.index(after: $0)...] } ?? type[...]
    }

    /// Returns the first type of the catalog mentioned in a type's text, other than the owner of the text.
    func first(in type: String, implementation: String?, owner: String?) -> TypeMentionLocation? {
        for mention in Self.mentions(in: type) {
            let location = location(of: mention, implementation: implementation, owner: owner)
            if let location, location.entry != component.id || location.type != owner { return location }
        }
        return nil
    }

    /// Returns the place of a mentioned type.
    ///
    /// A short name is looked up first in the owner, then in the entry, then in the catalog. Types of other languages
    /// are skipped.
    func location(of mention: String, implementation: String?, owner: String?) -> TypeMentionLocation? {
        if let location = ownLocation(of: mention, implementation: implementation, owner: owner) { return location }
        let others = index.locations(named: mention)
        if others.isEmpty { return nil }
        let language = language(of: implementation)
        let locations = others.filter {
            $0.implementation == implementation || (!language.isEmpty && $0.language == language)
        }
        return locations.first { !$0.isBorrowed } ?? locations.first
    }

    /// Returns the component's own type meant by a mention: `Layout` in `BB.InputAmount` may be `BB.InputAmount.Layout`
    /// or `BB.Layout`.
    private func ownLocation(of mention: String, implementation: String?, owner: String?) -> TypeMentionLocation? {
        let mayBeMeant = own[Self.lastName(of: mention), default: []].filter {
            (implementation == nil || $0.implementation == implementation) && $0.type.utf8.hasSuffix(mention.utf8)
        }
        if mayBeMeant.isEmpty { return nil }
        for scope in scopes(of: owner) {
            if let location = mayBeMeant.first(where: { $0.type.isName(mention, in: scope) }) { return location }
        }
        return mayBeMeant.first { $0.type == mention } ?? mayBeMeant.first { $0.type.hasSuffix("." + mention) }
    }

    /// Returns the name of the owner and the names of the enclosing types, innermost first.
    private func scopes(of owner: String?) -> [Substring.UTF8View] {
        guard let owner = owner?.utf8 else { return [] }
        let dots = owner.indices.reversed().filter { owner[$0] == UInt8(ascii: ".") }
        return [owner[...]] + dots.map { owner[..<$0] }
    }

    private func language(of implementation: String?) -> String {
        let element = implementation.flatMap { component.entry.implementations?.element(named: $0) }
        return element.map { ImplementationName($0).language } ?? ""
    }

    // MARK: - Names in a type

    /// Returns the names in a type's text, dots included: `Binding` and `BB.Layout` in `Binding<BB.Layout?>`.
    static func mentions(in type: String) -> [String] {
        // Most types are one word.
        if type.utf8.allSatisfy(\.isASCIIWord) { return type.isEmpty ? [] : [type] }
        if type.utf8.allSatisfy({ $0 < 0x80 }) { return asciiMentions(in: Array(type.utf8)) }
        var mentions: [String] = []
        var name = ""
        for scalar in type.unicodeScalars {
            let joins = scalar == "." || scalar == "-"
            if Slug.isWord(scalar) || (joins && !name.isEmpty) {
                name.unicodeScalars.append(scalar)
            } else if !name.isEmpty {
                mentions.append(trimmed(name))
                name = ""
            }
        }
        return name.isEmpty ? mentions : mentions + [trimmed(name)]
    }

    /// Returns the names in a type's ASCII text, byte by byte.
    private static func asciiMentions(in type: [UInt8]) -> [String] {
        var mentions: [String] = []
        var start = 0
        while start < type.count {
            guard type[start].isASCIIWord else {
                start += 1
                continue
            }
            var end = start + 1
            var nameEnd = end
            while end < type.count, type[end].isASCIIWord || joins(type[end]) {
                end += 1
                if !joins(type[end - 1]) { nameEnd = end }
            }
            mentions.append(String(decoding: type[start..<nameEnd], as: UTF8.self))
            start = end
        }
        return mentions
    }

    private static func joins(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") }

    private static func trimmed(_ name: String) -> String {
        var name = name
        while name.last == "." || name.last == "-" { name.removeLast() }
        return name
    }
}

extension String {
    /// Returns whether the string consists of the scope, a dot and the name.
    fileprivate func isName(_ name: String, in scope: Substring.UTF8View) -> Bool {
        let count = scope.count
        return utf8.count == count + 1 + name.utf8.count && utf8.starts(with: scope)
            && utf8.dropFirst(count).first == UInt8(ascii: ".") && utf8.hasSuffix(name.utf8)
    }
}

extension String.UTF8View {
    fileprivate func hasSuffix(_ other: String.UTF8View) -> Bool {
        count >= other.count && suffix(other.count).elementsEqual(other)
    }
}
