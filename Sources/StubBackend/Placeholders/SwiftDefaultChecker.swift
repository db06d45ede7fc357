import CatalogModel
import SourceCode

/// A checker of default values in Swift stubs: whether an expression can be a value of a type, as far as a stub can
/// determine.
///
/// The check prefers a false no to a false yes: a refused expression is written as a comment.
struct SwiftDefaultChecker {
    let references: SwiftReferences
    /// Declarations needed by the expression.
    private(set) var needs: [Placeholder] = []
    /// The types of the parameters of the closures around the current expression, by name.
    var arguments: [String: TypeExpression] = [:]

    init(_ references: SwiftReferences) { self.references = references }

    /// Whether an expression can be a value of a type; no parameter `inout` has a default.
    mutating func accepts(_ text: String, as type: String) -> Bool {
        guard !type.hasPrefix("inout "), let expression = TypeParser.parse(type) else { return false }
        return accepts(SwiftValue(text), as: expression, text: type)
    }

    /// The kind of type expected of the value.
    private enum Target {
        case function(TypeExpression.Function)
        case array(TypeExpression)
        case dictionary
        case named(String, SwiftReferences.Meaning)
        case other
    }

    mutating func accepts(_ value: SwiftValue, as stated: TypeExpression, text: String) -> Bool {
        let type = stated.unwrapped
        if let inner = type.valueOfOptional {
            if value == .nil { return true }
            return accepts(value, as: inner, text: text)
        }
        let target = target(of: type)
        // The declaration of a type from the team's module is not available, so accept any value.
        if case .named(_, .provided) = target { return true }
        switch value {
        case .nil, .other, .interpolation: return false
        case .bool: return takesLiteral(target, types: ["Bool", "Any"])
        case .integer: return takesLiteral(target, types: Self.integers.union(Self.floats).union(["Any"]))
        case .float: return takesLiteral(target, types: Self.floats.union(["Any"]))
        case .string: return takesLiteral(target, types: Self.strings.union(["Any"]))
        case .dictionary:
            guard case .dictionary = target else { return false }
            return true
        case .array(let elements): return takesList(elements, as: target)
        case .closure(let closure):
            guard case .function(let function) = target else { return false }
            return takes(closure, as: function)
        case .implicit(let steps): return takesImplicit(steps, as: target)
        case .path(let steps): return takesPath(steps, as: text)
        }
    }

    private static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let floats: Set<String> = ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"]
    private static let strings: Set<String> = [
        "String", "Substring", "StaticString", "LocalizedStringKey", "AttributedString", "LocalizedStringResource",
    ]

    private func target(of type: TypeExpression) -> Target {
        switch type {
        case .function(let function): return .function(function)
        case .array(let element): return .array(element)
        case .dictionary: return .dictionary
        case .generic("Set", let arguments) where arguments.count == 1, .generic("Array", let arguments):
            return arguments.first.map { .array($0) } ?? .other
        case .generic("Dictionary", _): return .dictionary
        case .name(let name), .generic(let name, _):
            let meaning = references.meaning(of: TypePath.parts(of: name))
            // Another name of a type is that type.
            if case .declared(let full) = meaning, case .typealias? = references.names.declared[full]?.kind,
                let text = references.names.declared[full]?.record.declaration.definition?.value,
                let definition = TypeParser.parse(text)
            {
                if case .function(let function) = definition.unwrapped { return .function(function) }
                return .other
            }
            return .named(name, meaning)
        default: return .other
        }
    }

    // MARK: Literals

    private func takesLiteral(_ target: Target, types: Set<String>) -> Bool {
        if case .named(let name, .platform) = target { types.contains(name) } else { false }
    }

    private mutating func takesList(_ elements: [SwiftValue], as target: Target) -> Bool {
        switch target {
        case .array(let element):
            for value in elements where !accepts(value, as: element, text: element.description) { return false }
            return true
        case .named(let name, .platform):
            // Sets of options accept array literals.
            return ["UIControl.State", "UIControl.Event", "Edge.Set", "UIAccessibilityTraits"].contains(name)
                && elements.allSatisfy(isPlain)
        default: return false
        }
    }

    // MARK: Members

    private mutating func takesImplicit(_ steps: [SwiftValue.Step], as target: Target) -> Bool {
        guard case .named(let name, let meaning) = target, !["Any", "AnyObject"].contains(name), let last = steps.last,
            steps.allSatisfy({ $0.content == nil })
        else { return false }
        switch meaning {
        case .platform: return arePlain(steps)
        case .declared(let full): return steps.count == 1 && hasMember(last, of: full)
        // The members of these types are not available.
        case .unknown, .generic, .namespace, .provided: return false
        }
    }

