import CatalogModel

// Lists, tuples, functions and objects.
extension TypeParser {
    // MARK: Square brackets

    /// Takes `[T]`, `[K: V]`, `[3 of T]`, or a tuple of TypeScript: `[A, b?: B, ...C[]]`.
    mutating func bracketed() -> TypeExpression? {
        guard take("[") else { return nil }
        if take("]") { return .tuple([]) }
        if case .literal(let count)? = current, token(1) == .name("of") {
            position += 2
            guard let type = type(), take("]") else { return nil }
            return .generic("InlineArray", [.literal(count), type])
        }
        guard var first = tupleElement() else { return nil }
        if first.label == nil, !first.isRest, take(":") {
            guard let value = type() else { return nil }
            if take("]") { return .dictionary(first.type, value) }
            guard let labeled = labeled(first.type, type: value) else { return nil }
            first = labeled
        } else if take("]") {
            return first.isRest ? first.type : .array(first.type)
        }
        var elements = [first.asTupleElement]
        while take(",") {
            if current == .sign("]") { break }
            guard var next = tupleElement() else { return nil }
            if take(":") {
                guard let value = type(), let labeled = labeled(next.type, type: value) else { return nil }
                next = labeled
            }
            elements.append(next.asTupleElement)
        }
        return take("]") ? .tuple(elements) : nil
    }

    private mutating func tupleElement() -> TypeExpression.Element? {
        guard take("...") else { return type().map { TypeExpression.Element(type: $0) } }
        if case .name(let name)? = current, token(1) == .sign(":") {
            position += 2
            return type().map { TypeExpression.Element(label: name, type: $0, isRest: true) }
        }
        return type().map { TypeExpression.Element(type: $0, isRest: true) }
    }

    /// Returns the element for `name: T` or `name?: T`, after the name has been read as a type.
    private func labeled(_ name: TypeExpression, type: TypeExpression) -> TypeExpression.Element? {
        switch name {
        case .name(let label): .init(label: label, type: type)
        case .optional(.name(let label)): .init(label: label, type: type, isOptional: true)
        default: nil
        }
    }

    // MARK: Parentheses

    /// Takes a tuple, a type in parentheses or a function.
    mutating func parenthesized() -> TypeExpression? {
        guard take("("), let elements = inBrackets({ $0.elements() }) else { return nil }
        let effects = takeEffects()
        guard take("->") || take("=>") else { return .tuple(elements) }
        guard let result = type() else { return nil }
        var function = TypeExpression.Function(elements, result: result)
        function.isAsync = effects.contains("async")
        function.isThrowing = effects.contains("throws") || effects.contains("rethrows")
        return .function(function)
    }

    /// Takes effects such as `async throws(SomeError)` before an arrow.
    private mutating func takeEffects() -> [String] {
        let start = position
        var effects: [String] = []
        while case .name(let word)? = current, ["async", "throws", "rethrows", "reasync"].contains(word) {
            position += 1
            effects.append(word)
            if take("(") { guard type() != nil, take(")") else { break } }
        }
        if current == .sign("->") { return effects }
        position = start
        return []
    }

    private mutating func elements() -> [TypeExpression.Element]? {
        var elements: [TypeExpression.Element] = []
        while !take(")") {
            guard let element = element() else { return nil }
            elements.append(element)
            if take(",") { continue }
            return take(")") ? elements : nil
        }
        return elements
    }

    /// Takes an element: `T`, `name: T`, `name?: T`, `_ name: T`, `...args: T`, `T...` or `{ a, b }: T`.
    private mutating func element() -> TypeExpression.Element? {
        // A pattern has three dots for any parameters.
        let isRest = current == .sign("...") && token(1) != .sign(")")
        if isRest { position += 1 }
        let (label, isOptional) = takeLabel()
        guard var type = type() else { return nil }
        if label == nil, take(":") {
            // What is taken apart has no name.
            guard let whole = self.type() else { return nil }
            type = whole
        }
        if take("...") { return .init(label: label, type: .array(type), isRest: true) }
        return .init(label: label, type: type, isOptional: isOptional, isRest: isRest)
    }

