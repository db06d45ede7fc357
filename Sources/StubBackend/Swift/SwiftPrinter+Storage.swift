import CatalogModel
import SourceCode

/// Storage of a type in a Swift stub for a parameter of the initializers without a property of the entry.
struct SwiftHiddenStorage {
    var authorName: String
    var name: String
    /// The expression with the value, by the name of the parameter in the initializer.
    var isCalled: Bool
    var isBound: Bool
}

extension SwiftPrintedProperty {
    /// Returns the statement that assigns a parameter to the property; nil without a suitable parameter.
    func assignment(from parameters: [SwiftPrinter.PrintedParameter]) -> String? {
        guard let parameter = parameters.first(where: { $0.authorName == authorName }), parameter.local != "_" else {
            return nil
        }
        if location == .bound {
            return parameter.type == "Binding<\(type)>" ? "self._\(name) = \(parameter.local)" : nil
        }
        let isEscaping = parameter.type.hasPrefix("@escaping ")
        let stated = isEscaping ? String(parameter.type.dropFirst("@escaping ".count)) : parameter.type
        guard [type, type + "?"].contains(stated) || ["\(stated)?", "(\(stated))?"].contains(type) else { return nil }
        if stated == type + "?" { return nil }
        return parameter.isTransient ? nil : "self.\(name) = \(parameter.local)"
    }
}

// Stored values of types with initializers.
extension SwiftPrinter {
    /// Whether classes of the type are used by several tasks at once: no stored value may change.
    var isShared: Bool { framework != .uiKit && isSendable }

    /// Whether the body of an initializer assigns the parameters.
    func assigns(_ initializer: MethodStub, of type: TypeStub, in scope: SwiftScope) -> Bool {
        guard scope == .struct || scope == .class, initializer.declaration == nil else { return false }
        // A parameter named `self` would hide the value.
        if initializer.parameters.contains(where: { $0.name.value == "self" }) { return false }
        return scope == .struct || superCall != nil
    }

    /// Returns the call of the superclass's initializer: empty for no superclass, nil for an unknown initializer.
    private var superCall: String? {
        guard let name = superclasses.first else { return "" }
        guard spelling.references.names.declared[name] == nil else { return nil }
        switch name {
        case "UICollectionView", "UIAlertController": return nil
        case "NSObject": return "super.init()"
        case "UITableView": return "super.init(frame: .zero, style: .plain)"
        case "UITableViewCell": return "super.init(style: .default, reuseIdentifier: nil)"
        case "UITableViewHeaderFooterView": return "super.init(reuseIdentifier: nil)"
        default: break
        }
        if Self.isController(name) { return "super.init(nibName: nil, bundle: nil)" }
        if UIKitMembers.isCoded(name) { return "super.init(frame: .zero)" }
        return UIKitMembers.superclass(of: name) == nil && framework != .uiKit ? "super.init()" : nil
    }

    /// Whether an initializer is one of the view above.
    func isInherited(_ parameters: [String]) -> Bool {
        parameters == ["frame"] && superCall == "super.init(frame: .zero)"
    }

    private static func isController(_ name: String) -> Bool {
        var next: String? = name
        while let current = next, current != "UIViewController" { next = UIKitMembers.superclass(of: current) }
        return next != nil
    }

    /// Writes an initializer with a parameter for each property: the compiler's initializer is internal.
    mutating func memberwiseInitializer() {
        let stored = properties.filter { property in
            property.location == .bound || property.location == .stored && !(property.isReadOnly && property.hasValue)
        }
        if stored.isEmpty || stored.contains(where: { $0.isPrivate || !$0.canBeParameter }) { return }
        let parameters = stored.map { property in
            if property.location == .bound { return "\(property.name): Binding<\(property.type)>" }
            let value = property.value ?? (property.isOptional ? "nil" : nil)
            let type = (SwiftTypeText.isFunction(property.type) ? "@escaping " : "") + property.type
            return "\(property.attribute)\(property.name): \(type)\(value.map { " = \($0)" } ?? "")"
        }
        writer.separate()
        let lines = CommentLines.of("public init\(Self.list(parameters, after: "public init".width)) {")
        writer.lines(Array(lines.dropLast()))
        writer.open(lines.last ?? "{")
        for property in stored {
            writer.line("self.\(property.location == .bound ? "_" : "")\(property.name) = \(property.name)")
        }
        writer.close("}")
    }

