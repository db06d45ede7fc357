import CatalogModel
import CatalogYAML

/// Replaces reference objects of resolver documents by what they refer to (Resolver Module 2025.10, "Reference objects",
/// "Invalid pointers" and "Extending").
struct ReferenceFollower {
    /// What stands at a place, by the place alone.
    enum Role { case set, modifier, other }

    struct Target {
        /// The last part of the pointer; empty for a whole file or what is no reference.
        let name: String
        let role: Role
        /// Keys beside `$ref` have replaced those of the original.
        let node: YAMLNode
        /// The reference that leads here; nil for what is no reference.
        let reference: ResolverReference?
        /// Whether keys beside `$ref` make it another thing than the original.
        let isChanged: Bool
    }

    private(set) var documents: ResolverDocuments
    var diagnostics = Diagnostics()

    init(_ documents: ResolverDocuments) {
        self.documents = documents
    }

    /// What a node stands for; itself unless it is a reference object. nil where a reference leads nowhere, or to what it
    /// must not lead to, which is reported.
    ///
    /// `allowsModifiers`: whether the node stands in `resolutionOrder`, which alone may refer to modifiers.
    mutating func follow(_ node: YAMLNode, allowsModifiers: Bool = false) -> Target? {
        var target = Target(name: "", role: .other, node: node, reference: nil, isChanged: false)
        var overrides: [YAMLMapping.Pair] = []
        var chain: [Link] = []
        // A loop: each reference may lead to another one.
        while case .mapping(let mapping) = target.node.content, let pair = mapping.pairs.first(where: \.isReference) {
            if let start = chain.firstIndex(where: { $0.range == pair.value.range }) {
                diagnostics.report(.circularReferences(chain[start...].map(\.reference)))
                return nil
            }
            guard let reference = ResolverReference(pair.value, diagnostics: &diagnostics),
                let next = locate(reference, allowsModifiers: allowsModifiers && chain.isEmpty)
            else { return nil }
            chain.append(Link(range: pair.value.range, reference: reference))
            for other in mapping.pairs where !other.isReference {
                if !overrides.contains(where: { $0.key.value == other.key.value }) { overrides.append(other) }
            }
            let isFirst = target.role == .other
            target = Target(
                name: isFirst ? reference.segments.last ?? "" : target.name, role: isFirst ? next.role : target.role,
                node: next.node, reference: target.reference ?? reference, isChanged: !overrides.isEmpty)
        }
        return overrides.isEmpty ? target : merged(target, overrides)
    }

    private struct Link {
        let range: SourceRange
        let reference: ResolverReference
    }

    /// Overrides are shallow: what they say replaces what the original says.
    private mutating func merged(_ target: Target, _ overrides: [YAMLMapping.Pair]) -> Target? {
        guard case .mapping(let original) = target.node.content else {
            diagnostics.report(.overridesOfNoObject(overrides[0].key, reference: target.reference?.text ?? ""))
            return nil
        }
        let names = Set(overrides.map(\.key.value))
        let pairs = original.pairs.filter { !names.contains($0.key.value) } + overrides
        return Target(
            name: target.name, role: target.role,
            node: YAMLNode(.mapping(YAMLMapping(pairs, isFlow: original.isFlow)), at: target.node.range),
            reference: target.reference, isChanged: true)
    }

    private mutating func locate(
        _ reference: ResolverReference, allowsModifiers: Bool
    ) -> (node: YAMLNode, role: Role)? {
        let here = reference.place.file.path
        let path = reference.file.map { CatalogPath.join(CatalogPath.folder(of: here), $0) } ?? here
        guard let root = documents.root(of: path, at: reference.place, diagnostics: &diagnostics) else { return nil }
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
        if node.holds(reference.place) {
            diagnostics.report(.circularReference(reference.text, at: reference.place))
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
                if let next = mapping[segment] {
                    node = next
                    continue
                }
                diagnostics.report(.nothingThere(reference, at: index, among: mapping.pairs.map(\.key.value)))
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
    /// Whether a place lies within the node.
    fileprivate func holds(_ place: SourceRange) -> Bool {
        range.file == place.file && range.start <= place.start && place.end <= lastPosition
    }

    /// The range of a block collection ends with its first entry; what counts here is the end of its last.
    private var lastPosition: SourcePosition {
        var node = self
        var end = range.end
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
            end = max(end, node.range.end)
        }
    }
}
