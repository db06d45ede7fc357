import CatalogModel
import SourceCode

// What the stub of a type exports.
extension WebPrinter {
    /// Returns the name under which the stub of a type exports the type; nil without an export.
    static func exportedName(of type: TypeStub) -> String? {
        type.qualifier.isEmpty ? declaredName(of: type) : nil
    }

    /// Returns the name of a type within the enclosing type; nil without a declaration.
    static func declaredName(of type: TypeStub) -> String? {
        switch type.kind {
        case .component: return ElementNames(type).className
        case .class, .actor:
            if type.looksLikeElement { return ElementNames(type).className }
        case .struct, .protocol, .enum, .typealias: break
        case .associatedType, .extension, .foreign, .elsewhere: return nil
        }
        return TypeScriptNames.binding(type.name.value)
            ?? IdentifierSanitizer.camelCase(from: type.name.value, allows: TypeScriptNames.isIdentifier)
    }

    /// Returns the exports of a type's stub: full names of the type and the inner types, with exported names.
    static func exports(of type: TypeStub) -> [(full: String, name: String)] {
        guard type.qualifier.isEmpty else { return [] }
        let declared = declaredName(of: type)
        let own = declared.map { [(full: type.fullName.value, name: $0)] } ?? []
        return own + nestedExports(of: type, in: declared ?? TypeScriptNames.className(from: type.name.value))
    }

    private static func nestedExports(of outer: TypeStub, in path: String) -> [(full: String, name: String)] {
        outer.nested.flatMap { type in
            let name = declaredName(of: type)
            let last = name ?? TypeScriptNames.className(from: type.name.value)
            let full = ([path] + type.qualifier.map(namespace) + [last]).joined(separator: ".")
            let own = name.map { _ in [(full: type.fullName.value, name: full)] } ?? []
            return own + nestedExports(of: type, in: full)
        }
    }

    /// Returns a name for an undeclared namespace around types.
    static func namespace(_ name: String) -> String {
        TypeScriptNames.binding(name) ?? TypeScriptNames.className(from: name)
    }
}

/// The class name and the tag of a custom element in a web stub.
struct ElementNames {
    let className: String
    /// The element's tag; nil if unstated.
    let tag: String?

    init(_ type: TypeStub) {
        let own = type.name.value
        var name: String
        let named = type.otherNames.first { OtherName.classLanguages.contains($0.language.lowercased()) }?.name.value
        if let named, TypeScriptNames.binding(named) == named {
            name = named
        } else {
            name = TypeScriptNames.binding(own) == own ? own : TypeScriptNames.className(from: own)
        }
        let stated = type.otherNames.first { OtherName.tagLanguages.contains($0.language.lowercased()) }?.name.value
        if TypeScriptPlatform.isReserved(name) { name += "Element" }
        className = name
        tag = stated ?? (own.contains("-") ? own : nil)
    }
}
