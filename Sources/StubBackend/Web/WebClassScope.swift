import CatalogModel
import SourceCode

/// The members beside and above the members of a class in a web stub, which decide how the stub can declare them.
///
/// A compiler refuses two members of one name, and a member whose type does not suit the member that it overrides.
struct WebClassScope {
    /// How a stub can declare a method.
    enum MethodForm {
        case asStated
        /// With any parameters and any result.
        case anything
        /// As a property of any type, because a superclass has a property of that name.
        case property
    }

    /// How a stub can declare a property.
    enum PropertyForm {
        case field
        /// With accessors for the property and an attribute.
        case accessors(attribute: String)
        /// Without a field, because a superclass has accessors under the name or makes them; with a value given by
        /// the constructor, or without a value.
        case declared(isInitialized: Bool)
    }

    /// The superclasses with stubs, the nearest first.
    let above: [TypeStub]
    /// Whether the class inherits from an element of the browser.
    let isElement: Bool
    /// The exported name of the class above with a stub.
    private let superclass: String?
    /// The names of the methods by which superclasses send events.
    private let emittersAbove: Set<String>
    /// Whether accessors and attributes are the business of a base class from another package.
    let hasBase: Bool
    /// The call of the superclass in a constructor, with any arguments where the superclass requires some.
    var superCall: String {
        let initializers = above.first { !$0.initializers.isEmpty }?.initializers ?? []
        let requiresArguments = initializers.contains { method in
            method.parameters.contains { parameter in
                !parameter.isVariadic && parameter.property.isRequired != false
                    && parameter.property.defaultValue == nil
            }
        }
        guard requiresArguments, let superclass else { return "super();" }
        return "super(...([] as unknown as ConstructorParameters<typeof \(superclass)>));"
    }

    /// - Parameters:
    ///   - type: The class.
    ///   - names: The names declared by stubs.
    ///   - base: Whether the output names a base class for elements without a superclass.
    init(_ type: TypeStub, names: StubNames, base: Bool) {
        above = names.superclasses(of: type.fullName.value).map { declared in
            TypeStub(declared.record.element, within: "", isMain: false)
        }
        emittersAbove = Set(Self.emitters(of: above.reversed()).joined())
        superclass = above.first.flatMap { names.exports[$0.fullName.value]?.name }
        let root = above.last ?? type
        let isOwnElement = root.kind.isElement || root.looksLikeElement
        if let name = root.supertypes.first(where: \.isClass)?.name.value, !isOwnElement {
            isElement = name.hasPrefix("HTML") || !TypeScriptPlatform.isClass(String(name.prefix { $0 != "<" }))
        } else {
            isElement = isOwnElement
        }
        let classes = root.supertypes.filter { $0.isClass && $0.condition == nil }
        hasBase = isElement && (classes.isEmpty ? base : !classes.contains { $0.name.value.hasPrefix("HTML") })
    }

    // MARK: Members without a declaration

    private static let ofEveryClass: Set<String> = ["arguments", "caller", "length", "name", "prototype"]

    /// Removes the members without a possible declaration from a type; the comment of the type gets them.
    /// - Returns: Names with the reason of each.
    func removeRefused(from type: inout TypeStub) -> [(name: Text, reason: String)] {
        var refused: [(name: Text, reason: String)] = []
        var items: [DocItem] = []
        var properties: Set<String> = []
        type.properties.removeAll { property in
            guard
                let reason = refusal(
                    of: property.name.value, isStatic: property.isStatic, docs: property.docs, properties)
            else {
                properties.insert(Self.key(property.name.value, isStatic: property.isStatic))
                return false
            }
            refused.append((property.name, reason))
            items.append(DocItem(property))
            return true
        }
        type.methods.removeAll { method in
            guard
                let reason = refusal(of: method.name.value, isStatic: method.isStatic, docs: method.docs, properties)
            else { return false }
            refused.append((method.name, reason))
            items.append(DocItem(method, named: method.name.value))
            return true
        }
        type.docs.add("Members without a declaration", items: items)
        return refused
    }

