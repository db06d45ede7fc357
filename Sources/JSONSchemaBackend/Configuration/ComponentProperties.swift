import CatalogModel

/// The settable members of a component's type, by name: the properties and the initializer parameters forming the
/// properties of a JSON Schema.
struct ComponentProperties {
    private(set) var members: [ComponentPropertiesMember] = []
    /// The position in `members` by name, until the members are sorted.
    private var positions: [String: Int] = [:]
    /// Number of initializers.
    let initializerCount: Int

    init(
        _ declaration: TypeDeclaration, inherited: [OrderedRecords<Property>.Element], shared: OrderedRecords<Property>
    ) {
        let initializers = declaration.initializers.orEmpty()
        initializerCount = initializers.count
        for (index, initializer) in initializers.enumerated() {
            for parameter in initializer.parameters.orEmpty() {
                let element = OrderedRecords<Property>.Element(key: parameter.key, value: parameter.value.asProperty)
                add(parameter.name) { $0.parameters.append((index, element)) }
            }
        }
        for element in declaration.properties.orEmpty().elements + inherited {
            add(element.name) { if $0.property == nil { $0.property = element } }
        }
        let represented = representedNames
        for element in shared.elements where !represented.contains(element.name) {
            add(element.name) { $0.property = element }
        }
        order(by: declaration.configuration.orEmpty().map(\.value))
    }

    private mutating func add(_ name: String, change: (inout ComponentPropertiesMember) -> Void) {
        if let index = positions[name] { return change(&members[index]) }
        positions[name] = members.count
        var member = ComponentPropertiesMember(name: name)
        change(&member)
        members.append(member)
    }

    /// The names of represented shared properties, under their own names or others.
    private var representedNames: Set<String> {
        var names = Set(members.map(\.name))
        for member in members {
            if let name = member.property?.value.is?.value { names.insert(name) }
            for parameter in member.parameters {
                if let name = parameter.element.value.is?.value { names.insert(name) }
            }
        }
        return names
    }

    /// Orders the members, with the first to be set in front.
    private mutating func order(by names: [String]) {
        guard !names.isEmpty else { return }
        let first = Set(names)
        members = names.compactMap { positions[$0].map { members[$0] } } + members.filter { !first.contains($0.name) }
    }

    /// Returns the names required by every initializer, and the sets of other names; at least a single set must be
    /// complete.
    func requirements(amongMembers memberNames: [String]) -> (all: Set<String>, alternatives: [[String]]) {
        guard initializerCount > 0 else { return ([], []) }
        let names = Set(memberNames)
        var sets: [[String]] = Array(repeating: [], count: initializerCount)
        for member in members where names.contains(member.name) {
            for parameter in member.parameters where parameter.element.value.required == true {
                sets[parameter.initializer].append(member.name)
            }
        }
        let common = sets.dropFirst().reduce(Set(sets[0])) { $0.intersection($1) }
        let rests = sets.map { $0.filter { !common.contains($0) } }
        return (common, rests.contains([]) ? [] : rests.uniqued())
    }
}

/// A settable member: the property, and the initializer parameters of the same name.
struct ComponentPropertiesMember {
    let name: String
    /// The property, if there is one.
    var property: OrderedRecords<Property>.Element?
    /// The parameter of each initializer with such a parameter, as a property.
    var parameters: [(initializer: Int, element: OrderedRecords<Property>.Element)] = []

    /// All records of the member.
    var records: [OrderedRecords<Property>.Element] { (property.map { [$0] } ?? []) + parameters.map(\.element) }

    /// Merged record of all statements; the first statement counts.
    var merged: OrderedRecords<Property>.Element {
        if let property, parameters.isEmpty { return property }
        let first = property ?? parameters[0].element
        var result = first.value
        for (_, parameter) in parameters { result.fillIn(from: parameter.value) }
        result[Property.keys.required] = property?.value.required
        return OrderedRecords.Element(key: first.key, value: result)
    }
}

extension Parameter {
    /// Property of the values given for the parameter: a list for a parameter with any number of values.
    fileprivate var asProperty: Property {
        guard variadic == true else { return property }
        let keys = Property.keys
        var item = Property()
        item.takeMissing([keys.type, keys.either], from: property)
        var list = property
        list[keys.type] = nil
        list[keys.either] = nil
        list[keys.items] = item
        return list
    }
}

extension Property {
    /// Takes facts missing here from another record of the same thing.
    fileprivate mutating func fillIn(from other: Property) {
        let (keys, named) = (Self.keys, Named.keys)
        takeMissing([named.description, named.title, named.deprecated], from: other)
        if type == nil && either == nil {
            takeMissing([keys.type, keys.either], from: other)
        } else if let different = other.type, let own = type, own != different {
            self[keys.either] = [own, different]
            self[keys.type] = nil
        } else if let different = other.type, let all = either, !all.contains(different) {
            self[keys.either] = all + [different]
        }
        takeMissing(
            [
                keys.default, keys.binding, keys.values, keys.limits, keys.items, keys.properties, keys.entry,
                keys.requiredUnless, keys.attribute, keys.declaration,
            ], from: other)
    }
}
