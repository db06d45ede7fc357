import CatalogTestSupport

/// Generated Swift modules with nested types, namespaces, overloads and extensions.
extension SourceDice {
    mutating func swift() -> String {
        var lines = ["public protocol Shape { associatedtype Item; var size: \(pick(Self.swiftTypes)) { get } }"]
        lines.append("public enum Space { \(type("Box", depth: 1)) }")
        for name in ["Box", "Tabs"] { lines.append(type(name, depth: 0)) }
        lines.append("open class Base { public init() {}; \(members(isClass: true)) }")
        lines.append("public final class Sub: Base { public var own: (\(pick(Self.swiftTypes)))? = nil }")
        lines.append("extension Box { \(once(in: 2) ? type("More", depth: 2) : "")\n\(method("extra")) }")
        lines += (0..<2).map { "public func free\(parameters(label: "label\($0)")) {}" }
        if once(in: 2) { lines.append("public let tabs: \(pick(Self.swiftTypes)) = { fatalError() }()") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let swiftTypes = [
        "Int", "String", "[String: Set<Int>]", "Double?", "@Sendable (Int) -> Void", "(a: Int, b: String)", "Character",
    ]

    private mutating func type(_ name: String, depth: Int) -> String {
        let inner = depth < 2 ? type("Panel", depth: depth + 1) : ""
        let cases = "public enum Kind: String { case a, b = \"\(pick(["b", "c"]))\"\(once(in: 2) ? ", more" : "") }"
        return "public struct \(name) { \(inner)\n\(once(in: 2) ? cases : "")\n\(members(isClass: false)) }"
    }

    private mutating func members(isClass: Bool) -> String {
        var all: [String] = []
        for name in some(of: ["size", "kind", "label"]) {
            let note = once(in: 5) ? "@available(*, deprecated, message: \"Use \(name)s.\") " : ""
            let start = once(in: 5) ? "static " : ""
            all.append("\(note)public \(start)var \(name): \(pick(Self.swiftTypes)) { fatalError() }")
        }
        all += some(of: ["go", "act"]).map { method($0) }
        if !isClass { all.append("public init\(parameters(label: "of")) { fatalError() }") }
        return all.joined(separator: "; ")
    }

    private mutating func method(_ name: String) -> String {
        let overload = once(in: 2) ? "; public func \(name)(other: Int) {}" : ""
        let effects = once(in: 4) ? " async throws" : ""
        let result = once(in: 3) ? " -> \(pick(Self.swiftTypes).replacing("@Sendable ", with: ""))" : ""
        return "public func \(name)\(parameters(label: pick(["_", "by", "size"])))\(effects)\(result) { fatalError() }"
            + overload
    }

    private mutating func parameters(label: String) -> String {
        let first = "\(label) size: \(pick(["Int", "String", "Double?"]))"
        return "(\(first)\(once(in: 2) ? ", count: Int = \(pick(["1", "2"]))" : ""))"
    }
}