    private mutating func takesPath(_ steps: [SwiftValue.Step], as type: String) -> Bool {
        guard let first = steps.first, steps.allSatisfy({ $0.content == nil }) else { return false }
        if isOwn(steps) {
            return takesOwn(steps[1].name, as: type)
        }
        guard !SwiftNames.isReserved(first.name) else { return false }
        switch references.meaning(of: [first.name]) {
        case .provided: return true
        case .generic, .unknown: return false
        case .platform: return arePlain(steps) && (steps.count > 1 || first.arguments != nil)
        case .declared, .namespace: return takesDeclared(steps)
        }
    }

    /// Whether the path names a value that belongs to the type being written: `Card.identifier`, `Self.identifier`.
    private func isOwn(_ steps: [SwiftValue.Step]) -> Bool {
        guard steps.count == 2, steps.allSatisfy({ $0.arguments == nil }), !references.owner.isEmpty,
            references.names.declared[references.owner] != nil
        else { return false }
        if steps[0].name == "Self" { return references.selfScope == .everywhere }
        return references.meaning(of: [steps[0].name]) == .declared(references.owner)
    }

    /// Takes a value not listed by the entry: the default shows that the type has such a value.
    private mutating func takesOwn(_ name: String, as type: String) -> Bool {
        let step = SwiftValue.Step(name: name)
        if hasMember(step, of: references.owner) { return true }
        guard name.first?.isLowercase == true, !isMember(name), let qualified = references.qualified(type) else {
            return false
        }
        let path = TypePath.parts(of: references.owner)
        let isOther = references.missing.union(needs).contains { placeholder in
            guard case .value(path, name, let other) = placeholder else { return false }
            return other != qualified
        }
        if isOther { return false }
        needs.append(.value(of: path, name: name, type: qualified))
        return true
    }

    /// Takes a path into declared types, such as `BB.Emblem.Layout.small` or `Lamp(power: 1)`.
    private mutating func takesDeclared(_ steps: [SwiftValue.Step]) -> Bool {
        guard let owner = steps.lastIndex(where: { isType($0, in: steps) }) else { return false }
        let path = steps[...owner].map(\.name)
        let rest = steps[(owner + 1)...]
        guard case .declared(let full) = references.meaning(of: path) else { return false }
        if let arguments = steps[owner].arguments { return rest.isEmpty && canMake(full, with: arguments) }
        guard rest.count == 1, let member = rest.first else { return false }
        return hasMember(member, of: full)
    }

    /// Whether a step is the name of a type, together with all steps before.
    private func isType(_ step: SwiftValue.Step, in steps: [SwiftValue.Step]) -> Bool {
        guard let index = steps.firstIndex(of: step) else { return false }
        if steps[..<index].contains(where: { $0.arguments != nil }) { return false }
        switch references.meaning(of: steps[...index].map(\.name)) {
        case .declared, .namespace: return true
        default: return false
        }
    }

    private func isMember(_ name: String) -> Bool {
        if references.names.functionNames.contains(name) { return true }
        var scope = TypePath.parts(of: references.owner)
        while !scope.isEmpty {
            if let type = references.names.declared[scope.joined(separator: ".")]?.record.declaration {
                let cases = type.cases.orEmpty().elements.flatMap { NamePattern.names($0.name) }
                if type.properties?[name] != nil || type.methods?[name] != nil || type.events?[name] != nil
                    || type.slots?[name] != nil || cases.contains(name)
                {
                    return true
                }
            }
            scope.removeLast()
        }
        return false
    }

    // MARK: Arguments

    /// Whether arguments have a clear meaning without context.
    private func arePlain(_ steps: [SwiftValue.Step]) -> Bool {
        steps.allSatisfy { $0.content == nil && ($0.arguments ?? []).allSatisfy { isPlain($0.value) } }
    }

    func isPlain(_ value: SwiftValue) -> Bool {
        switch value {
        case .nil, .bool, .integer, .float, .string, .dictionary: return true
        case .implicit(let steps): return arePlain(steps)
        case .array(let values): return values.allSatisfy(isPlain)
        case .path(let steps):
            guard let first = steps.first, references.meaning(of: [first.name]) == .platform else { return false }
            return arePlain(steps)
        case .closure, .interpolation, .other: return false
        }
    }
}

extension TypeExpression {
    var isVoid: Bool {
        switch unwrapped {
        case .name("Void"): true
        case .tuple(let elements): elements.isEmpty
        default: false
        }
    }
}

extension TypeExpression {
    /// `T` of `T?` and of `Optional<T>`; nil for any other type.
    fileprivate var valueOfOptional: TypeExpression? {
        switch self {
        case .optional(let value): value
        case .generic("Optional", let arguments), .generic("Swift.Optional", let arguments):
            arguments.count == 1 ? arguments.first : nil
        default: nil
        }
    }
}
