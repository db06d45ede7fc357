import CatalogModel
import CatalogSyntax

/// A flattener of the sets and contexts in a resolver document into token structures, with referenced sets replaced
/// (Resolver Module 2025.10, "Sets" and "Contexts").
struct SourceFlattener {
    /// Greatest number of token structures in a set or context after flattening.
    static let maximumSources = 1_000

    var follower: ReferenceFollower
    /// Finished sets, by the place of the description.
    private var done: [SourceRange: [YAMLNode]] = [:]
    /// The places of the sets being put in order.
    private var active: Set<SourceRange> = []
    /// The places of all sets with a reference.
    private(set) var used: Set<SourceRange> = []

    init(_ follower: ReferenceFollower) {
        self.follower = follower
    }

    /// A set or context under way, with the sources still to be put in order.
    private struct Frame {
        let name: String
        /// The place of the description; nil for a context.
        let location: SourceRange?
        /// Place of the reference in the set around the source.
        let reference: SourceRange?
        let elements: [YAMLNode]
        var next = 0
        /// Number of token structures before.
        let start: Int
    }

    /// Returns the token structures of a set.
    ///
    /// `location`: the place of the description: the set, or the reference changing the set.
    mutating func sources(ofSet set: YAMLNode, name: String, at location: SourceRange) -> [YAMLNode] {
        used.insert(set.range)
        if let cached = done[location] { return cached }
        guard let elements = elements(ofSet: set, name: name) else { return [] }
        return flatten(Frame(name: name, location: location, reference: nil, elements: elements, start: 0))
    }

    /// Returns the token structures of a context.
    mutating func sources(ofContext context: YAMLNode, name: String) -> [YAMLNode] {
        guard let elements = elements(of: context, owner: "the context '\(name)'") else { return [] }
        return flatten(Frame(name: name, location: nil, reference: nil, elements: elements, start: 0))
    }

    /// Flattens a set or context.
    ///
    /// Sets may refer to sets in chains of any length, so the sets wait on a list instead of the stack.
    private mutating func flatten(_ first: Frame) -> [YAMLNode] {
        var result: [YAMLNode] = []
        var frames = [first]
        active = first.location.map { [$0] } ?? []
        while var frame = frames.popLast() {
            guard frame.next < frame.elements.count else {
                if let location = frame.location {
                    done[location] = Array(result[frame.start...])
                    active.remove(location)
                }
                continue
            }
            let element = frame.elements[frame.next]
            frame.next += 1
            frames.append(frame)
            guard case .mapping = element.content else {
                follower.diagnostics.report(.sourceIsNoObject(at: element.range))
                continue
            }
            guard let target = follower.follow(element) else { continue }
            if target.role == .set {
                open(target, at: target.isChanged ? element.range : target.node.range, frames: &frames, result: &result)
            } else {
                append(target, to: &result, from: element)
            }
            if result.count > Self.maximumSources {
                follower.diagnostics.report(.tooManySources(maximum: Self.maximumSources, at: element.range))
                return Array(result.prefix(Self.maximumSources))
            }
        }
        return result
    }

    private mutating func append(
        _ target: ReferenceFollower.Target, to result: inout [YAMLNode], from element: YAMLNode
    ) {
        guard case .mapping = target.node.content else {
            follower.diagnostics.report(.notTokens(target.reference?.text ?? "", at: element.range))
            return
        }
        result.append(target.node)
    }

    private mutating func open(
        _ target: ReferenceFollower.Target, at location: SourceRange, frames: inout [Frame], result: inout [YAMLNode]
    ) {
        used.insert(target.node.range)
        if let cached = done[location] { return result.append(contentsOf: cached) }
        if !active.insert(location).inserted, let first = frames.firstIndex(where: { $0.location == location }) {
            let members = frames[first...].dropFirst().map { ($0.name, $0.reference) }
            follower.diagnostics.report(.setCycle([(target.name, target.reference?.location)] + members))
            return
        }
        guard let elements = elements(ofSet: target.node, name: target.name) else {
            active.remove(location)
            return
        }
        frames.append(
            Frame(
                name: target.name, location: location, reference: target.reference?.location, elements: elements,
                start: result.count))
    }

    private mutating func elements(ofSet set: YAMLNode, name: String) -> [YAMLNode]? {
        guard case .mapping(let mapping) = set.content else {
            follower.diagnostics.report(.resolverPartIsNoObject("the set '\(name)'", at: set.range))
            return nil
        }
        guard let sources = mapping["sources"] else {
            follower.diagnostics.report(.missingResolverKey("sources", of: "the set '\(name)'", at: set.range))
            return nil
        }
        return elements(of: sources, owner: "'sources' of the set '\(name)'")
    }

    private mutating func elements(of list: YAMLNode, owner: String) -> [YAMLNode]? {
        guard let target = follower.follow(list) else { return nil }
        guard case .sequence(let sequence) = target.node.content else {
            follower.diagnostics.report(.sourcesAreNoList(owner, at: list.range))
            return nil
        }
        return sequence.elements
    }
}
