import CatalogModel
import CatalogTypes

// Previews of a view: as it is at first, in each variant and in each state that an argument brings it into.

extension SwiftPrinter {
    mutating func previews(of file: StubFile) {
        guard framework == .swiftUI, let main = file.types.first(where: \.isMain), main.kind.isComponent,
            spelling.references.names.otherOwner(
                of: main.fullName.value, entry: file.heading.entry, implementation: implementation) == nil,
            let (parameters, samples) = initializer(of: main, title: file.heading.title.oneLine)
        else { return }
        let name = TypePath.parts(of: main.fullName.value).map(Self.spelled).joined(separator: ".")
        let lines = SwiftAvailability.attributes(main.docs, isStored: false).lines
        func preview(_ subject: String, _ arguments: [String: String], modifier: String = "") {
            let list = parameters.compactMap { parameter -> String? in
                guard let value = arguments[parameter.name.value] ?? samples[parameter.name.value] else { return nil }
                let label = SwiftNames.label(parameter.label?.value ?? parameter.name.value) ?? "_"
                return label == "_" ? value : "\(label): \(value)"
            }
            let title = subject.isEmpty ? file.heading.title : "\(file.heading.title), \(subject)"
            writer.separate()
            writer.lines(lines)
            writer.open("#Preview(\(SwiftLiteral.string(title.oneLine))) {")
            writer.line("\(name)(\(list.joined(separator: ", ")))\(modifier)")
            writer.close("}")
        }
        spelling.references.owner = main.fullName.value
        defer { spelling.references.owner = "" }
        preview("", [:])
        for axis in file.facets.axes {
            for value in axis.values {
                if let argument = argument(for: value.name.value, of: axis, parameters) {
                    preview("\(axis.name.value): \(value.name.value)", argument)
                }
            }
        }
        for state in file.facets.states {
            if let argument = argument(for: state, parameters) {
                preview(state.name.value, argument)
            } else if state.name.value == "disabled" {
                preview(state.name.value, [:], modifier: ".disabled(true)")
            }
        }
    }

    // MARK: Arguments

    /// The first initializer that can be called, with samples for what it must be given.
    private func initializer(
        of type: TypeStub, title: String
    ) -> (parameters: [ParameterStub], samples: [String: String])? {
        if type.initializers.isEmpty {
            let isEmpty = type.properties.isEmpty && type.events.isEmpty && type.slots.isEmpty && type.generics == nil
            return isEmpty ? ([], [:]) : nil
        }
        for initializer in type.initializers {
            guard !initializer.isFailable, !initializer.isAsync, initializer.throwing == nil,
                initializer.declaration == nil
            else { continue }
            var references = spelling.references
            references.owner = type.fullName.value
            for generics in [type.generics, initializer.generics].compactMap(\.self) {
                references.generics.formUnion(GenericParameters.names(generics.value))
            }
            var samples: [String: String] = [:]
            let canBeCalled = initializer.parameters.allSatisfy { parameter in
                if parameter.isVariadic { return true }
                // A choice of types is any type in Swift.
                let choice = parameter.property.type.alternatives
                let stated = choice.count == 1 ? choice.first?.value ?? "Any" : "Any"
                if let value = parameter.property.defaultValue {
                    var defaults = SwiftDefaults(references)
                    if defaults.accepts(value.value, as: stated) { return true }
                }
                guard let type = TypeParser.parse(stated) else { return false }
                var sample = sample(of: type, title, references)
                if parameter.property.isBinding, !stated.hasPrefix("Binding<") {
                    sample = sample.map { ".constant(\($0))" }
                }
                samples[parameter.name.value] = sample
                return sample != nil
            }
            if canBeCalled { return (initializer.parameters, samples) }
        }
        return nil
    }

    private func sample(of type: TypeExpression, _ title: String, _ references: SwiftReferences) -> String? {
        switch type.unwrapped {
        case .optional: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .generic("Binding", let arguments):
            return arguments.first.flatMap { sample(of: $0, title, references) }.map { ".constant(\($0))" }
        case .function(let function): return closure(function, references)
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
        case "AnyView": "AnyView(EmptyView())"
        default: nil
        }
    }

    private func closure(_ function: TypeExpression.Function, _ references: SwiftReferences) -> String? {
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = names.isEmpty ? "" : "\(names) in "
        switch function.result.unwrapped {
        case .name("Void"): return names.isEmpty ? "{}" : "{ \(names) in }"
        case .tuple(let elements) where elements.isEmpty: return names.isEmpty ? "{}" : "{ \(names) in }"
        case .name("AnyView"): return "{ \(head)AnyView(EmptyView()) }"
        case .name(let name) where references.meaning(of: [name]) == .generic && name != "Self":
            return "{ \(head)EmptyView() }"
        default: return nil
        }
    }

    private func firstCase(of type: String) -> String? {
        guard let known = spelling.references.names.declared[type], case .enum = known.kind else { return nil }
        let plain = known.record.declaration.cases.orEmpty().elements.first { $0.value.parameters.orEmpty().isEmpty }
        return plain.flatMap { NamePattern.names($0.name).first }
    }

    // MARK: Variants and states

    /// What brings a view into a variant: a case of the enum that chooses it.
    private func argument(for value: String, of axis: AxisStub, _ parameters: [ParameterStub]) -> [String: String]? {
        let names = [axis.property?.value, axis.name.value].compactMap(\.self)
        guard let parameter = parameters.first(where: { names.contains($0.name.value) }),
            let type = parameter.property.type.alternatives.first?.value
        else { return nil }
        var defaults = SwiftDefaults(spelling.references)
        let text = "." + Self.spelled(value)
        guard case .declared(let full) = spelling.references.meaning(of: TypePath.parts(of: type)),
            case .enum? = spelling.references.names.declared[full]?.kind, defaults.accepts("." + value, as: type)
        else { return nil }
        return [parameter.name.value: text]
    }

    /// What brings a view into a state, where the entry says so: `isEnabled = false`.
    private func argument(for state: StateStub, _ parameters: [ParameterStub]) -> [String: String]? {
        guard let words = state.condition?.value.split(separator: "=", maxSplits: 1), words.count == 2 else {
            return nil
        }
        let parts = words.map { $0.filter { !$0.isWhitespace } }
        guard let parameter = parameters.first(where: { $0.name.value == parts[0] }),
            let stated = parameter.property.type.alternatives.first?.value
        else { return nil }
        let isBinding = stated.hasPrefix("Binding<") || parameter.property.isBinding
        var defaults = SwiftDefaults(spelling.references)
        guard defaults.accepts(parts[1], as: Self.unwrapped(stated, "Binding")), defaults.needs.isEmpty else {
            return nil
        }
        return [parameter.name.value: isBinding ? ".constant(\(parts[1]))" : parts[1]]
    }
}
