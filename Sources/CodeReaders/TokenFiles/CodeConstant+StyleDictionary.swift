extension CodeConstant {
    /// The keys of a token in Style Dictionary, without the one of the value.
    private static let keys: Set<String> = [
        "type", "$type", "comment", "description", "$description", "name", "deprecated", "deprecated_comment",
        "themeable",
    ]

    /// Returns the constants of a file; the objects of Style Dictionary, as in `red: { value: "#f00" }`, become single
    /// constants.
    ///
    /// Returns other constants unchanged: a `value` can be the name of a token, too.
    static func tokens(in constants: [CodeConstant]) -> [CodeConstant] {
        let groups = Dictionary(grouping: constants.filter { $0.path.count > 1 }) { Array($0.path.dropLast()) }
        let tokens = groups.filter { _, members in
            members.contains(where: \.isValue) && members.allSatisfy { $0.isValue || keys.contains($0.name) }
        }
        guard tokens.count * 2 > groups.count else { return constants }
        return constants.compactMap { constant in
            let path = Array(constant.path.dropLast())
            guard let members = tokens[path] else { return constant }
            guard constant.isValue else { return nil }
            var token = constant
            token.path = path
            token.type = members.first { ["type", "$type"].contains($0.name) }?.value.first?.innerText ?? ""
            return token
        }
    }

    private var name: String { path[path.count - 1] }

    private var isValue: Bool { name == "value" || name == "$value" }
}
