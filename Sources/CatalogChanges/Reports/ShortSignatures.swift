import SourceCode

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
        return SyntaxScanner.parts(of: name.dropFirst().dropLast()).map { parameter in
            let label = SyntaxScanner.parts(of: parameter, at: UInt8(ascii: ":"))[0]
            // The arrow of a parameter without a label is not part of a name.
            return label.replacing("->", with: "").filter { $0 != " " }
        }
    }
}
