import CatalogModel

/// A type as its text says it, in Swift, Kotlin or TypeScript: what the three have in common, whatever the brackets.
indirect enum TypeExpression: Hashable, Sendable {
    /// A part of a tuple, of the parameters of a function or of an object.
    struct Element: Hashable, Sendable {
        var label: String?
        var type: TypeExpression
        /// Whether it need not be there (`name?: T`).
        var isOptional = false
    }

    /// A name, qualified or not: `Bool`, `UIControl.State`.
    case name(String)
    /// `Binding<T>`
    case generic(String, [TypeExpression])
    /// `T?` or `T!`
    case optional(TypeExpression)
    /// `[T]` or `T[]`
    case array(TypeExpression)
    /// `[K: V]` or `{ [key: K]: V }`
    case dictionary(TypeExpression, TypeExpression)
    /// `(A, b: B)`, `[A, B]`; with one element a type in parentheses.
    case tuple([Element])
    /// `(A) throws -> B`, `(a: A) => B`
    case function([Element], TypeExpression)
    /// `{ a: A; b?: B }`
    case object([Element])
    /// `A | B`
    case union([TypeExpression])
    /// `A & B`
    case intersection([TypeExpression])
    /// `'left'`, `12`, `true`
    case literal(JSONValue)
    /// `...`: any parameters, in a pattern.
    case anyParameters
}

extension TypeExpression {
    /// The name that stands for any type in a pattern: a single capital letter.
    var wildcard: String? {
        guard case .name(let name) = self, name.utf8.count == 1, let letter = name.utf8.first else { return nil }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) ? name : nil
    }

    /// The type without the parentheses around it.
    var unwrapped: TypeExpression {
        if case .tuple(let elements) = self, elements.count == 1, let only = elements.first, only.label == nil {
            only.type.unwrapped
        } else {
            self
        }
    }

    /// The same type with other types in the place of wildcards.
    func replacing(_ bindings: [String: TypeExpression]) -> TypeExpression {
        if bindings.isEmpty { return self }
        func replaced(_ elements: [Element]) -> [Element] {
            elements.map { Element(label: $0.label, type: $0.type.replacing(bindings), isOptional: $0.isOptional) }
        }
        switch self {
        case .name: return wildcard.flatMap { bindings[$0] } ?? self
        case .generic(let name, let arguments): return .generic(name, arguments.map { $0.replacing(bindings) })
        case .optional(let type): return .optional(type.replacing(bindings))
        case .array(let type): return .array(type.replacing(bindings))
        case .dictionary(let key, let value): return .dictionary(key.replacing(bindings), value.replacing(bindings))
        case .tuple(let elements): return .tuple(replaced(elements))
        case .function(let elements, let result): return .function(replaced(elements), result.replacing(bindings))
        case .object(let elements): return .object(replaced(elements))
        case .union(let members): return .union(members.map { $0.replacing(bindings) })
        case .intersection(let members): return .intersection(members.map { $0.replacing(bindings) })
        case .literal, .anyParameters: return self
        }
    }
}

extension TypeExpression: CustomStringConvertible {
    /// The type in a spelling of its own, for findings.
    var description: String {
        func list(_ elements: [Element]) -> String {
            elements.map { element in
                let mark = element.isOptional ? "?" : ""
                return (element.label.map { "\($0)\(mark): " } ?? "") + element.type.description
            }.joined(separator: ", ")
        }
        switch self {
        case .name(let name): return name
        case .generic(let name, let arguments):
            return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
        case .optional(let type): return "\(type)?"
        case .array(let type): return "[\(type)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .tuple(let elements): return "(\(list(elements)))"
        case .function(let elements, let result): return "(\(list(elements))) -> \(result)"
        case .object(let elements): return "{ \(list(elements)) }"
        case .union(let members): return members.map(\.description).joined(separator: " | ")
        case .intersection(let members): return members.map(\.description).joined(separator: " & ")
        case .literal(let value): return value.compact
        case .anyParameters: return "..."
        }
    }
}
