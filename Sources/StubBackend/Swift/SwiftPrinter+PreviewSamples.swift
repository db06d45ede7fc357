import CatalogModel
import SourceCode

// Calls of a view's initializer for previews.

extension SwiftPrinter {
    /// Returns the first callable initializer, with samples for the required arguments; else the first initializer of
    /// all.
    func call(of type: TypeStub, title: String) -> SwiftPreviewCall {
        if type.initializers.isEmpty { return memberwiseCall(of: type, title: title) }
        let calls = type.initializers.filter {
            !$0.isFailable && !$0.isAsync && $0.throwing == nil && $0.declaration == nil
        }.map { call($0, of: type, title: title) }
        return calls.first { $0.unknown.isEmpty } ?? calls.first ?? SwiftPreviewCall(unknown: ["init"])
    }

    private func call(_ initializer: MethodStub, of type: TypeStub, title: String) -> SwiftPreviewCall {
        var references = references(for: type, generics: initializer.generics)
        references.inferable = initializer.inferable(type.viewParameters.union(initializer.viewParameters))
        var call = SwiftPreviewCall()
        for parameter in initializer.parameters {
            // In Swift, a choice of types becomes `Any`.
            let choice = parameter.property.type.alternatives
            let builder = SwiftResultBuilder(parameter.property.type)
            let stated = choice.count == 1 ? (builder?.type.alternatives ?? choice).first?.value ?? "Any" : "Any"
            let label = SwiftNames.label(parameter.label?.value ?? parameter.name.value) ?? "_"
            let isBinding = parameter.property.isBinding || stated.hasPrefix("Binding<")
            var argument = SwiftPreviewCall.Argument(
                authorName: parameter.name.value, label: label, type: stated, isBinding: isBinding)
            if let value = parameter.property.defaultValue?.value, value.hasPrefix(".") {
                argument.defaultCase = String(value.dropFirst())
            }
            if !parameter.isVariadic, !hasDefault(parameter.property, type: stated, references: references) {
                // A call cannot pass a literal to an `inout` parameter.
                argument.sample =
                    stated.hasPrefix("inout ")
                    ? nil
                    : sample(of: stated, title: title, references: references)
                if parameter.property.isBinding, !stated.hasPrefix("Binding<") {
                    argument.sample = argument.sample.map { ".constant(\($0))" }
                }
                if argument.sample == nil { call.unknown.append(parameter.name.value) }
            }
            call.arguments.append(argument)
        }
        return call
    }

    private func hasDefault(_ property: PropertyStub, type: String, references: SwiftReferences) -> Bool {
        guard let value = property.defaultValue else { return false }
        var defaults = SwiftDefaultChecker(references)
        return defaults.accepts(value.value, as: type)
    }

    /// Returns the initializer made by the compiler from the stored properties of a type.
    private func memberwiseCall(of type: TypeStub, title: String) -> SwiftPreviewCall {
        let references = references(for: type, generics: nil)
        var call = SwiftPreviewCall()
        for property in componentProperties.orEmpty() where property.location != .computed {
            // A private property makes the synthesized initializer private.
            if property.isPrivate { call.unknown.append(property.authorName) }
            let isBinding = property.location == .bound
            var argument = SwiftPreviewCall.Argument(
                authorName: property.authorName, label: property.name, type: property.type, isBinding: isBinding)
            if isBinding || !(property.hasValue || property.isOptional) {
                let value = sample(of: property.type, title: title, references: references)
                argument.sample = isBinding ? value.map { ".constant(\($0))" } : value
                if value == nil, !property.isPrivate { call.unknown.append(property.authorName) }
            }
            call.arguments.append(argument)
        }
        return call
    }

    /// Returns the meanings of names at an initializer.
    private func references(for type: TypeStub, generics: Text?) -> SwiftReferences {
        var references = spelling.references
        references.owner = type.fullName.value
        for generics in [type.generics, generics].compactMap(\.self) {
            references.generics.formUnion(GenericParameters.names(generics.value))
        }
        return references
    }

    // MARK: Samples

    /// Returns a value of a type; nil for a type without simple values, and for a generic type without a value of the
    /// parameter.
    private func sample(of stated: String, title: String, references: SwiftReferences) -> String? {
        let value = TypeParser.parse(stated).flatMap { sample(of: $0, title: title, references: references) }
        guard let value, ["[]", "[:]", "nil", ".constant([])", ".constant(nil)"].contains(value) else { return value }
        let isGeneric = SwiftTypeNames.uses(in: stated).contains { references.meaning(of: $0.path) == .generic }
        return isGeneric ? nil : value
    }

