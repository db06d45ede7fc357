import CatalogModel

extension TypeDeclaration {
    /// The names of all members that other types can have from the type.
    var memberNames: [String] {
        properties.orEmpty().names + methods.orEmpty().names + events.orEmpty().names + slots.orEmpty().names
            + cssParts.orEmpty().names + cssStates.orEmpty().names + cssProperties.orEmpty().names
    }

    var memberCount: Int {
        properties.orEmpty().count + methods.orEmpty().count + events.orEmpty().count + slots.orEmpty().count
            + cssParts.orEmpty().count + cssStates.orEmpty().count + cssProperties.orEmpty().count
    }

    /// Returns the members available to other types from the type, marked as the type's own.
    ///
    /// Private members stay with the type.
    func sharedMembers(inheritedFrom name: String) -> TypeDeclaration {
        var shared = TypeDeclaration()
        shared.properties = properties?.shared { $0.isShared(from: name, Property.keys.inheritedFrom) }
        shared.methods = methods?.shared { overloads in
            overloads = overloads.compactMap { overload in
                var overload = overload
                return overload.isShared(from: name, Method.keys.inheritedFrom) ? overload : nil
            }
            return !overloads.isEmpty
        }
        shared.events = events?.shared { $0.isShared(from: name, Event.keys.inheritedFrom) }
        shared.slots = slots?.shared { $0.isShared(from: name, Slot.keys.inheritedFrom) }
        shared.cssParts = cssParts
        shared.cssStates = cssStates
        shared.cssProperties = cssProperties?.shared { $0.isShared(from: name, CSSProperty.keys.inheritedFrom) }
        return shared
    }

    /// Returns the members admitted by an inclusion.
    func chosen(by inclusion: Inclusion?) -> TypeDeclaration {
        guard let inclusion, inclusion.only != nil || inclusion.without != nil else { return self }
        let only = inclusion.only.map { Set($0.map(\.value)) }
        let without = Set(inclusion.without.orEmpty().map(\.value))
        func chosen<Value>(_ members: OrderedRecords<Value>?) -> OrderedRecords<Value>? {
            members.map { OrderedRecords($0.filter { only?.contains($0.name) != false && !without.contains($0.name) }) }
        }
        var type = TypeDeclaration()
        type.properties = chosen(properties)
        type.methods = chosen(methods)
        type.events = chosen(events)
        type.slots = chosen(slots)
        type.cssParts = chosen(cssParts)
        type.cssStates = chosen(cssStates)
        type.cssProperties = chosen(cssProperties)
        return type
    }

    /// Adds the members of other types after the type's own members.
    ///
    /// Of a member found in several types, each key takes the first stated value.
    mutating func add(_ others: [TypeDeclaration]) {
        properties = properties.adding(others.map(\.properties)) { own, other in
            let (type, either) = (own.type, own.either)
            own.override(other)
            // `type` and `either` exclude each other: if a type states one, do not take the other.
            if type != nil { own[Property.keys.either] = either }
            if either != nil { own[Property.keys.type] = type }
        }
        methods = methods.adding(others.map(\.methods)) { _, _ in }
        events = events.adding(others.map(\.events)) { $0.override($1) }
        slots = slots.adding(others.map(\.slots)) { $0.override($1) }
        cssParts = cssParts.adding(others.map(\.cssParts)) { $0.override($1) }
        cssStates = cssStates.adding(others.map(\.cssStates)) { $0.override($1) }
        cssProperties = cssProperties.adding(others.map(\.cssProperties)) { $0.override($1) }
    }
}

extension OrderedRecords {
    /// Returns the records that satisfy a condition, as left by the condition.
    fileprivate func shared(where isShared: (inout Value) -> Bool) -> OrderedRecords {
        OrderedRecords(
            compactMap { element in
                var element = element
                return isShared(&element.value) ? element : nil
            })
    }
}

extension Optional {
    /// Returns records of the mapping, then the records of other mappings with new names.
    ///
    /// `combine` completes a record found in several mappings.
    fileprivate func adding<Value>(
        _ others: [OrderedRecords<Value>?], combine: (_ own: inout Value, _ other: Value) -> Void
    ) -> OrderedRecords<Value>? where Wrapped == OrderedRecords<Value> {
        let others = others.compactMap(\.self)
        guard let first = others.first else { return self }
        // A type without members of its own of the kind shares the list of the other type.
        if self == nil, others.count == 1 { return first }
        var own = orEmpty()
        var indices = Dictionary(zip(own.names, own.indices), uniquingKeysWith: { first, _ in first })
        for element in others.joined() {
            if let index = indices[element.name] {
                combine(&own.elements[index].value, element.value)
            } else {
                indices[element.name] = own.count
                own.elements.append(element)
            }
        }
        return own
    }
}

extension NamedRecord {
    /// Names the type that declares the record, unless stated by the author.
    ///
    /// - Returns: Whether other types have the record, too.
    fileprivate mutating func isShared(from name: String, _ key: Key<Text>) -> Bool {
        if visibility?.value == .private { return false }
        if self[key] == nil, let range = base.range { self[key] = Text(name, at: range) }
        return true
    }

    /// Takes each unstated key from another record, except for the declaring type.
    fileprivate mutating func override(_ other: Self) {
        let inherited = Self.recordForm.keys.first { $0.name == "inheritedFrom" }?.key
        takeMissing(Self.recordForm.keys.map(\.key).filter { $0 !== inherited }, from: other)
    }
}
