package import CatalogModel

extension ForeignTokens {
    /// Adds the tokens to the declared tokens of a source, with references followed.
    ///
    /// A token with a reference that leads to no value is left out, because the catalog would have an error.
    func declare(in all: inout DeclaredTokens) {
        var ends = ReferenceEnds(tokens)
        for token in tokens.flatMap({ ends.byLayer($0) }) {
            if let problem = TokenNameProblem(token.name) {
                all.addUnknown(Text("", at: token.range), because: "has an unusable name: \(problem.words)")
                continue
            }
            let name = Text(token.name, at: token.range)
            do throws(ReferenceEnds.Problem) {
                let end = try ends.end(of: token)
                all.types.insert(end.type)
                // The type of an alias is the type of its target, which can differ between themes.
                all.tokens.append(
                    .init(
                        name: name, theme: token.layer, type: end.alias == nil ? end.type : nil, value: end.value,
                        alias: end.alias, written: end.written, annotations: token.annotations,
                        codeSyntax: token.codeSyntax, at: token.range))
            } catch {
                all.addUnknown(name, because: error.reason)
            }
        }
        if let layers { all.layers = TokenLayers((all.layers?.modifiers ?? []) + layers.modifiers) }
    }
}

/// The values at the ends of references between the tokens of a source.
private struct ReferenceEnds {
    /// The reason for a token without a value.
    struct Problem: Error {
        let reason: String

        static let cycle = Problem(reason: "refers to itself through other tokens")
        static let limit = Problem(reason: "refers to its value through too many other tokens")
    }

    /// An alias on the way to a value, for a layer.
    private struct Step: Hashable {
        let name: String
        let layer: String?
    }

    /// A value without references, and the references that lead to it.
    struct End {
        let type: String
        let value: JSONValue
        /// The name of the target of an alias.
        var alias: String?
        /// The value with references; nil for a value without references.
        var written: JSONValue?
    }

    /// Tokens by the path with dots, because a reference such as `{space.0.5}` does not show the ends of segments.
    private let byPath: [String: [ForeignTokens.Token]]
    /// The number of references followed for a token.
    private var steps = 0
    /// The names of the tokens on the way to the current one.
    private var names: Set<String> = []
    private var ends: [Step: Result<End, Problem>] = [:]
    /// The paths of aliases that need no value by layer.
    private var common: Set<String> = []
    /// The limit of `steps`: values within values could multiply without end.
    private static let mostSteps = 1_000

    init(_ tokens: [ForeignTokens.Token]) {
        byPath = Dictionary(grouping: tokens) { $0.path.joined(separator: ".") }
    }

    /// Returns a token once for each layer in which it has a value, if it is an alias without a common value.
    mutating func byLayer(_ token: ForeignTokens.Token) -> [ForeignTokens.Token] {
        guard token.layer == nil else { return [token] }
        var value = token.value
        var passed: Set<String> = []
        while case .alias(let path) = value {
            let name = path.joined(separator: ".")
            guard !common.contains(name), passed.insert(name).inserted, let targets = byPath[name] else { break }
            value = targets.first { $0.layer == nil }?.value ?? .unread("")
            guard case .unread = value else { continue }
            let copies = targets.compactMap(\.layer).compactMap { layer in
                var copy = token
                copy.layer = layer
                return (try? end(of: copy)) == nil ? nil : copy
            }
            return copies.isEmpty ? [token] : copies
        }
        common.formUnion(passed)
        return [token]
    }

    mutating func end(of token: ForeignTokens.Token) throws(Problem) -> End {
        steps = 0
        names = []
        return try end(of: token, layer: token.layer)
    }

    private mutating func end(of token: ForeignTokens.Token, layer: String?) throws(Problem) -> End {
        steps += 1
        if names.contains(token.name) { throw .cycle }
        // Each step is a call.
        guard names.count < 100, steps < Self.mostSteps else { throw .limit }
        names.insert(token.name)
        defer { names.remove(token.name) }
        switch token.value {
        case .unread(let reason): throw Problem(reason: reason)
        case .alias(let path): return try target(path.joined(separator: "."), layer: layer)
        case .value(let value, let type):
            let before = steps
            let resolved = try resolved(value, layer: layer)
            let hasReference = steps > before
            if hasReference, let part = CompositeParts(type).mismatch(in: resolved) {
                throw Problem(reason: "refers to a value of another type in '\(part)'")
            }
            return End(type: type, value: resolved, written: hasReference ? value : nil)
        }
    }

    /// Returns the end of a reference; each alias on the way is followed once for all tokens.
    private mutating func target(_ path: String, layer: String?) throws(Problem) -> End {
        steps += 1
        var path = path
        var first: String?
        var passed: Set<Step> = []
        let result: Result<End, Problem>
        while true {
            guard let all = byPath[path] else {
                result = .failure(Problem(reason: "refers to '\(path)', which the source does not have"))
                break
            }
            // Prefer the value of the same layer, then the common value.
            let target = all.first { $0.layer == layer } ?? all.first { $0.layer == nil } ?? all[0]
            first = first ?? target.name
            let step = Step(name: target.name, layer: layer)
            if let known = ends[step] {
                result = known
                break
            }
            guard case .alias(let next) = target.value else {
                result = Result { () throws(Problem) in try end(of: target, layer: layer) }
                break
            }
            guard !names.contains(target.name), passed.insert(step).inserted else {
                result = .failure(.cycle)
                break
            }
            path = next.joined(separator: ".")
        }
        do throws(Problem) {
            let end = try result.get()
            for step in passed { ends[step] = result }
            return End(type: end.type, value: end.value, alias: first)
        } catch {
            let problem =
                error.reason.hasPrefix("refers to") ? error : Problem(reason: "refers to a value that is left out")
            if problem.reason != Problem.limit.reason { for step in passed { ends[step] = .failure(problem) } }
            throw problem
        }
    }

    /// Returns a value with the targets in place of the references.
    private mutating func resolved(_ value: JSONValue, layer: String?) throws(Problem) -> JSONValue {
        if let path = value.reference { return try target(path, layer: layer).value }
        switch value {
        case .array(let elements):
            var all: [JSONValue] = []
            for element in elements { all.append(try resolved(element, layer: layer)) }
            return .array(all)
        case .object(var object):
            for member in object.members {
                object[member.name] = try resolved(member.value, layer: layer)
            }
            return .object(object)
        default: return value
        }
    }
}

extension JSONValue {
    /// The path with dots in a reference to a token, such as `{color.ink}`.
    package var reference: String? {
        guard case .string(let text) = self, text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else {
            return nil
        }
        return String(text.dropFirst().dropLast())
    }

    /// Returns the value with other references for the paths with dots.
    package func replacingReferences(_ reference: (String) -> JSONValue?) -> JSONValue {
        if let path = self.reference { return reference(path) ?? self }
        switch self {
        case .array(let elements): return .array(elements.map { $0.replacingReferences(reference) })
        case .object(var object):
            for member in object.members { object[member.name] = member.value.replacingReferences(reference) }
            return .object(object)
        default: return self
        }
    }
}
