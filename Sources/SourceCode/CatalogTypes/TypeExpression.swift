package import CatalogModel

/// A parsed type text of Swift, Kotlin or TypeScript, in a form common to the three languages: `T[]` and `[T]` are the
/// same array.
///
/// Words that do not change which values a type has are not kept: `inout`, `some`, `readonly`. Code that shows a type
/// uses the text of the type.
package indirect enum TypeExpression: Hashable, Sendable {
    /// A part of a tuple, of the parameters of a function or of an object.
    package struct Element: Hashable, Sendable {
        package var label: String?
        package var type: TypeExpression
        /// Whether the element is optional (`name?: T`).
        package var isOptional: Bool
        /// Whether the element accepts any number of values (`T...`, `...T[]`); the type is the type of all together.
        package var isRest: Bool

        package init(label: String? = nil, type: TypeExpression, isOptional: Bool = false, isRest: Bool = false) {
            self.label = label
            self.type = type
            self.isOptional = isOptional
            self.isRest = isRest
        }
    }

    /// The type of a function: receiver, parameters, result and effects.
    package struct Function: Hashable, Sendable {
        /// The receiver type in Kotlin: `RowScope.() -> Unit`.
        package var receiver: TypeExpression?
        package var parameters: [Element]
        package var result: TypeExpression
        /// Without the sign: `escaping`, `Composable`.
        package var attributes: [String] = []
        /// `async` or `suspend`.
        package var isAsync = false
        package var isThrowing = false

        package init(_ parameters: [Element], result: TypeExpression) {
            self.parameters = parameters
            self.result = result
        }
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
    /// A list of elements: `(A, b: B)`, `[A, B?, ...C[]]`; with a single element a type in parentheses.
    case tuple([Element])
    /// `(A) throws -> B`, `(a: A) => B`
    case function(Function)
    /// `{ a: A; b?: B; [key: string]: C }`
    case object([Element], rest: TypeExpression?)
    /// `A | B`
    case union([TypeExpression])
    /// `A & B`
    case intersection([TypeExpression])
    /// `'left'`, `12`, `true`
    case literal(JSONValue)
    /// A template literal, by the text between the backticks: `${number}px`.
    case template(String)
    /// A type only understood by the language itself, as written by the author: `keyof T`, `T['key']`,
    /// `A extends B ? C : D`, `~Copyable`, `Outer<A>.Inner`.
    case verbatim(String)
    /// `...`: any parameters, in a pattern.
    case anyParameters
}

extension TypeExpression {
    /// The wildcard for any type in a pattern: a single capital letter.
    package var wildcard: String? {
        guard case .name(let name) = self, name.utf8.count == 1, let letter = name.utf8.first else { return nil }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) ? name : nil
    }

    /// The type without the parentheses around it.
    package var unwrapped: TypeExpression {
        var type = self
        while case .tuple(let elements) = type, elements.count == 1, let only = elements.first, only.label == nil,
            !only.isRest
        {
            type = only.type
        }
        return type
    }

    /// Returns the same type with other types in the place of wildcards.
    package func replacing(_ bindings: [String: TypeExpression]) -> TypeExpression {
        if bindings.isEmpty { return self }
        func replaced(_ elements: [Element]) -> [Element] {
            elements.map { element in
                var element = element
                element.type = element.type.replacing(bindings)
                return element
            }
        }
        switch self {
        case .name: return wildcard.flatMap { bindings[$0] } ?? self
        case .generic(let name, let arguments): return .generic(name, arguments.map { $0.replacing(bindings) })
        case .optional(let type): return .optional(type.replacing(bindings))
        case .array(let type): return .array(type.replacing(bindings))
        case .dictionary(let key, let value): return .dictionary(key.replacing(bindings), value.replacing(bindings))
        case .tuple(let elements): return .tuple(replaced(elements))
        case .function(var function):
            function.receiver = function.receiver?.replacing(bindings)
            function.parameters = replaced(function.parameters)
            function.result = function.result.replacing(bindings)
            return .function(function)
        case .object(let elements, let rest): return .object(replaced(elements), rest: rest?.replacing(bindings))
        case .union(let members): return .union(members.map { $0.replacing(bindings) })
        case .intersection(let members): return .intersection(members.map { $0.replacing(bindings) })
        case .literal, .template, .verbatim, .anyParameters: return self
        }
    }
}

extension TypeExpression: CustomStringConvertible {
    /// The type in a spelling of its own, for findings.
    package var description: String {
        func list(_ elements: [Element]) -> String {
            elements.map { element in
                let mark = element.isOptional ? "?" : ""
                let label = element.label.map { "\($0)\(mark): " } ?? ""
                return (element.isRest ? "..." : "") + label + element.type.description
                    + (element.label == nil ? mark : "")
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
        case .function(let function):
            let receiver = function.receiver.map { "\($0)." } ?? ""
            return "\(receiver)(\(list(function.parameters))) -> \(function.result)"
        case .object(let elements, let rest):
            let members = [list(elements)] + (rest.map { ["[string]: \($0)"] } ?? [])
            return "{ \(members.filter { !$0.isEmpty }.joined(separator: ", ")) }"
        case .union(let members): return members.map(\.description).joined(separator: " | ")
        case .intersection(let members): return members.map(\.description).joined(separator: " & ")
        case .literal(let value): return value.compact
        case .template(let text): return "`\(text)`"
        case .verbatim(let text): return text
        case .anyParameters: return "..."
        }
    }
}