    /// Writes storage for the parameters of initializers without a property.
    mutating func hide(_ initializers: [[PrintedParameter]], of type: TypeStub, in scope: SwiftScope) {
        let isSynthesized = type.supertypes.contains { Self.synthesized.contains($0.name.value) }
        let canAssign = initializers.allSatisfy { assignments(from: $0, in: scope) != [SwiftBody.missing] }
        if isSynthesized || isShared || !canAssign { return }
        let generics = type.initializers.compactMap(\.generics).flatMap { GenericParameters.names($0.value) }
        let methods = Set(type.methods.map(\.name.value))
        var seen = Set(properties.map(\.authorName))
        for parameter in initializers.joined() where seen.insert(parameter.authorName).inserted {
            if methods.contains(parameter.authorName) { continue }
            let all = initializers.compactMap { $0.first { $0.authorName == parameter.authorName } }
            // A value that only some initializers take has its default in the others, or is optional.
            let isEverywhere = all.count == initializers.count
            let value = isEverywhere ? nil : all.compactMap(\.value).first
            guard all.allSatisfy({ $0.type == parameter.type }),
                let storage = storage(
                    of: parameter, isOptional: !isEverywhere, value: value, besides: Set(generics), in: scope),
                taken.insert(storage.name).inserted
            else { continue }
            hidden.append(storage.hidden)
            writer.separate()
            writer.line(storage.declaration)
        }
    }

    /// Protocols with members that the compiler makes from all stored values.
    private static let synthesized: Set<String> = [
        "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Sendable", "Error",
    ]

    private func storage(
        of parameter: PrintedParameter, isOptional: Bool, value: String?, besides generics: Set<String>,
        in scope: SwiftScope
    ) -> (name: String, declaration: String, hidden: SwiftHiddenStorage)? {
        let name = parameter.local
        let plain = name.replacing("`", with: "")
        guard name != "_", plain != "body", inherited(plain, from: superclasses) == nil else { return nil }
        var hidden = SwiftHiddenStorage(authorName: parameter.authorName, name: name, isCalled: false, isBound: false)
        var type = parameter.type
        if framework == .swiftUI, scope == .struct, type.hasPrefix("Binding<"), !isOptional {
            hidden.isBound = true
            return (name, "@Binding private var \(name): \(Self.unwrapped(type, from: "Binding"))", hidden)
        }
        let isEscaping = type.hasPrefix("@escaping ")
        if isEscaping { type = String(type.dropFirst("@escaping ".count)) }
        if parameter.isBuilt, !isEscaping, type.hasPrefix("() -> ") {
            type = String(type.dropFirst("() -> ".count))
            hidden.isCalled = true
        } else if parameter.isTransient {
            return nil
        }
        if type.hasSuffix("...") { type = "[\(type.dropLast(3))]" }
        guard SwiftTypeRecognizer.isType(type), !type.contains("some "), !type.hasPrefix("inout "),
            !type.hasPrefix("@"),
            SwiftTypeNames.uses(in: type).allSatisfy({
                !generics.contains($0.path[0]) && isStorable($0.path, in: scope)
            })
        else { return nil }
        if let value, !hidden.isCalled { return (name, "private var \(name): \(type) = \(value)", hidden) }
        if !isOptional || SwiftTypeText.isOptional(type) {
            return (name, "private \(isOptional ? "var" : "let") \(name): \(type)", hidden)
        }
        return (name, "private var \(name): \(type.contains("->") ? "(\(type))" : type)?", hidden)
    }

    /// Whether a type named by a parameter has the same meaning outside the initializer.
    private func isStorable(_ path: [String], in scope: SwiftScope) -> Bool {
        if path == ["Self"] { return false }
        let meaning = spelling.references.meaning(of: path)
        if meaning == .generic { return true }
        return scope == .class || meaning != .declared(spelling.references.owner)
    }

    /// Returns the body of an initializer: each value in its storage.
    func assignments(from parameters: [PrintedParameter], in scope: SwiftScope) -> [String] {
        var lines: [String] = []
        for property in properties where property.location == .stored || property.location == .bound {
            if let line = property.assignment(from: parameters) {
                lines.append(line)
            } else if property.location == .bound {
                guard let value = initialValue(of: property.type) else { return [SwiftBody.missing] }
                lines.append("self._\(property.name) = .constant(\(value))  // TODO: Set the initial value.")
            } else if !property.hasValue, !property.isOptional {
                return [SwiftBody.missing]
            }
        }
        for storage in hidden {
            guard let parameter = parameters.first(where: { $0.authorName == storage.authorName }) else { continue }
            let value = storage.isCalled ? "\(parameter.local)()" : parameter.local
            lines.append("self.\(storage.isBound ? "_" : "")\(storage.name) = \(value)")
        }
        if let call = superCall, !call.isEmpty {
            let frame = parameters.first { $0.local == "frame" && $0.type == "CGRect" }
            lines.append(frame == nil ? call : call.replacing("frame: .zero", with: "frame: frame"))
        }
        return lines.isEmpty ? ["// TODO: Implement the initializer."] : lines
    }
}
