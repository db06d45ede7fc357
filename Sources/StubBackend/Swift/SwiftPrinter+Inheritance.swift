import CatalogModel

// Members that a class inherits from its superclasses.

extension SwiftPrinter {
    /// A property of a class above, in the form to be repeated by the class.
    struct Inherited {
        let type: String
        let isReadOnly: Bool
    }

    /// Returns the classes above a type, the nearest first: those declared by stubs, then the first not declared by
    /// any.
    func superclasses(of type: TypeStub) -> [String] {
        guard keyword(type.kind) == "class" else { return [] }
        guard let first = type.supertypes.first(where: { $0.isClass && $0.condition == nil })?.name.value else {
            return type.kind.isComponent && framework == .uiKit ? ["UIView"] : []
        }
        var names: [String] = []
        var next: String? = first
        while let name = next, !names.contains(name) {
            names.append(name)
            guard let ancestor = spelling.references.names.declared[name] else { break }
            next = ancestor.record.declaration.inherits.orEmpty().first?.name?.value
            if next == nil, ancestor.kind.isComponent, framework == .uiKit { next = "UIView" }
        }
        return names
    }

    /// Returns the property in the form declared by a class above; nil if no class declares the property.
    func inherited(_ name: String, from superclasses: [String]) -> Inherited? {
        for superclass in superclasses {
            if let type = spelling.references.names.declared[superclass]?.record.declaration {
                guard let property = type.properties?[name], property.static != true else { continue }
                return Inherited(type: property.type?.value ?? "Any", isReadOnly: property.readOnly == true)
            }
            if let member = UIKitMembers.member(name, of: superclass) {
                return Inherited(type: member.type, isReadOnly: member.isReadOnly)
            }
        }
        return nil
    }

    /// Whether a class is, or may be, a view or a view controller of UIKit.
    func isCoded(_ superclasses: [String]) -> Bool {
        guard let last = superclasses.last else { return false }
        return UIKitMembers.isCoded(last)
            || (framework == .uiKit && UIKitMembers.superclass(of: last) == nil
                && SwiftPlatform.module(of: last) == nil)
    }
}

extension TypeStubKind {
    var isComponent: Bool {
        if case .component = self { true } else { false }
    }
}
