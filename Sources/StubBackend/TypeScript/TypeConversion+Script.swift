import CatalogModel
import SourceCode

// TypeScript types in TypeScript stubs: the author's text, with the names under which the file imports other
// declarations.
extension TypeConversion {
    /// Whether types stay in the author's spelling: the author wrote in the language of the stub.
    var keepsSpelling: Bool { target.keepsSpelling && isSameLanguage }

    /// Whether the author wrote for React, so that React's types need no prefix.
    private var isReact: Bool { target.keepsSpelling && !isDerived }

    /// Returns a type in a form possible in the stub; nil for other text, or for a type spelled differently in the
    /// types file.
    mutating func script(_ text: String) -> String? {
        guard keepsSpelling, TypeScriptTypeRecognizer.isType(text), let type = TypeParser.parse(text),
            !type.holds(isStated)
        else {
            return nil
        }
        return renamed(text)
    }

    /// Whether a type picks members missing from another type.
    func picksNothing(_ type: TypeExpression) -> Bool { keepsSpelling && type.holds(lacksKeys) }

    /// Returns a list such as `<Value extends Item = Item>` in a form possible in the stub; nil for another text.
    mutating func scriptGenerics(_ text: String) -> String? {
        guard keepsSpelling, TypeScriptTypeRecognizer.isGenericParameters(text) else { return nil }
        return renamed(text)
    }

    private func isStated(_ type: TypeExpression) -> Bool {
        catalog.spellings.stated(type, languages: scope.languages) != nil
    }