    private func sample(of type: TypeExpression, title: String, references: SwiftReferences) -> String? {
        switch type.unwrapped {
        case .optional: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .generic("Binding", let arguments):
            return arguments.first.flatMap { sample(of: $0, title: title, references: references) }.map {
                ".constant(\($0))"
            }
        case .function(let function): return closure(function, showing: title, references: references)
        case .name(let name):
            switch references.meaning(of: TypePath.parts(of: name)) {
            case .platform: return Self.sample(of: name, title)
            case .declared(let full): return firstCase(of: full).map { "." + Self.spelled($0) }
            default: return nil
            }
        default: return nil
        }
    }

    private static func sample(of name: String, _ title: String) -> String? {
        switch name {
        case "String", "LocalizedStringKey", "Any": SwiftLiteral.string(title)
        case "Bool": "true"
        case "Int", "Decimal": "1"
        case "Double", "Float", "CGFloat", "TimeInterval": "0.5"
        case "Date": "Date()"
        case "UUID": "UUID()"
        case "Locale": "Locale.current"
        case "URL": "URL(fileURLWithPath: \"/\")"
        case "Image": "Image(systemName: \"star\")"
        case "Color": "Color.primary"
        case "AnyView": "AnyView(Text(\(SwiftLiteral.string(title))))"
        default: nil
        }
    }

    /// Returns a first value of a type, for a property without a stated one; nil for a type without simple values.
    func initialValue(of stated: String) -> String? {
        guard let type = TypeParser.parse(stated) else { return nil }
        switch type.unwrapped {
        case .optional: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .generic("Set", _): return "[]"
        case .function(let function):
            let isSimple = [.name("Void"), .tuple([]), .name("AnyView")].contains(function.result.unwrapped)
            return isSimple ? closure(function, showing: nil, references: spelling.references) : nil
        case .name(let name):
            switch spelling.references.meaning(of: TypePath.parts(of: name)) {
            case .platform where UIKitMembers.isCoded(name):
                // Views exist on the main actor only, as do the classes of UIKit.
                return isCoded(superclasses) && UIKitMembers.isSimple(name) ? ".init(frame: .zero)" : nil
            case .platform: return Self.initialValue(ofPlatform: name)
            case .declared(let full): return firstCase(of: full).map { "." + Self.spelled($0) }
            default: return nil
            }
        default: return nil
        }
    }

    private static func initialValue(ofPlatform name: String) -> String? {
        switch name {
        case "String", "LocalizedStringKey": "\"\""
        case "Bool": "false"
        case "Int", "Double", "Float", "CGFloat", "TimeInterval", "Decimal": "0"
        case "Color", "UIColor": ".clear"
        case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets": ".zero"
        case "Date", "UUID", "NumberFormatter", "DateFormatter": "\(name)()"
        case "AnyView": "AnyView(EmptyView())"
        default: nil
        }
    }

    /// Returns a closure without a result, or with a view as the result: a text, else an empty view.
    private func closure(
        _ function: TypeExpression.Function, showing text: String?, references: SwiftReferences
    ) -> String? {
        let view = text.map { "Text(\(SwiftLiteral.string($0)))" } ?? "EmptyView()"
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = names.isEmpty ? "" : "\(names) in "
        switch function.result.unwrapped {
        case .name("Void"): return names.isEmpty ? "{}" : "{ \(names) in }"
        case .tuple(let elements) where elements.isEmpty: return names.isEmpty ? "{}" : "{ \(names) in }"
        case .name("AnyView"): return "{ \(head)AnyView(\(view)) }"
        case .name("View"): return "{ \(head)\(view) }"
        case .name(let name) where references.meaning(of: [name]) == .generic && name != "Self":
            return "{ \(head)\(view) }"
        default: return nil
        }
    }

    private func firstCase(of type: String) -> String? {
        guard let declared = spelling.references.names.declared[type], case .enum = declared.kind else { return nil }
        let plain = declared.record.declaration.cases.orEmpty().elements.first { $0.value.parameters.orEmpty().isEmpty }
        return plain.flatMap { NamePattern.names($0.name).first }
    }
}
