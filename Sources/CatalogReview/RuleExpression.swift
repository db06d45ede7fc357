import CatalogModel

/// A path of names into the JSON dump of a catalog, as written in a rule declared in `catalog.yaml`; lists on the path
/// are entered.
struct DumpPath: Hashable, Sendable {
    let names: [String]

    /// Returns the values at the end of the way, including lists.
    func values(from start: DumpedValue) -> [DumpedValue] {
        names.reduce([start]) { values, name in
            values.flatMap(\.elements).compactMap { $0.member(name) }
        }
    }
}

/// A JSON value inside the dump of a catalog, with the path from the root of the dump, for evaluating rules declared in
/// `catalog.yaml`.
struct DumpedValue {
    let value: JSONValue
    let way: [String]

    /// The elements of a list; any other value itself.
    var elements: [DumpedValue] {
        guard case .array(let elements) = value else { return [self] }
        return elements.enumerated().flatMap { index, element in
            DumpedValue(value: element, way: way + [String(index)]).elements
        }
    }

    func member(_ name: String) -> DumpedValue? {
        guard case .object(let object) = value, let value = object[name] else { return nil }
        return DumpedValue(value: value, way: way + [name])
    }

    /// The text of a scalar.
    var text: String? {
        switch value {
        case .string(let text), .number(let text): text
        case .bool(let flag): flag ? "true" : "false"
        default: nil
        }
    }
}

/// The parsed condition of a rule declared in `catalog.yaml`, true or false of a value in the JSON dump of the catalog.
indirect enum RuleExpression: Sendable {
    /// An operator comparing two values.
    enum Comparison: String, Sendable {
        case equal = "="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="

        func holds(_ left: Int, _ right: Int) -> Bool {
            switch self {
            case .equal: left == right
            case .unequal: left != right
            case .less: left < right
            case .lessOrEqual: left <= right
            case .greater: left > right
            case .greaterOrEqual: left >= right
            }
        }
    }

    case present(DumpPath)
    /// Any value equals an element of the list of texts.
    case among(DumpPath, [String])
    /// Any value is a text matching the pattern as a whole.
    case matches(DumpPath, pattern: String)
    case count(DumpPath, Comparison, Int)
    case not(RuleExpression)
    case both(RuleExpression, RuleExpression)
    case either(RuleExpression, RuleExpression)

    func holds(of value: DumpedValue) -> Bool {
        switch self {
        case .present(let path): return !path.values(from: value).isEmpty
        case .among(let path, let texts):
            return Self.texts(at: path, in: value).contains { texts.contains($0) }
        case .matches(let path, let pattern):
            // `Regex` is not `Sendable`, so create it where it is used.
            guard let regex = try? Regex(pattern) else { return true }
            return Self.texts(at: path, in: value).contains { (try? regex.wholeMatch(in: $0)) != nil }
        case .count(let path, let comparison, let number):
            return comparison.holds(path.values(from: value).flatMap(\.elements).count, number)
        case .not(let inner): return !inner.holds(of: value)
        case .both(let left, let right): return left.holds(of: value) && right.holds(of: value)
        case .either(let left, let right): return left.holds(of: value) || right.holds(of: value)
        }
    }

    private static func texts(at path: DumpPath, in value: DumpedValue) -> [String] {
        path.values(from: value).flatMap(\.elements).compactMap(\.text)
    }

    /// The paths read by the expression, in order.
    var paths: [DumpPath] {
        switch self {
        case .present(let path), .among(let path, _), .matches(let path, _), .count(let path, _, _): [path]
        case .not(let inner): inner.paths
        case .both(let left, let right), .either(let left, let right): left.paths + right.paths
        }
    }
}
