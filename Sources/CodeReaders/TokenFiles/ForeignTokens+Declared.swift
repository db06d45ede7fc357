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
                        alias: end.alias.map(Token.name), written: end.written,
                        annotations: token.annotations, codeSyntax: token.codeSyntax, at: token.range))
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
        static let tooLong = Problem(
            reason: "refers to a value through more than \(ReferenceEnds.longest) other tokens")
    }

    /// A value without references, and the references that lead to it.
    struct End {
        let type: String
        let value: JSONValue
        /// The path of the target of an alias.
        var alias: [String]?
        /// The value with references; nil for a value without references.
        var written: JSONValue?
    }

    /// Tokens by the path with dots, because a reference such as `{space.0.5}` does not show the ends of segments.
    private let byPath: [String: [ForeignTokens.Token]]
    /// The number of references followed for a token.
    private var steps = 0
    /// The limit of `steps`: values within values could multiply without end.
    private static let mostSteps = 1_000
    /// The numbers of aliases between tokens and their values; the largest number for a cycle.
    private var lengths: [Step: Int] = [:]
    /// The limit of the numbers of aliases and of references within values; longer chains are a mistake.
    private static let longest = 100

    /// A token, looked up in a layer.
    private struct Step: Hashable {
        let path: [String]
        let range: SourceRange
        let layer: String?
    }

    init(_ tokens: [ForeignTokens.Token]) {
        byPath = Dictionary(grouping: tokens) { $0.path.joined(separator: ".") }
    }

    /// Returns a token once for each layer in which it has a value, if it is an alias without a common value.
    mutating func byLayer(_ token: ForeignTokens.Token) -> [ForeignTokens.Token] {
        guard token.layer == nil, length(of: token) <= Self.longest else { return [token] }
        var value = token.value
        for _ in 0...Self.longest {
            guard case .alias(let path) = value, let targets = byPath[path.joined(separator: ".")] else { break }
            value = targets.first { $0.layer == nil }?.value ?? .unread("")
            guard case .unread = value else { continue }
            let copies = targets.compactMap(\.layer).compactMap { layer in
                var copy = token
                copy.layer = layer
                return (try? end(of: copy)) == nil ? nil : copy
            }
            return copies.isEmpty ? [token] : copies
        }
        return [token]
    }

    /// Returns the number of aliases from a token to its value, without a call for each alias.
    private mutating func length(of token: ForeignTokens.Token) -> Int {
        var chain: [Step] = []
        var (current, length) = (token, 0)
        while case .alias(let path) = current.value, let next = target(path.joined(separator: "."), in: token.layer) {
            let step = Step(path: current.path, range: current.range, layer: token.layer)
            if let cached = lengths[step] {
                length = cached
                break
            }
            // A cycle leads to a step without its number.
            lengths[step] = Int.max
            chain.append(step)
            current = next
        }
        for step in chain.reversed() {
            length = length == Int.max ? length : length + 1
            lengths[step] = length
        }
        return length
    }

    mutating func end(of token: ForeignTokens.Token) throws(Problem) -> End {
        steps = 0
        let length = length(of: token)
        guard length <= Self.longest else { throw length == Int.max ? .cycle : .tooLong }
        return try end(of: token, layer: token.layer, after: [])
    }

    private mutating func end(
        of token: ForeignTokens.Token, layer: String?, after paths: Set<[String]>
    ) throws(Problem) -> End {
        steps += 1
        if paths.contains(token.path) { throw .cycle }
        guard paths.count <= Self.longest, steps < Self.mostSteps else { throw .tooLong }
        let paths = paths.union([token.path])
        switch token.value {
        case .unread(let reason): throw Problem(reason: reason)
        case .alias(let path):
            let (target, end) = try target(path.joined(separator: "."), layer: layer, after: paths)
            return End(type: end.type, value: end.value, alias: target)
        case .value(let value, let type):
            let before = steps
            let resolved = try resolved(value, layer: layer, after: paths)
            let hasReference = steps > before
            if hasReference, let part = CompositeParts(type).mismatch(in: resolved) {
                throw Problem(reason: "refers to a value of another type in '\(part)'")
            }
            return End(type: type, value: resolved, written: hasReference ? value : nil)
        }
    }

    /// Returns the token of a path with the value of the layer, or else the common value.
    private func target(_ path: String, in layer: String?) -> ForeignTokens.Token? {
        byPath[path].flatMap { all in all.first { $0.layer == layer } ?? all.first { $0.layer == nil } ?? all.first }
    }

    private mutating func target(
        _ path: String, layer: String?, after paths: Set<[String]>
    ) throws(Problem) -> (path: [String], end: End) {
        guard let target = target(path, in: layer) else {
            throw Problem(reason: "refers to '\(path)', which the source does not have")
        }
        do throws(Problem) { return (target.path, try end(of: target, layer: layer, after: paths)) } catch {
            throw error.reason.hasPrefix("refers to") ? error : Problem(reason: "refers to a value that is left out")
        }
    }

    /// Returns a value with the targets in place of the references.
    private mutating func resolved(
        _ value: JSONValue, layer: String?, after paths: Set<[String]>
    ) throws(Problem) -> JSONValue {
        if let path = value.reference { return try target(path, layer: layer, after: paths).end.value }
        switch value {
        case .array(let elements):
            var all: [JSONValue] = []
            for element in elements { all.append(try resolved(element, layer: layer, after: paths)) }
            return .array(all)
        case .object(var object):
            for member in object.members {
                object[member.name] = try resolved(member.value, layer: layer, after: paths)
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
}
