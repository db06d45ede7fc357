import CatalogModel

// Accessibility of a view: the traits, and the texts that the entry refers to by name.

extension SwiftPrinter {
    /// Writes the body of a view of SwiftUI, with the modifiers for the stated facts.
    mutating func body(of type: TypeStub) {
        let spoken = type.isMain ? AccessibilityTexts(facets, properties: textProperties) : nil
        writer.separate()
        writer.open("public var body: some View {")
        let states = type.isMain ? facets.states.map { "'\($0.name.value.oneLine)'" } : []
        comment(
            "TODO: Implement the view\(states.isEmpty ? "" : " with the states \(states.joined(separator: ", "))").")
        if let spoken { placeless(spoken) }
        writer.line("EmptyView()")
        writer.open()
        if let spoken { writer.lines(modifiers(spoken, of: type)) }
        writer.close()
        writer.close("}")
    }

    /// Writes the overrides of a class of UIKit.
    mutating func overrides(of type: TypeStub, in scope: SwiftScope) {
        guard type.isMain, framework != .swiftUI, scope == .class || scope == .struct else { return }
        let spoken = AccessibilityTexts(facets, properties: textProperties)
        if framework == .uiKit, scope == .class, isCoded(superclasses) {
            for aspect in SpokenAspect.allCases where !taken.contains(aspect.name) {
                guard let getter = getter(aspect) else { continue }
                override(aspect.name, type: "String?", getter: getter)
            }
            let traits = spoken.traits.compactMap { $0.uiKit(knowsToggles: Self.knowsToggles(type)) }
            if !traits.isEmpty, !taken.contains("accessibilityTraits") {
                override(
                    "accessibilityTraits", type: "UIAccessibilityTraits",
                    getter: "super.accessibilityTraits.union(\(Self.set(traits)))")
            }
        }
        let states = facets.states.map { "'\($0.name.value.oneLine)'" }
        if !spoken.unplaced.isEmpty || !states.isEmpty { writer.separate() }
        if !states.isEmpty { comment("TODO: Show the states \(states.joined(separator: ", ")).") }
        placeless(spoken)
    }

    private mutating func override(_ name: String, type: String, getter: String) {
        writer.separate()
        writer.open("public override var \(name): \(type) {")
        writer.line("get { \(getter) }")
        writer.line("set { super.\(name) = newValue }")
        writer.close("}")
    }

    /// Returns an aspect's getter: the text set on the object, else the property or the entry's text; nil for none.
    func getter(_ aspect: SpokenAspect) -> String? {
        guard let source = AccessibilityTexts(facets, properties: textProperties)[aspect] else { return nil }
        let property = source.property.flatMap(property)
        let values = [property?.name, property?.isOptional == false ? nil : source.string.map(text)].compactMap(\.self)
        let others = values.filter { $0 != aspect.name }
        return others.isEmpty ? nil : (["super.\(aspect.name)"] + others).joined(separator: " ?? ")
    }

    // MARK: SwiftUI

    private func modifiers(_ spoken: AccessibilityTexts, of type: TypeStub) -> [String] {
        var lines = SpokenAspect.allCases.compactMap { aspect -> String? in
            guard let source = spoken[aspect] else { return nil }
            let property = source.property.flatMap(property)
            let string = source.string.map(text)
            guard let property else { return string.map { ".\(aspect.name)(\($0))" } }
            if !property.isOptional { return ".\(aspect.name)(\(property.name))" }
            // An empty text would silence the content of the view, so do not use it as a default.
            return string.map { ".\(aspect.name)(\(property.name) ?? \($0))" }
                ?? "// TODO: Use '\(property.name)' as the \(aspect.name), if present."
        }
        let traits = spoken.traits.compactMap { $0.swiftUI(knowsToggles: Self.knowsToggles(type)) }
        if !traits.isEmpty { lines.append(".accessibilityAddTraits(\(Self.set(traits)))") }
        return lines
    }

    // MARK: Parts of it

    /// The properties of the type with a text that can be read out, by the author's names.
    private var textProperties: [String] { properties.filter(\.isText).map(\.authorName) }

    private func property(_ name: String) -> SwiftPrintedProperty? { properties.first { $0.authorName == name } }

    /// Returns the constant of a text.
    private func text(_ index: Int) -> String { "\(stringsName).\(textName(index))" }

    /// Writes a comment with the texts of the entry without a place.
    private mutating func placeless(_ spoken: AccessibilityTexts) {
        if spoken.unplaced.isEmpty { return }
        let texts = spoken.unplaced.map { text($0) + (facets.strings[$0].takesArguments ? "(_:)" : "") }
        comment("TODO: Use the texts \(texts.joined(separator: ", ")).")
    }

    private static func set(_ traits: [String]) -> String {
        traits.count == 1 ? ".\(traits[0])" : "[\(traits.map { "." + $0 }.joined(separator: ", "))]"
    }

    /// Whether all systems with a type also have the trait of toggles.
    private static func knowsToggles(_ type: TypeStub) -> Bool {
        let first = ["iOS": 17, "macCatalyst": 17, "macOS": 14, "tvOS": 17, "watchOS": 10, "visionOS": 1]
        let systems = type.docs.availability
        return !systems.isEmpty
            && systems.allSatisfy { system in
                guard let needed = first[system.platform],
                    let major = system.introduced?.split(separator: ".").first.flatMap({ Int($0) })
                else { return false }
                return major >= needed
            }
    }
}
