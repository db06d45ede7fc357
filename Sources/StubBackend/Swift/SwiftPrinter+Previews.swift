import CatalogModel
import SourceCode

// Previews of a view: by default, and in each variant and state that an argument, a property or a modifier brings about.

extension SwiftPrinter {
    mutating func previews(of file: StubFile) {
        guard framework == .swiftUI, let main = component, main.kind.isComponent, componentProperties != nil else {
            return
        }
        spelling.references.owner = main.fullName.value
        defer { spelling.references.owner = "" }
        let title = file.heading.title.oneLine
        let call = call(of: main, title: title)
        guard call.unknown.isEmpty else { return }
        var shown: Set<[String]> = []
        show(title, in: .asItIs)
        for axis in facets.axes {
            for value in axis.values {
                guard let setting = setting(for: value.name.value, of: axis, call) else { continue }
                show("\(title), \(axis.name.value): \(value.name.value)", in: setting)
            }
        }
        for state in facets.states {
            guard let setting = setting(for: state, call) else { continue }
            show("\(title), \(state.name.value)", in: setting)
        }

        func show(_ title: String, in setting: SwiftPreviewSetting) {
            let lines = lines(of: main, call: call, setting: setting)
            if shown.insert(lines).inserted { preview(title, of: main, lines: lines) }
        }
    }

    private mutating func preview(_ title: String, of type: TypeStub, lines: [String]) {
        writer.separate()
        writer.lines(SwiftAvailability.attributes(type.docs, isStored: false).lines)
        writer.open("#Preview(\(SwiftLiteral.string(title.oneLine))) {")
        writer.lines(lines)
        writer.close("}")
    }

    private func lines(of type: TypeStub, call: SwiftPreviewCall, setting: SwiftPreviewSetting) -> [String] {
        let name = TypePath.parts(of: type.fullName.value).map(Self.spelled).joined(separator: ".")
        let made = "\(name)(\(call.list(setting)))"
        return switch setting {
        case .property(let name, let value): ["var view = \(made)", "view.\(name) = \(value)", "return view"]
        case .modifier(let modifier): [made + modifier]
        case .asItIs, .argument: [made]
        }
    }

    // MARK: Variants and states

    /// Returns the setting that brings a view into a variant, a case of the enum that chooses the variant; nil for none.
    private func setting(for value: String, of axis: AxisStub, _ call: SwiftPreviewCall) -> SwiftPreviewSetting? {
        let names = [axis.property?.value, axis.name.value].compactMap(\.self)
        guard let location = locations(call).first(where: { names.contains($0.authorName) }) else { return nil }
        if location.argument?.sample == nil, [axis.defaultValue?.value, location.argument?.defaultCase].contains(value)
        {
            return nil
        }
        let type = Self.unwrapped(location.type, from: "Binding")
        var defaults = SwiftDefaultChecker(spelling.references)
        guard case .declared(let full) = spelling.references.meaning(of: TypePath.parts(of: type)),
            case .enum? = spelling.references.names.declared[full]?.kind, defaults.accepts("." + value, as: type)
        else { return nil }
        return location.setting("." + Self.spelled(value))
    }

    /// Returns the setting that brings a view into a state, where stated by the entry: `isEnabled = false`.
    private func setting(for state: StateStub, _ call: SwiftPreviewCall) -> SwiftPreviewSetting? {
        // Most conditions are sentences, without an equals sign.
        let words = state.condition.flatMap { condition in
            condition.value.utf8.contains(UInt8(ascii: "="))
                ? condition.value.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } } : nil
        }
        if let words, words.count == 2, let location = locations(call).first(where: { $0.authorName == words[0] }) {
            var defaults = SwiftDefaultChecker(spelling.references)
            if defaults.accepts(words[1], as: Self.unwrapped(location.type, from: "Binding")), defaults.needs.isEmpty {
                return location.setting(words[1])
            }
        } else if state.name.value == "disabled" || words == ["isEnabled", "false"] {
            return .modifier(".disabled(true)")
        }
        return nil
    }

    /// Returns the places open to a value from outside: the arguments of the call, then the other properties.
    private func locations(_ call: SwiftPreviewCall) -> [SwiftPreviewTarget] {
        let properties = componentProperties.orEmpty().filter { property in
            property.canBeSet && !call.arguments.contains { $0.authorName == property.authorName }
        }
        return call.arguments.map { SwiftPreviewTarget(authorName: $0.authorName, type: $0.type, argument: $0) }
            + properties.map { SwiftPreviewTarget(authorName: $0.authorName, type: $0.type, property: $0.name) }
    }
}

/// The call of a view's initializer in a SwiftUI preview of a stub, with a value for each argument.
struct SwiftPreviewCall {
    /// An argument of the call in a preview.
    struct Argument {
        var authorName: String
        /// `_` for none.
        var label: String
        /// The type stated by the entry.
        var type: String
        var isBinding: Bool
        /// Sample value used by default; nil for an argument that can be left out.
        var sample: String?
        /// The case of an enum that the argument has by default.
        var defaultCase: String?
    }

    var arguments: [Argument] = []
    /// The names of arguments without any conceivable value.
    var unknown: [String] = []

    /// Returns the list of arguments.
    fileprivate func list(_ setting: SwiftPreviewSetting) -> String {
        arguments.compactMap { argument -> String? in
            var value = argument.sample
            if case .argument(argument.authorName, let wanted) = setting { value = wanted }
            return value.map { argument.label == "_" ? $0 : "\(argument.label): \($0)" }
        }.joined(separator: ", ")
    }
}

/// The change to a view in the SwiftUI preview of a variant or state: an argument, a property or a modifier.
private enum SwiftPreviewSetting {
    case asItIs
    case argument(_ authorName: String, _ value: String)
    case property(_ name: String, _ value: String)
    case modifier(String)
}

/// An argument or property of a view with a value settable in a SwiftUI preview.
private struct SwiftPreviewTarget {
    var authorName: String
    var type: String
    var argument: SwiftPreviewCall.Argument?
    var property = ""

    func setting(_ value: String) -> SwiftPreviewSetting {
        guard let argument else { return .property(property, value) }
        return .argument(authorName, argument.isBinding ? ".constant(\(value))" : value)
    }
}
