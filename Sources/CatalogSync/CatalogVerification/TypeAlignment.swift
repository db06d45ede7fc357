import CatalogModel
import CodeReaders

/// A pair of types, from an entry and from code, prepared for comparison by removing incomparable facts: inherited
/// members, additions of compilers, and differences of wording.
struct TypeAlignment {
    private(set) var stated: TypeDeclaration
    private(set) var declared: TypeDeclaration

    /// Creates aligned types; the `platforms` of the implementation are also valid for the types.
    init(
        stated: TypeDeclaration, declared: TypeDeclaration, platforms: OrderedRecords<PlatformAvailability>?,
        visibility: Visibility, knowledge: SourceKnowledge
    ) {
        self.stated = stated
        self.declared = declared
        alignParameters(knowledge)
        alignKind()
        alignRelatives()
        alignPlatforms(platforms)
        GenericClauseAlignment.align(&self.stated, with: &self.declared)
        alignProperties(visibility)
        alignMethods(visibility)
        alignCases()
        alignEvents()
    }

    // MARK: The type

    /// The kinds of declarations looking alike to readers.
    private static let declaredKinds: Set<TypeDeclarationKind> = [
        .class, .struct, .enum, .protocol, .actor, .typealias, .macro, .interface, .object, .associatedtype,
    ]

    private mutating func alignKind() {
        let kinds = [stated.kind?.value, declared.kind?.value].compactMap(\.self)
        if kinds.count == 2, kinds.allSatisfy(Self.declaredKinds.contains) { return }
        stated[TypeDeclaration.keys.kind] = nil
        declared[TypeDeclaration.keys.kind] = nil
    }

    /// Conformances left out by readers, because types conform without a declaration.
    private static let implicit: Set<String> = [
        "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "Equatable", "Hashable", "RawRepresentable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "CVarArg", "NSCoding", "NSObjectProtocol",
    ]

    /// Aligns relatives.
    ///
    /// Supertypes and protocols count as a single list: authors do not distinguish the two as compilers do. An entry
    /// without relatives needs none, because types have too many for a reader.
    private mutating func alignRelatives() {
        let said = stated.inherits.orEmpty() + stated.conforms.orEmpty()
        let found = declared.inherits.orEmpty() + declared.conforms.orEmpty()
        func name(_ reference: TypeReference) -> String {
            let name = reference.name?.value.prefix { $0 != "<" }.split(separator: ".").last
            return name.map(String.init) ?? ""
        }
        let saidNames = Set(said.map(name))
        func agreed(_ list: [TypeReference]?, with others: [TypeReference]?) -> [TypeReference]? {
            guard let list else { return nil }
            let kept = list.filter { reference in
                found.contains { name($0) == name(reference) } || Self.implicit.contains(name(reference))
            }
            let new = others.orEmpty().filter { !saidNames.contains(name($0)) }
            return kept + new
        }
        declared[TypeDeclaration.keys.inherits] = agreed(stated.inherits, with: declared.inherits)
        declared[TypeDeclaration.keys.conforms] = agreed(stated.conforms, with: declared.conforms)
    }

    /// Aligns platforms.
    ///
    /// A source does not mention platforms already required by the whole package.
    private mutating func alignPlatforms(_ platforms: OrderedRecords<PlatformAvailability>?) {
        guard let found = declared.platforms, !found.isEmpty else {
            stated[Named.keys.platforms] = nil
            return
        }
        let own = stated.platforms.orEmpty().elements
        let outer = platforms.orEmpty().filter { platform in !own.contains { $0.name == platform.name } }
        stated[Named.keys.platforms] = OrderedRecords((own + outer).filter { found[$0.name] != nil })
    }

    /// Aligns parameters.
    ///
    /// Composable functions can be documented by properties, as long as there is a single function of a name. Of a
    /// default beyond the knowledge of the source, only the existence is stated.
    private mutating func alignParameters(_ knowledge: SourceKnowledge) {
        if declared.kind?.value == .composable, stated.initializers.orEmpty().isEmpty, declared.initializers?.count == 1
        {
            declared.properties = declared.initializers?[0].parameters?.mapValues { $0.value.property }
            declared.initializers = nil
        }
        if knowledge.covers("default", of: "Parameter") { return }
        if declared.kind?.value == .composable {
            stated.properties = stated.properties?.mapValues { $0.value.withOptionalForDefault }
        }
        stated.initializers = stated.initializers?.map { method in
            var method = method
            method.parameters = method.parameters?.mapValues {
                Parameter(node: $0.value.property.withOptionalForDefault.node)
            }
            return method
        }
    }

    // MARK: Members

    /// Names of members documented by an entry as events or slots.
    private var otherNames: Set<String> {
        let events = stated.events.orEmpty().flatMap { [$0.name, $0.value.property?.value ?? $0.name] }
        let slots = stated.slots.orEmpty().flatMap {
            [$0.name.isEmpty ? "content" : $0.name, $0.value.property?.value ?? $0.name]
        }
        return Set(events + slots)
    }

