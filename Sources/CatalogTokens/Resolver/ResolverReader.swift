import CatalogModel
import CatalogSyntax

/// A reader of a resolver document and of all referenced files into a `ResolverDocument` (Resolver Module 2025.10,
/// "Syntax").
struct ResolverReader {
    static let version = ResolverFormatKeys.version

    private var flattener: SourceFlattener
    private var document = ResolverDocument()
    /// Modifiers by the place of the description.
    private var modifiers: [SourceRange: Int] = [:]
    /// The places of all modifiers referred to by `resolutionOrder`.
    private var usedModifiers: Set<SourceRange> = []
    /// By name: the first of each kind.
    private var names: [String: [OrderName]] = [:]
    private var hasOrder = false

    /// The name of a set or modifier in `resolutionOrder`, for finding a repeated name.
    private struct OrderName {
        let name: Text
        let isModifier: Bool
        let isInline: Bool
    }

    private var diagnostics: Diagnostics {
        get { flattener.follower.diagnostics }
        // Modify in place: copying all findings for each new one would take quadratic time.
        _modify { yield &flattener.follower.diagnostics }
    }

    /// Reads a document; returns nil for a document without any usable part.
    static func read(
        _ root: YAMLNode, with read: @escaping TokenSystem.FileReader, files: inout [SourceFile],
        diagnostics: inout Diagnostics
    ) -> ResolverDocument? {
        guard case .mapping(let mapping) = root.content else {
            diagnostics.report(.resolverPartIsNoObject("a resolver document", at: root.range))
            return nil
        }
        var reader = ResolverReader(main: root, read: read)
        reader.read(mapping, at: root.range.opening)
        diagnostics.merge(reader.diagnostics)
        files += reader.flattener.follower.documents.files
        return reader.document
    }

    private init(main: YAMLNode, read: @escaping TokenSystem.FileReader) {
        flattener = SourceFlattener(ReferenceFollower(ResolverDocuments(main: main, read: read)))
    }

    private mutating func read(_ mapping: YAMLMapping, at range: SourceRange) {
        ResolverKeys.check(mapping, of: .document, diagnostics: &diagnostics)
        document.name = ResolverKeys.text(of: "name", in: mapping)
        document.description = ResolverKeys.text(of: "description", in: mapping)
        readVersion(mapping, at: range)
        let sets = parts("sets", of: mapping)
        let modifiers = parts("modifiers", of: mapping)
        // Without an order, no set or modifier is used, so report only the missing order.
        hasOrder = readOrder(mapping, at: range)
        let used = flattener.used
        for set in sets { checkSet(set, used: used) }
        for modifier in modifiers { checkModifier(modifier) }
        let count = TokenPermutations(document.modifiers).total
        if count > TokenPermutations.maximum {
            diagnostics.report(.tooManyPermutations(at: document.modifiers.first?.name.inner))
        }
    }

    private mutating func readVersion(_ mapping: YAMLMapping, at range: SourceRange) {
        guard let pair = mapping.pairs.first(where: { $0.key.value == "version" }) else {
            diagnostics.report(.missingVersion(at: range))
            return
        }
        guard let text = ResolverKeys.text(of: pair, diagnostics: &diagnostics) else { return }
        if text.value != Self.version { diagnostics.report(.otherVersion(text)) }
    }

    private mutating func parts(_ key: String, of mapping: YAMLMapping) -> [YAMLMapping.Pair] {
        guard let pair = mapping.pairs.first(where: { $0.key.value == key }) else { return [] }
        guard case .mapping(let parts) = pair.value.content else {
            diagnostics.report(.wrongResolverValue(pair, expected: "an object"))
            return []
        }
        return parts.pairs
    }

    // MARK: The resolution order

