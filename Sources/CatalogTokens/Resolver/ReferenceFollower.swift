import CatalogModel
import CatalogSyntax

/// A resolver of reference objects (`$ref`) in resolver documents into the targets (Resolver Module 2025.10, "Reference
/// objects", "Invalid pointers" and "Extending").
struct ReferenceFollower {
    /// Role of a place in the document, by the place alone.
    enum Role { case set, modifier, other }

    /// The node at the end of a chain of references, with the keys beside the references applied.
    struct Target {
        /// The last part of the pointer; empty for a whole file or for a node without a reference.
        let name: String
        let role: Role
        /// The node of the target, with any keys beside `$ref` in place of the original's keys.
        let node: YAMLNode
        /// The reference leading to the target; nil for a node without a reference.
        let reference: ResolverReference?
        /// Whether keys beside `$ref` change the original.
        let isChanged: Bool
    }

    private(set) var documents: ResolverDocuments
    var diagnostics = Diagnostics()
    private var guesses = SuggestionLimit()

    init(_ documents: ResolverDocuments) {
        self.documents = documents
    }

    /// Targets of references found so far, by location; nil for references leading nowhere.
    private var targets: [SourceRange: Target?] = [:]

    /// Returns the target of a node: the node itself unless a reference object.
    ///
    /// nil, with a finding, for a reference leading nowhere, or to a forbidden place.
    ///
    /// `allowsModifiers`: whether the node is in `resolutionOrder`, the only location for references to modifiers.
    mutating func follow(_ node: YAMLNode, allowsModifiers: Bool = false) -> Target? {
        var node = node
        var chain = Chain()
        // Use a loop, because a reference may lead to another reference.
        while case .mapping(let mapping) = node.content, let pair = mapping.pairs.first(where: \.isReference) {
            if let target = targets[pair.value.range], !chain.hasOverrides, mapping.pairs.count == 1 {
                return finish(chain, end: target)
            }
            guard chain.locations.insert(pair.value.range).inserted else {
                diagnostics.report(.circularReferences(chain.circle(from: pair.value.range)))
                return finish(chain, end: nil)
            }
            guard let reference = ResolverReference(pair.value, diagnostics: &diagnostics),
                let next = locate(reference, allowsModifiers: allowsModifiers && chain.links.isEmpty)
            else { return finish(chain, end: nil) }
            chain.links.append(Link(range: pair.value.range, reference: reference, role: next.role))
            chain.note(mapping.pairs)
            node = next.node
        }
        let end = Target(name: "", role: .other, node: node, reference: nil, isChanged: false)
        return finish(chain, end: chain.hasOverrides ? merged(end, with: chain) : end)
    }

    /// A reference in a chain of references.
    private struct Link {
        let range: SourceRange
        let reference: ResolverReference
        let role: Role
    }

    /// The references followed so far, with the keys beside the references.
    private struct Chain {
        var links: [Link] = []
        var locations: Set<SourceRange> = []
        /// Keys beside references; the keys of earlier references count.
        private(set) var overrides: [YAMLMapping.Pair] = []

        var hasOverrides: Bool { !overrides.isEmpty }

        mutating func note(_ pairs: [YAMLMapping.Pair]) {
            for pair in pairs where !pair.isReference && !overrides.contains(where: { $0.key.value == pair.key.value })
            {
                overrides.append(pair)
            }
        }

        func circle(from range: SourceRange) -> [ResolverReference] {
            links.drop { $0.range != range }.map(\.reference)
        }
    }

    /// Returns the target of a chain's first reference, remembered for the others: long chains are followed once.
    private mutating func finish(_ chain: Chain, end: Target?) -> Target? {
        var target = end
        let isShared = !chain.hasOverrides && !chain.links.contains { $0.role == .modifier }
        for link in chain.links.reversed() {
            target = target.map { next in
                // The first reference that states a role determines the role.
                let decides = link.role != .other || next.role == .other
                return Target(
                    name: decides ? link.reference.segments.last ?? "" : next.name,
                    role: decides ? link.role : next.role, node: next.node, reference: link.reference,
                    isChanged: next.isChanged)
            }
            if isShared { targets[link.range] = .some(target) }
        }
        return target
    }

