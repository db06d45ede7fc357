/// The shortest distinct forms of the long signatures of an entry's overloads: `(onClick, modifier, label, …)`.
struct ShortSignatures {
    private static let longest = 60

    private let forms: [String: String]

    /// - Parameter names: Names of changed things, among them signatures such as `(size: Int, title: String)`.
    init(_ names: Set<String>) {
        let parameters = Dictionary(
            uniqueKeysWithValues: names.compactMap { name in Self.parameters(of: name).map { (name, $0) } })
        forms = parameters.reduce(into: [:]) { forms, signature in
            let (name, own) = signature
            guard name.count > Self.longest else { return }
            let others = parameters.filter { $0.key != name }.values
            let count = (3...max(3, own.count)).first { count in
                !others.contains { $0.prefix(count) == own.prefix(count) }
            }
            guard let count else { return }
            forms[name] = "(" + (own.prefix(count) + (count < own.count ? ["…"] : [])).joined(separator: ", ") + ")"
        }
    }

    /// The short form of a name, or the name.
    subscript(name: String) -> String { forms[name] ?? name }

    /// Returns the names of the parameters of a signature; nil for any other name.
    private static func parameters(of name: String) -> [String]? {
        guard name.hasPrefix("("), name.hasSuffix(")") else { return nil }
        var depth = 0
        var names = [""]
        var isName = true
        // The end of an arrow closes nothing.
        for character in name.replacing("->", with: "").dropFirst().dropLast() {
            switch character {
            case "(", "[", "<", "{": depth += 1
            case ")", "]", ">", "}": depth -= 1
            case "," where depth == 0:
                names.append("")
                isName = true
                continue
            case ":" where depth == 0: isName = false
            default: break
            }
            if isName, character != " " { names[names.count - 1].append(character) }
        }
        return names
    }
}