    /// Whether there is an order.
    private mutating func readOrder(_ mapping: YAMLMapping, at range: SourceRange) -> Bool {
        guard let pair = mapping.pairs.first(where: { $0.key.value == "resolutionOrder" }) else {
            diagnostics.report(.missingResolverKey("resolutionOrder", of: "a resolver document", at: range))
            return false
        }
        guard case .sequence(let items) = pair.value.content, !items.elements.isEmpty else {
            diagnostics.report(.wrongResolverValue(pair, expected: "a list of sets and modifiers"))
            return false
        }
        for item in items.elements { readItem(item) }
        return true
    }

    private mutating func readItem(_ item: YAMLNode) {
        guard case .mapping(let mapping) = item.content else {
            diagnostics.report(.resolverPartIsNoObject("an item of 'resolutionOrder'", at: item.range))
            return
        }
        guard mapping["$ref"] != nil else { return readInline(mapping, of: item) }
        guard let target = flattener.follower.follow(item, allowsModifiers: true), let reference = target.reference
        else { return }
        let name = Text(target.name, at: reference.location)
        switch target.role {
        case .set:
            checkName(name, isModifier: false, isInline: false)
            document.order.append(.set(readSet(target, at: item.range)))
        case .modifier:
            addModifier(target.node, name: name, isInline: false, isChanged: target.isChanged)
        case .other:
            diagnostics.report(.neitherSetNorModifier(reference))
        }
    }

    private mutating func readInline(_ mapping: YAMLMapping, of item: YAMLNode) {
        let missing = ["name", "type"].filter { mapping[$0] == nil }
        guard missing.isEmpty, let name = mapping.pairs.first(where: { $0.key.value == "name" }),
            let type = mapping.pairs.first(where: { $0.key.value == "type" })
        else {
            diagnostics.report(.inlineItemIncomplete(missing, at: item.range))
            return
        }
        guard let type = ResolverKeys.text(of: type, diagnostics: &diagnostics),
            case .scalar(let scalar) = name.value.content
        else { return }
        let text = Text(scalar.text, at: name.value.range.inside(of: scalar.text))
        switch type.value {
        case "set":
            checkName(text, isModifier: false, isInline: true)
            ResolverKeys.check(mapping, of: .inlineSet, diagnostics: &diagnostics)
            let sources = flattener.sources(ofSet: item, name: text.value, at: item.range)
            document.order.append(.set(sources))
        case "modifier":
            ResolverKeys.check(mapping, of: .inlineModifier, diagnostics: &diagnostics)
            addModifier(item, name: text, isInline: true, isChanged: false)
        default: diagnostics.report(.unknownItemType(type))
        }
    }

    /// Checks a name.
    ///
    /// A set and a modifier under `sets` and `modifiers` may share a name; an inline item shares a name with no other
    /// item.
    private mutating func checkName(_ name: Text, isModifier: Bool, isInline: Bool) {
        let others = names[name.value] ?? []
        let other = others.first { other in
            guard isInline || other.isInline else { return false }
            return isInline && other.isInline || isModifier == other.isModifier
        }
        if let other { diagnostics.report(.duplicateOrderName(name, first: other.name)) }
        if others.contains(where: { $0.isModifier == isModifier && $0.isInline == isInline }) { return }
        names[name.value, default: []].append(OrderName(name: name, isModifier: isModifier, isInline: isInline))
    }

    // MARK: Sets and modifiers

    private mutating func readSet(_ target: ReferenceFollower.Target, at location: SourceRange) -> [YAMLNode] {
        if target.isChanged, case .mapping(let mapping) = target.node.content {
            ResolverKeys.check(mapping, of: .set, diagnostics: &diagnostics)
        }
        return flattener.sources(
            ofSet: target.node, name: target.name, at: target.isChanged ? location : target.node.range)
    }