    private mutating func alignProperties(_ visibility: Visibility) {
        let said = stated.properties.orEmpty()
        let found = declared.properties.orEmpty()
        let others = otherNames
        let kept = said.filter { element in
            found[element.name] != nil || element.value.inheritedFrom == nil && element.value.isVisible(to: visibility)
        }
        let foundKept = found.compactMap { element -> OrderedRecords<Property>.Element? in
            guard let own = said[element.name] else {
                let isOwn = element.value.inheritedFrom == nil && element.value.isVisible(to: visibility)
                return isOwn && !others.contains(element.name) ? element : nil
            }
            return .init(key: element.key, value: element.value.aligned(with: own))
        }
        stated.properties = kept.isEmpty ? nil : OrderedRecords(kept)
        declared.properties = foundKept.isEmpty ? nil : OrderedRecords(foundKept)
    }

    private mutating func alignMethods(_ visibility: Visibility) {
        let said = stated.methods.orEmpty()
        let found = declared.methods.orEmpty()
        let kept = said.filter { element in
            found[element.name] != nil
                || element.value.contains { $0.inheritedFrom == nil && $0.isVisible(to: visibility) }
        }
        let foundKept = found.compactMap { element -> OrderedRecords<[Method]>.Element? in
            let own = said[element.name]
            let methods = element.value.filter { method in
                own != nil || method.inheritedFrom == nil && method.isVisible(to: visibility)
            }
            return methods.isEmpty ? nil : .init(key: element.key, value: methods)
        }
        stated.methods = kept.isEmpty ? nil : OrderedRecords(kept)
        declared.methods = foundKept.isEmpty ? nil : OrderedRecords(foundKept)
        for index in stated.methods.orEmpty().elements.indices {
            guard let name = stated.methods?[index].name, let own = stated.methods?[name],
                let other = declared.methods?[name],
                let declaredIndex = declared.methods?.elements.firstIndex(where: { $0.name == name })
            else { continue }
            let both = MethodAlignment(
                stated: own, declared: own.count + other.count > 2 ? completed(other) : other)
            stated.methods?.elements[index].value = both.stated
            declared.methods?.elements[declaredIndex].value = both.declared
        }
        alignInitializers(visibility)
    }

    /// Returns overloads with the types of namesakes of their parameters, as linking completes the overloads of an
    /// entry: overloads are distinguished by types.
    private func completed(_ methods: [Method]) -> [Method] {
        methods.map { method in
            var method = method
            method.parameters = method.parameters?.mapValues { element in
                var property = element.value.property
                if property.type == nil, property.either == nil, let type = declared.properties?[element.name]?.type {
                    property[Property.keys.type] = type
                }
                return Parameter(node: property.node)
            }
            return method
        }
    }

    private mutating func alignInitializers(_ visibility: Visibility) {
        let said = stated.initializers.orEmpty()
        let labels = Set(said.map(\.labels))
        let found = declared.initializers.orEmpty().filter { method in
            if labels.contains(method.labels) { return true }
            // An initializer without parameters is implied if the entry states no initializers.
            if said.isEmpty, method.labels.isEmpty { return false }
            return method.inheritedFrom == nil && method.isVisible(to: visibility)
        }
        let both = MethodAlignment(stated: said, declared: found)
        stated.initializers = both.stated.isEmpty ? nil : both.stated
        declared.initializers = both.declared.isEmpty ? nil : both.declared
    }

    /// Aligns events: the class `CustomEvent<T>` of an event object corresponds to the payload `T`.
    ///
    /// The name decides whether a type belongs to the event or to the payload: another name is one difference.
    private mutating func alignEvents() {
        let said = stated.events.orEmpty()
        declared.events = declared.events?.mapValues { element -> Event in
            var event = element.value
            if let own = said[element.name], own.payload == nil, own.type != nil, event.type == nil,
                let type = event.payload?.type
            {
                event[Event.keys.type] = type
                event[Event.keys.payload] = nil
                return event
            }
            guard let own = said[element.name], own.type == nil, own.payload != nil, event.payload == nil,
                let type = event.type, type.value.hasPrefix("CustomEvent<"), type.value.hasSuffix(">")
            else { return event }
            var payload = Property(node: RecordNodeBuilder(capacity: 1).node(at: type.range))
            payload[Property.keys.type] = type.map { String($0.dropFirst("CustomEvent<".count).dropLast()) }
            // These follow from the type.
            payload[Property.keys.values] = own.payload?.values
            event[Event.keys.payload] = payload
            event[Event.keys.type] = nil
            return event
        }
    }

    /// Replaces patterns by the matching cases.
    private mutating func alignCases() {
        guard let cases = stated.cases else { return }
        stated.cases = OrderedRecords(
            cases.flatMap { element in
                NamePattern.names(element.name).map { name in
                    .init(key: element.key.map { _ in name }, value: element.value)
                }
            })
    }
}

extension Property {
    /// The property without a default, and not required if there was a default.
    fileprivate var withOptionalForDefault: Property {
        guard self.default != nil else { return self }
        var property = self
        property[Property.keys.default] = nil
        property[Property.keys.required] = false
        return property
    }

    /// Returns the declared property without facts optional in the entry.
    fileprivate func aligned(with stated: Property) -> Property {
        var property = self
        if stated.attributes == nil { property[Property.keys.attributes] = nil }
        if stated.binding == nil { property[Property.keys.binding] = nil }
        // Callers set a constant that is required or has a default, even if they cannot set it again.
        if readOnly == true, stated.readOnly == nil, stated.required != nil || stated.default != nil {
            property[Property.keys.readOnly] = nil
        }
        return property
    }
}