    private mutating func renamed(_ text: String) -> String? {
        let before = self
        var bytes = Array(text.utf8)
        for use in TypeScriptTypeRecognizer.uses(in: text).reversed() {
            guard let name = name(of: use, followedBy: bytes[use.location.upperBound...]) else {
                self = before
                return nil
            }
            bytes.replaceSubrange(use.location, with: name.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Names

    /// Returns the file's name for a type or a value; nil if no name is possible.
    private mutating func name(of use: NameUse, followedBy rest: ArraySlice<UInt8>) -> String? {
        let name = use.path.joined(separator: ".")
        let first = use.path[0]
        if generics.contains(first) { return use.path.count == 1 && !use.isValue ? name : nil }
        if scope.isGeneric(first) { return nil }
        if let record = record(name) { return declared(record, by: use, before: rest) }
        if use.isValue, use.path.count == 2, let record = record(first) {
            return declared(record, by: use, before: rest).map { "\($0).\(use.path[1])" }
        }
        if provided.imported.contains(first) { return name }
        if let props = props(name) {
            return isKey(in: props.record, named: rest, by: use) ? spelled(props.name, by: use) : nil
        }
        return undeclared(use)
    }

    private mutating func undeclared(_ use: NameUse) -> String? {
        reactName(use) ?? platformName(use) ?? placeholder(use)
    }

    /// Returns the type of an entry meant by a name.
    private func record(_ name: String) -> TypeRecord? {
        guard catalog.types.isDeclared(name) else { return nil }
        let record =
            catalog.types.own(name, of: scope.entry, implementation: scope.implementation, owner: scope.owner)
            ?? (provided.imported.contains(name)
                ? nil
                : catalog.types.foreign(name, implementation: scope.implementation, languages: scope.languages))
        guard let record, let owner = record.declaration.from?.value else { return record }
        return catalog.types.own(record.name, of: owner, implementation: record.implementation.name, owner: nil)
    }

    private mutating func declared(
        _ record: TypeRecord, by use: NameUse, before rest: ArraySlice<UInt8>
    ) -> String? {
        guard record.declaration.external != true, let stub = catalog.declaration(of: record, by: targetName) else {
            return undeclared(use)
        }
        let kind = TypeStubKind(record.element, isMain: false)
        if catalog.isComponent(record) {
            // In other frameworks, the name of an element means its class, which a React stub does not have.
            guard isReact else { return nil }
            if use.isValue {
                declared[stub.name] = (record, stub.module)
                return stub.name
            }
            // As a type, a component means the element that it creates.
            guard !use.isLookedInto, use.arity == 0 else { return nil }
            guard let props = catalog.props(of: record, by: targetName) else { return react("ReactElement") }
            declared[props] = (record, stub.module)
            return "\(react("ReactElement"))<\(props)\(Self.any(record.genericCount.upperBound))>"
        }
        guard kind.isTypeInFunctions else { return nil }
        if use.isValue {
            let cases = record.declaration.cases.orEmpty().elements
            guard case .enum = kind, cases.allSatisfy({ $0.value.parameters == nil }) else { return nil }
        } else if !isKey(in: record, named: rest, by: use) {
            return nil
        }
        declared[stub.name] = (record, stub.module)
        return use.isValue ? stub.name : filled(stub.name, by: use, arity: record.genericCount)
    }

    /// Returns the name with generic arguments where the author left out required ones; nil where there are too many.
    private func filled(_ name: String, by use: NameUse, arity: ClosedRange<Int>) -> String? {
        if arity.contains(use.arity) { return name }
        return use.arity == 0 ? name + Self.any(arity.lowerBound) : nil
    }

    private static func any(_ count: Int) -> String {
        count == 0 ? "" : "<\(Array(repeating: "any", count: count).joined(separator: ", "))>"
    }

    /// Returns the interface for the properties declared by the stub of a component: `ButtonProps`.
    private func props(_ name: String) -> (name: String, record: TypeRecord)? {
        guard isReact, name.hasSuffix("Props"), let record = record(String(name.dropLast(5))),
            catalog.isComponent(record),
            let props = catalog.props(of: record, by: targetName)
        else { return nil }
        return (props, record)
    }

    private mutating func spelled(_ props: String, by use: NameUse) -> String? {
        guard let found = self.props(use.path.joined(separator: ".")),
            let stub = catalog.declaration(of: found.record, by: targetName), !use.isValue
        else { return nil }
        declared[props] = (found.record, stub.module)
        return filled(props, by: use, arity: found.record.genericCount)
    }

    /// Returns the name of a type of React: `React.Ref`, `JSX.Element`, or a bare name importable from React.
    private mutating func reactName(_ use: NameUse) -> String? {
        let name = use.path.joined(separator: ".")
        switch (use.path[0], use.path.count) {
        case ("React", 2...):
            let inner = use.path[1]
            if use.isValue {
                guard ReactTypes.elements.contains(inner), use.path.count == 2 else { return nil }
            } else if inner != "JSX" {
                guard use.path.count == 2, let arity = ReactTypes.arity(of: inner),
                    let name = filled(name, by: use, arity: arity)
                else { return nil }
                react.insert("React")
                return name
            }
            react.insert("React")
            return name
        case ("JSX", 2) where !use.isValue:
            react.insert("JSX")
            return name
        case (let only, 1) where !use.isValue:
            guard let arity = ReactTypes.arity(of: only) else { return nil }
            if provided.react.contains(only) || (ReactTypes.isAlone(only) && (isReact || ReactTypes.isNode(only))) {
                guard let name = filled(only, by: use, arity: arity) else { return nil }
                react.insert(only)
                return name
            }
            // Browsers have an event of that name without arguments.
            guard isReact, use.arity > 0, arity.contains(use.arity), TypeScriptPlatform.arities[only] == nil else {
                return nil
            }
            react.insert("React")
            return "React." + only
        default: return nil
        }
    }

    private mutating func react(_ name: String) -> String {
        react.insert(name)
        return name
    }

    private func platformName(_ use: NameUse) -> String? {
        let name = use.path.joined(separator: ".")
        if use.isValue { return TypeScriptPlatform.isValue(use.path[0]) ? name : nil }
        guard TypeScriptPlatform.isType(name) || target.isAvailable(name) else {
            return provided.spelled(name, in: target)
        }
        return name == "this" ? nil : filled(name, by: use, arity: TypeScriptPlatform.arities[name] ?? 0...0)
    }

    private mutating func placeholder(_ use: NameUse) -> String? {
        let name = use.path.joined(separator: ".")
        let isData = catalog.spellings.builtIn(.name(name), languages: []) != nil
        guard !isData, use.path.allSatisfy(TypeScriptNames.isIdentifier) else { return nil }
        if use.isValue {
            // An undeclared value has any type, so it allows every use.
            guard TypeScriptNames.binding(use.path[0]) == use.path[0] else { return nil }
            values.insert(use.path[0])
            return name
        }
        let spelled = use.path.map(DeclaredNames.pascalCase).joined()
        guard use.path.count == 1 || use.arity == 0, !target.isAvailable(spelled), !functions.contains(spelled),
            placeholders[spelled] == nil || placeholders[spelled] == use.arity
        else { return nil }
        placeholders[spelled] = use.arity
        return spelled
    }

    // MARK: Keys

    /// Whether the brackets after a type, if there are any, name members of the type.
    private func isKey(in record: TypeRecord, named rest: ArraySlice<UInt8>, by use: NameUse)
        -> Bool
    {
        guard use.isLookedInto else { return true }
        var rest = rest
        if rest.first == UInt8(ascii: "<") { return false }
        guard rest.popFirst() == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
            return false
        }
        return TypeParser.parse(String(decoding: rest[..<end], as: UTF8.self)).map { hasKeys($0, of: record) } ?? false
    }

    private func hasKeys(_ type: TypeExpression, of record: TypeRecord) -> Bool {
        switch type.unwrapped {
        case .literal(.string(let key)): catalog.keys(of: record).contains(key)
        case .union(let members): members.allSatisfy { hasKeys($0, of: record) }
        default: false
        }
    }

    /// Whether a type picks members missing from another type.
    private func lacksKeys(_ type: TypeExpression) -> Bool {
        guard case .generic("Pick", let arguments) = type, arguments.count == 2 else { return false }
        switch arguments[0].unwrapped {
        case .name(let name), .generic(let name, _):
            guard let record = record(name) ?? props(name)?.record else { return false }
            return !hasKeys(arguments[1], of: record)
        default: return false
        }
    }
}
