import CatalogModel

/// A search for statements of `$type` that contradict the tokens around, for a single finding at the statement in place of
/// one at each token.
///
/// The tokens are treated as if the probable type were stated, so that the tokens that refer to them have no findings.
struct MistakenTypes {
    /// A `$type` of a token or a group, with the tokens that have their type from the statement.
    private struct Statement {
        let type: Text
        var members: [Member] = []
        /// Aliases to tokens of the same statement.
        var aliases: [Member] = []
    }

    /// A token that has its type from a statement.
    private struct Member {
        let token: Int
        let root: Int
        /// The type of the target of an alias.
        let target: String?
        let isAlias: Bool
    }

    /// Fewest tokens that agree with each other against a statement without help from a value.
    private static let fewTokens = 3

    private let tree: TokenTree
    private let live: FlatTokens
    private let graph: ValueGraph
    private let types: TokenTypes
    /// The types wanted by the tokens that refer to a token.
    private var wants: [Int: [String]] = [:]
    /// The probable types of tokens, by index of `TokenTree.tokens`.
    private(set) var corrections: [Int: String] = [:]
    /// Tokens whose type or value is already reported.
    private(set) var unreliable: Set<Int> = []
    private(set) var diagnostics = Diagnostics()

    init(_ types: TokenTypes, wants: [ValueChecker.Want], tree: TokenTree, live: FlatTokens, graph: ValueGraph) {
        (self.types, self.tree, self.live, self.graph) = (types, tree, live, graph)
        for want in wants { add(want.type.rawValue, to: want.token) }
    }

    mutating func run() {
        var statements: [Statement] = []
        var indices: [SourceRange: Int] = [:]
        for token in live.tokens where !tree.tokens[token.index].isInherited {
            guard let member = member(token.index), let type = types.statement(of: token.index) else { continue }
            if member.isAlias, tree.sources[tree.tokens[token.index].source].type != nil {
                checkAlias(member, stating: type)
                continue
            }
            let index = indices[type.range] ?? statements.count
            if index == statements.count { statements.append(Statement(type: type)) }
            indices[type.range] = index
            // An alias to a token of the same statement has the type of the statement in any case.
            if member.isAlias, types.statement(of: end(of: token.index))?.range == type.range {
                statements[index].aliases.append(member)
            } else {
                statements[index].members.append(member)
            }
        }
        for statement in statements { check(statement) }
    }

    private func member(_ token: Int) -> Member? {
        guard let root = graph.roots[tree.tokens[token].source] else { return nil }
        if case .broken = graph.nodes[root].content { return nil }
        let isAlias = types.isAlias(token)
        let target = types.aliasTarget(of: token).flatMap { types.types[$0] }
        return isAlias && target == nil ? nil : Member(token: token, root: root, target: target, isAlias: isAlias)
    }

    /// Records what an alias with a type of its own wants.
    private mutating func checkAlias(_ alias: Member, stating type: Text) {
        if let target = types.aliasTarget(of: alias.token) { add(type.value, to: target) }
        if alias.target != type.value { unreliable.insert(alias.token) }
    }

    /// Adds a wanted type to a token, or to the token at the end of aliases without a type of their own.
    private mutating func add(_ type: String, to token: Int) {
        wants[end(of: token), default: []].append(type)
    }

    /// Returns the token at the end of aliases without a type of their own.
    private func end(of token: Int) -> Int {
        var token = token
        while tree.sources[tree.tokens[token].source].type == nil, let next = types.aliasTarget(of: token) {
            token = next
        }
        return token
    }

    private mutating func check(_ statement: Statement) {
        let members = statement.members
        let wrong = members.filter { !fits($0, statement.type.value) }
        unreliable.formUnion(wrong.filter { !$0.isAlias }.map(\.token))
        let wanted = Set(members.flatMap { wants[$0.token] ?? [] })
        if wrong.isEmpty {
            let count = members.reduce(0) { $0 + (wants[$1.token]?.count ?? 0) }
            guard count >= Self.fewTokens, wanted.count == 1, let type = wanted.first, type != statement.type.value,
                members.allSatisfy({ fits($0, type) })
            else { return }
            report(.typeAgainstReferences(statement.type, likely: type), of: statement)
            return correct(members, to: type)
        }
        guard 2 * wrong.count > members.count else { return }
        var candidates = TokenType.allCases.map(\.rawValue).filter { type in wrong.allSatisfy { fits($0, type) } }
        if candidates.count > 1, wanted.count == 1, let type = wanted.first, candidates.contains(type) {
            candidates = [type]
        }
        // Any string is a valid font family, so a few tokens do not make that type likely.
        if wrong.count < Self.fewTokens, !wanted.contains(TokenType.fontFamily.rawValue) {
            candidates.removeAll { $0 == TokenType.fontFamily.rawValue }
        }
        guard let type = candidates.first(where: { $0 == TokenType.number.rawValue }) ?? candidates.first else {
            return
        }
        let areAliases = wrong.allSatisfy(\.isAlias)
        if areAliases, wrong.count < Self.fewTokens { return }
        // In a single value with an invalid part, a finding about the part is more specific than one about the type.
        if members.count + statement.aliases.count < Self.fewTokens, members.count == 1,
            candidates.count > 1 || !wanted.contains(type) && !isWhollyWrong(members[0], statement)
        {
            return
        }
        if members.count == 1, isRangeError(statement.type.value, likely: type), !wanted.contains(type) { return }
        let likely = candidates.count == 1 ? type : nil
        let rule = areAliases ? TokenRules.ambiguousType : TokenRules.mistakenType
        report(.typeAgainstValues(statement.type, likely: likely, rule: rule), of: statement)
        correct(wrong + statement.aliases, to: type)
        if likely == nil { unreliable.formUnion(wrong.map(\.token)) }
    }

    /// Reports a mistaken type, unless an unknown type in its place is already reported.
    private mutating func report(_ finding: Diagnostic, of statement: Statement) {
        if statement.type.range.sourceText == statement.type.value { diagnostics.report(finding) }
    }

    /// Whether a number does not fit a type for being too small or too large.
    private func isRangeError(_ stated: String, likely: String) -> Bool {
        stated == TokenType.fontWeight.rawValue && likely == TokenType.number.rawValue
    }

    /// Whether a value as a whole does not fit the type, rather than a part of the value.
    private func isWhollyWrong(_ member: Member, _ statement: Statement) -> Bool {
        guard let type = TokenType(rawValue: statement.type.value) else { return false }
        var checker = ValueChecker(graph: graph, types: types.types, live: live)
        checker.check(member.root, as: type)
        return checker.diagnostics.all.contains { $0.range == graph.nodes[member.root].range }
    }

    private mutating func correct(_ members: [Member], to type: String) {
        for member in members {
            corrections[member.token] = type
            unreliable.remove(member.token)
        }
    }

    private func fits(_ member: Member, _ name: String) -> Bool {
        if let target = member.target { return target == name }
        guard let type = TokenType(rawValue: name) else { return false }
        var checker = ValueChecker(graph: graph, types: types.types, live: live)
        checker.check(member.root, as: type)
        return !checker.diagnostics.hasErrors
    }
}