    private mutating func addModifier(_ node: YAMLNode, name: Text, isInline: Bool, isChanged: Bool) {
        usedModifiers.insert(node.range)
        if !isChanged, let cached = modifiers[node.range] {
            document.order.append(.modifier(cached))
            return
        }
        checkName(name, isModifier: true, isInline: isInline)
        if !isInline, let other = document.modifiers.first(where: { $0.name.value == name.value }) {
            diagnostics.report(.duplicateOrderName(name, first: other.name))
        }
        if isChanged, case .mapping(let mapping) = node.content {
            ResolverKeys.check(mapping, of: .modifier, diagnostics: &diagnostics)
        }
        guard let modifier = readModifier(node, name: name) else {
            document.brokenModifiers.insert(name.value)
            return
        }
        document.modifiers.append(modifier)
        if !isChanged { modifiers[node.range] = document.modifiers.count - 1 }
        document.order.append(.modifier(document.modifiers.count - 1))
    }

    private mutating func readModifier(_ node: YAMLNode, name: Text) -> ResolverDocument.Modifier? {
        guard case .mapping(let mapping) = node.content else {
            diagnostics.report(.resolverPartIsNoObject("the modifier '\(name.value)'", at: node.range))
            return nil
        }
        guard let pair = mapping.pairs.first(where: { $0.key.value == "contexts" }) else {
            diagnostics.report(
                .missingResolverKey("contexts", of: "the modifier '\(name.value)'", at: node.range))
            return nil
        }
        guard let target = flattener.follower.follow(pair.value) else { return nil }
        guard case .mapping(let contexts) = target.node.content else {
            diagnostics.report(.wrongResolverValue(pair, expected: "an object of contexts"))
            return nil
        }
        if contexts.pairs.count < 2 {
            diagnostics.report(.tooFewContexts(contexts.pairs.count, modifier: name.value, at: pair.key.inner))
        }
        let result = contexts.pairs.map { context in
            ResolverDocument.Context(
                name: context.key, sources: flattener.sources(ofContext: context.value, name: context.key.value))
        }
        guard !result.isEmpty else { return nil }
        return ResolverDocument.Modifier(
            name: name, contexts: result, defaultContext: defaultContext(of: mapping, among: result))
    }

    private mutating func defaultContext(
        of mapping: YAMLMapping, among contexts: [ResolverDocument.Context]
    ) -> String? {
        guard let pair = mapping.pairs.first(where: { $0.key.value == "default" }),
            let text = ResolverKeys.text(of: pair, diagnostics: &diagnostics)
        else { return nil }
        if contexts.contains(where: { $0.name.value == text.value }) { return text.value }
        diagnostics.report(.unknownDefault(text, contexts: contexts.map(\.name.value)))
        // Use the first context, so that themes without a context of their own are not reported, too.
        return contexts.first?.name.value
    }

    // MARK: What is declared, used or not

    private mutating func checkSet(_ pair: YAMLMapping.Pair, used: Set<SourceRange>) {
        guard let target = flattener.follower.follow(pair.value) else { return }
        if case .mapping(let mapping) = target.node.content {
            ResolverKeys.check(mapping, of: .set, diagnostics: &diagnostics)
        }
        let location = target.isChanged ? pair.value.range : target.node.range
        _ = flattener.sources(ofSet: target.node, name: pair.key.value, at: location)
        if knowsOrder, !used.contains(target.node.range) {
            diagnostics.report(.unusedResolverPart("set", named: pair.key))
        }
    }

    /// Whether the order is there, without dangling references, each possibly meant for any part.
    private var knowsOrder: Bool { hasOrder && !diagnostics.all.contains { $0.rule == TokenRules.resolverReference } }

    private mutating func checkModifier(_ pair: YAMLMapping.Pair) {
        guard let target = flattener.follower.follow(pair.value) else { return }
        if case .mapping(let mapping) = target.node.content {
            ResolverKeys.check(mapping, of: .modifier, diagnostics: &diagnostics)
        }
        guard !usedModifiers.contains(target.node.range) else { return }
        _ = readModifier(target.node, name: pair.key)
        if knowsOrder { diagnostics.report(.unusedResolverPart("modifier", named: pair.key)) }
    }
}