    /// Whether a superclass sends an event by a method of a name.
    private func isEmitter(_ name: String) -> Bool { emittersAbove.contains(name) }

    private func refusal(of name: String, isStatic: Bool, docs: DocStub, _ properties: Set<String>) -> String? {
        if properties.contains(Self.key(name, isStatic: isStatic)) { return "a property has the same name" }
        if TypeScriptNames.isPrivate(name) { return nil }
        if isStatic { return Self.ofEveryClass.contains(name) ? "every class has a static member of that name" : nil }
        let isInherited = !inherited(name, isStatic: false).isEmpty || isOfElement(name)
        if docs.visibility == .private, isInherited { return "a superclass has a member of that name" }
        let isHidden = inherited(name, isStatic: false).contains { $0.visibility == .private }
        return isHidden ? "a superclass has a private member of that name" : nil
    }

    /// Private names are the same for members of the class and of its values.
    private static func key(_ name: String, isStatic: Bool) -> String {
        isStatic && !TypeScriptNames.isPrivate(name) ? "static \(name)" : name
    }

    // MARK: Inherited members

    /// A member of a superclass.
    private struct Inherited {
        /// The types of a property; nil for a method.
        var types: [String]?
        /// The signature of a method; nil for a property.
        var signature: [String]?
        let visibility: Visibility
    }

    private func isOfElement(_ name: String) -> Bool {
        isElement && (HTMLElementMembers.isMethod(name) || HTMLElementMembers.type(of: name) != nil)
    }

    private func inherited(_ name: String, isStatic: Bool) -> [Inherited] {
        above.flatMap { type in
            type.properties.filter { $0.name.value == name && $0.isStatic == isStatic }.map {
                Inherited(types: $0.type.alternatives.map(\.value), visibility: $0.docs.visibility)
            }
                + type.methods.filter { $0.name.value == name && $0.isStatic == isStatic }.map {
                    Inherited(signature: Self.signature(of: $0), visibility: $0.docs.visibility)
                }
        }
    }

    /// Whether a property can have a type beside the inherited members of its name.
    func suits(_ type: String, of property: PropertyStub) -> Bool {
        let name = property.name.value
        if TypeScriptNames.isPrivate(name) { return true }
        for member in inherited(name, isStatic: property.isStatic) {
            guard let types = member.types, types.isEmpty || Self.suits(type, types) else { return false }
        }
        if property.isStatic { return true }
        if isEmitter(name) { return false }
        if !isElement { return true }
        if HTMLElementMembers.isMethod(name) { return false }
        return HTMLElementMembers.type(of: name).map { Self.suits(type, [$0]) } ?? true
    }

    private static func suits(_ type: String, _ inherited: [String]) -> Bool {
        if inherited == [type] { return true }
        guard let type = TypeParser.parse(type) else { return false }
        let members = inherited.compactMap { TypeParser.parse($0) }.flatMap(TypeScriptDefaultChecker.members)
        return TypeScriptDefaultChecker.members(of: type).allSatisfy { member in
            switch member {
            case .name("any"), .name("never"): true
            case .literal(.string): members.contains(member) || members.contains(.name("string"))
            case .literal(.bool): members.contains(member) || members.contains(.name("boolean"))
            case .name: members.contains(member)
            default: members.contains(member)
            }
        }
    }

    /// Returns the form in which a stub can declare a property.
    func form(of property: PropertyStub) -> PropertyForm {
        let name = property.name.value
        if !isElement || property.isStatic || TypeScriptNames.isPrivate(name) { return .field }
        if HTMLElementMembers.type(of: name) != nil || HTMLElementMembers.isMethod(name) {
            return .declared(isInitialized: false)
        }
        if hasBase { return .declared(isInitialized: true) }
        // The outermost class decides: fields and accessors cannot override each other.
        let outer = above.reversed().lazy.flatMap(\.properties).first { $0.name.value == name && !$0.isStatic }
        if let outer, outer.attribute == nil {
            return property.attribute == nil ? .field : .declared(isInitialized: true)
        }
        guard let attribute = property.attribute ?? outer?.attribute else { return .field }
        return .accessors(attribute: attribute.value)
    }