    private mutating func takeLabel() -> (label: String?, isOptional: Bool) {
        guard case .name(let name)? = current else { return (nil, false) }
        if token(1) == .sign(":") {
            position += 2
            return (name, false)
        }
        if token(1) == .sign("?"), token(2) == .sign(":") {
            position += 3
            return (name, true)
        }
        guard case .name(let inner)? = token(1), token(2) == .sign(":") else { return (nil, false) }
        position += 3
        return (name == "_" ? inner : name, false)
    }

    // MARK: Braces

    /// The members of an object type read so far.
    private struct Contents {
        var elements: [TypeExpression.Element] = []
        var key: TypeExpression?
        var rest: TypeExpression?
        /// Whether the object is callable, or worked out from another type.
        var isWorkedOut = false
    }

    mutating func object() -> TypeExpression? {
        let start = position
        guard take("{") else { return nil }
        var contents = Contents()
        while !take("}") {
            guard member(&contents) else { return nil }
            guard take(";") || take(",") || current == .sign("}") || lexed.startsLine(position) else { return nil }
        }
        if contents.isWorkedOut { return verbatim(from: start) }
        if contents.elements.isEmpty, let key = contents.key, let rest = contents.rest {
            return .dictionary(key, rest)
        }
        return .object(contents.elements, rest: contents.rest)
    }

    private mutating func member(_ contents: inout Contents) -> Bool {
        if take("+") || take("-") { guard current == .name("readonly") else { return false } }
        if current == .name("readonly"), !endsName(token(1)) { position += 1 }
        switch current {
        case .sign("["): return index(&contents)
        case .sign("("), .sign("<"): return callable(&contents)
        case .name("new") where token(1) == .sign("("):
            position += 1
            return callable(&contents)
        case .name("get") where !endsName(token(1)), .name("set") where !endsName(token(1)): position += 1
        default: break
        }
        let label: String
        switch current {
        case .name(let name): label = name
        case .literal(.string(let name)), .literal(.number(let name)): label = name
        default: return false
        }
        position += 1
        let isOptional = take("?")
        if current == .sign("(") || current == .sign("<") {
            guard let function = signature() else { return false }
            contents.elements.append(.init(label: label, type: function, isOptional: isOptional))
            return true
        }
        guard take(":") else {
            contents.elements.append(.init(label: label, type: .name("any"), isOptional: isOptional))
            return true
        }
        guard let type = type() else { return false }
        contents.elements.append(.init(label: label, type: type, isOptional: isOptional))
        return true
    }

    /// Whether the token behind a word makes the word a name, rather than a modifier such as `readonly` before a name.
    private func endsName(_ token: TypeToken?) -> Bool {
        switch token {
        case .sign(let sign): sign != "["
        case nil: true
        default: false
        }
    }

    /// Takes `[key: K]: V`, or `[K in Keys]: V`, a type to be worked out.
    private mutating func index(_ contents: inout Contents) -> Bool {
        guard take("["), case .name? = current else { return false }
        position += 1
        let isMapped = takeWord("in")
        guard isMapped || take(":"), let key = type() else { return false }
        if takeWord("as") { guard type() != nil else { return false } }
        guard take("]") else { return false }
        _ = take("+") || take("-")
        _ = take("?")
        guard take(":"), let value = type() else { return false }
        contents.isWorkedOut = contents.isWorkedOut || isMapped
        contents.key = key
        contents.rest = value
        return true
    }

    private mutating func callable(_ contents: inout Contents) -> Bool {
        contents.isWorkedOut = true
        return signature() != nil
    }

    /// Takes a signature such as `<T>(a: A): B`.
    private mutating func signature() -> TypeExpression? {
        if current == .sign("<") { guard takeGenericParameters() else { return nil } }
        guard take("("), let parameters = elements() else { return nil }
        guard take(":") else { return .function(.init(parameters, result: .name("any"))) }
        return type().map { .function(.init(parameters, result: $0)) }
    }
}

extension TypeExpression.Element {
    /// The element of a TypeScript tuple, where `T?` is an element free to be absent.
    fileprivate var asTupleElement: TypeExpression.Element {
        guard label == nil, !isRest, case .optional(let wrapped) = type else { return self }
        return TypeExpression.Element(type: wrapped, isOptional: true)
    }
}