    /// Merges overrides into a target.
    ///
    /// Overrides are shallow: the overriding values replace the values of the original.
    private mutating func merged(_ target: Target, with chain: Chain) -> Target? {
        guard case .mapping(let original) = target.node.content else {
            diagnostics.report(
                .overridesOfNoObject(chain.overrides[0].key, reference: chain.links.last?.reference.text ?? ""))
            return nil
        }
        let names = Set(chain.overrides.map(\.key.value))
        let pairs = original.pairs.filter { !names.contains($0.key.value) } + chain.overrides
        return Target(
            name: target.name, role: target.role,
            node: YAMLNode(.mapping(YAMLMapping(pairs, isFlow: original.isFlow)), at: target.node.range),
            reference: nil, isChanged: true)
    }

    private mutating func locate(
        _ reference: ResolverReference, allowsModifiers: Bool
    ) -> (node: YAMLNode, role: Role)? {
        let here = reference.location.file.path
        let path = reference.file.map { CatalogPath.join(CatalogPath.folder(of: here), with: $0) } ?? here
        guard let root = documents.root(of: path, at: reference.location, diagnostics: &diagnostics) else { return nil }
        let isResolver = documents.isResolver(root)
        if isResolver && reference.segments.isEmpty && path != here {
            diagnostics.report(.referenceToResolver(reference))
            return nil
        }
        var role = Role.other
        if isResolver, let first = reference.segments.first {
            if first == "resolutionOrder" {
                diagnostics.report(.referenceToOrder(reference))
                return nil
            }
            if first == "modifiers", !allowsModifiers || reference.segments.count != 2 {
                diagnostics.report(.referenceToModifier(reference, isInOrder: allowsModifiers))
                return nil
            }
            if reference.segments.count == 2 {
                role = first == "sets" ? .set : first == "modifiers" ? .modifier : .other
            }
        }
        guard let node = walk(reference, from: root) else { return nil }
        if node.holds(reference.location) {
            diagnostics.report(.circularReference(reference.text, at: reference.location))
            return nil
        }
        return (node, role)
    }

    /// Goes along a JSON Pointer (RFC 6901, section 4).
    private mutating func walk(_ reference: ResolverReference, from root: YAMLNode) -> YAMLNode? {
        var node = root
        for (index, segment) in reference.segments.enumerated() {
            switch node.content {
            case .mapping(let mapping):
                if let next = documents.member(segment, of: mapping, at: node.range) {
                    node = next
                    continue
                }
                let names = guesses.take() ? mapping.pairs.map(\.key.value) : []
                diagnostics.report(.nothingThere(reference, at: index, among: names))
                return nil
            case .sequence(let sequence):
                // An index has no leading zeros.
                if let position = Int(segment), String(position) == segment,
                    sequence.elements.indices.contains(position)
                {
                    node = sequence.elements[position]
                    continue
                }
                diagnostics.report(.nothingThere(reference, at: index, among: []))
                return nil
            case .scalar:
                diagnostics.report(.nothingThere(reference, at: index, among: []))
                return nil
            }
        }
        return node
    }
}

extension YAMLMapping.Pair {
    var isReference: Bool { key.value == "$ref" }
}

extension YAMLNode {
    /// Whether a location is within the node.
    fileprivate func holds(_ location: SourceRange) -> Bool {
        range.file == location.file && range.lowerBound <= location.lowerBound && location.upperBound <= lastByte
    }

    /// The last byte.
    ///
    /// The range of a block collection ends with the first entry; here, the end of the last entry counts.
    private var lastByte: Int {
        var node = self
        var end = range.upperBound
        while true {
            switch node.content {
            case .scalar: return end
            case .sequence(let sequence):
                guard let last = sequence.elements.last else { return end }
                node = last
            case .mapping(let mapping):
                guard let last = mapping.pairs.last else { return end }
                node = last.value
            }
            end = max(end, node.range.upperBound)
        }
    }
}