    /// Whether a superclass with a stub keeps attributes in step with properties.
    var observesAbove: Bool { !hasBase && above.contains { type in type.properties.contains { observes($0) } } }

    /// Whether changes of a property's attribute change the property.
    func observes(_ property: PropertyStub) -> Bool {
        if case .accessors = form(of: property) { property.attribute != nil } else { false }
    }

    /// Returns the form in which a stub can declare methods of one name.
    func form(of group: MethodGroup) -> MethodForm {
        if TypeScriptNames.isPrivate(group.name) { return .asStated }
        let members = inherited(group.name, isStatic: group.isStatic)
        let isOfElement = !group.isStatic && isElement
        if members.contains(where: { $0.types != nil })
            || isOfElement && HTMLElementMembers.type(of: group.name) != nil
        {
            return .property
        }
        if !group.isStatic, isEmitter(group.name) { return .anything }
        let signatures = group.methods.map(Self.signature)
        let overridden = members.compactMap(\.signature)
        if !overridden.isEmpty, signatures.contains(where: { overridden.contains($0) == false }) { return .anything }
        guard isOfElement, HTMLElementMembers.isMethod(group.name) else { return .asStated }
        guard let parameters = HTMLElementMembers.parameters(of: group.name), group.methods.count == 1 else {
            return .anything
        }
        return group.methods[0].suits(parameters) ? .asStated : .anything
    }

    private static func signature(of method: MethodStub) -> [String] {
        let parameters = method.parameters.map { parameter in
            let type = parameter.property.type.alternatives.map(\.value).joined(separator: " | ")
            return "\(parameter.isVariadic)\(parameter.property.isRequired == false) \(type)"
        }
        return parameters + ["\(method.isAsync) \(method.returns.map { $0.type?.value ?? "unknown" } ?? "void")"]
    }

    // MARK: Events

    /// Returns the names of the methods that send the events of a class, in order.
    ///
    /// No name is that of another member; an event that a superclass sends in the same way has the same method.
    func emitters(of type: TypeStub) -> [String] { Self.emitters(of: above.reversed() + [type]).last ?? [] }

    /// Returns the names for each class of a line of inheritance, the outermost first.
    private static func emitters(of line: [TypeStub]) -> [[String]] {
        var taken: Set<String> = []
        var sent: [String: String] = [:]
        return line.map { level in
            var names: [String] = []
            let own = Set(
                level.properties.filter { !$0.isStatic }.map(\.name.value)
                    + level.methods.filter { !$0.isStatic }.map(\.name.value))
            taken.formUnion(own)
            for event in level.events {
                let payload = event.payload?.type.alternatives.map(\.value).joined(separator: " | ") ?? ""
                let key = "\(event.name.value) \(event.type?.value ?? "") \(event.payload != nil) \(payload)"
                if let existing = sent[key], !names.contains(existing), !own.contains(existing) {
                    names.append(existing)
                    continue
                }
                var name = "emit" + TypeScriptNames.className(from: event.name.value)
                while !taken.insert(name).inserted { name += "2" }
                sent[key] = name
                names.append(name)
            }
            return names
        }
    }
}

extension MethodStub {
    /// Whether the method can override a method without a result that takes optional parameters of the given types.
    fileprivate func suits(_ types: [String]) -> Bool {
        for (index, parameter) in parameters.enumerated() {
            let isOptional =
                parameter.isVariadic || parameter.property.isRequired == false
                || parameter.property.defaultValue != nil
            guard types.indices.contains(index) else {
                if isOptional { continue }
                return false
            }
            let stated = parameter.property.type.alternatives.map(\.value)
            let accepted = [types[index], types[index] + " | undefined", "any", "unknown", "object"]
            guard stated.isEmpty || stated.count == 1 && accepted.contains(stated[0]), !parameter.isVariadic else {
                return false
            }
        }
        return true
    }
}
