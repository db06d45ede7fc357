import CatalogModel
import SourceCode

extension SwiftPrinter {
    /// Writes a property of a type, or of the type's values: kept, computed, or required.
    mutating func property(_ property: PropertyStub, in scope: SwiftScope) {
        var facts: [DocFact] = []
        let name = unique(spelling.name(property.name, facts: &facts), stated: property.name, facts: &facts)
        let builder = SwiftResultBuilder(property.type)
        var type = spelling.type(
            builder?.type ?? property.type, at: property.isReadOnly ? .computed : .stored, &facts)
        let value = spelling.value(property.defaultValue, of: type, facts: &facts)
        facts += property.webFacts
        // The initializer that the compiler synthesizes requires a property without an initial value.
        let isImplied = property.isRequired == (value == nil && !SwiftTypeText.isOptional(type))
        if let required = property.isRequired, !isImplied || (required && scope != .struct) {
            facts.append(DocFact(.required, text: .words(required ? "yes" : "no")))
        }
        var attribute = ""
        let isBound = property.isBinding && framework == .swiftUI && scope == .struct && !property.isStatic
        if isBound {
            type = Self.unwrapped(type, from: "Binding")
            attribute = "@Binding "
        } else if property.isBinding {
            facts.append(DocFact(.binding, text: .words("changes reach the owner of the value")))
        }
        let inherited = property.isStatic ? nil : inherited(name.replacing("`", with: ""), from: superclasses)
        if let inherited, inherited.type != type, !inherited.isReadOnly || inherited.type != type + "?" {
            // An override cannot change the type of a settable property.
            facts.append(DocFact(.type, code: type))
            type = inherited.type
        }
        let isOverride = inherited != nil
        var form =
            isOverride ? .computed : form(of: property, type: type, value: value, isBound: isBound, in: scope)
        var invented: String?
        if form == .stored, needsValue(property, type: type, value: value, in: scope) {
            invented = initialValue(of: type)
            if invented == nil, handedOver.isEmpty { form = .computed }
        }
        if form != .stored, let value { facts.append(DocFact(.value, code: value)) }
        if form == .stored, value == nil, invented == nil {
            let fills =
                property.fillsSlot && framework == .swiftUI && type.contains("->") && !SwiftTypeText.isOptional(type)
            attribute = builder == nil && fills ? "@ViewBuilder " : self.attribute(builder, on: type, facts: &facts)
        }
        writer.separate()
        preamble(SwiftDocComment(docs: property.docs, facts: facts), isStored: form == .stored || form == .bound)
        if !property.isStatic, form != .required {
            properties.append(
                SwiftPrintedProperty(
                    authorName: property.name.value, name: name, type: type, location: form, attribute: attribute,
                    value: value, hasValue: value ?? invented != nil,
                    isPrivate: property.docs.visibility == .private, isReadOnly: property.isReadOnly,
                    isDeprecated: property.docs.deprecation != nil))
        }
        let isReadOnly = property.isReadOnly && inherited?.isReadOnly != false
        let access =
            scope.access(property.docs.visibility) + (isOverride ? "override " : "")
            + (property.isStatic ? "static " : "")
        switch form {
        case .required:
            writer.line("\(access)var \(name): \(type) { \(property.isReadOnly ? "get" : "get set") }")
        case .stored, .bound:
            let setter = property.isReadOnly && property.docs.visibility != .private ? "private(set) " : ""
            let stated = value.map { " = \($0)" } ?? invented.map { " = \($0)  // TODO: Set the initial value." }
            let initial = form == .stored ? stated ?? "" : ""
            if property.isStatic { return writer.line("\(access)let \(name): \(type)\(initial)") }
            writer.line("\(attribute)\(access)\(setter)var \(name): \(type)\(initial)")
        case .computed where isReadOnly:
            writer.line("\(access)var \(name): \(type) { \(isOverride ? "super.\(name)" : missing(type, in: scope)) }")
        case .computed:
            writer.open("\(access)var \(name): \(type) {")
            let spoken = isOverride && isInComponent ? SpokenAspect.allCases.first { $0.name == name } : nil
            if let answer = spoken.flatMap({ getter($0) }) {
                writer.line("get { \(answer) }")
                writer.line("set { super.\(name) = newValue }")
            } else if inherited?.isReadOnly == false {
                writer.open("didSet {")
                writer.line("// TODO: Apply the new value.")
                writer.close("}")
            } else {
                writer.line("get { \(isOverride ? "super.\(name)" : missing(type, in: scope)) }")
                writer.open("set {")
                writer.line("// TODO: Apply the new value.")
                writer.close("}")
            }
            writer.close("}")
        }
    }

    /// Returns the value of a property that cannot be stored: a simple value where the type has one.
    private func missing(_ type: String, in scope: SwiftScope) -> String {
        scope.hasStorage ? SwiftBody.missing : initialValue(of: type) ?? SwiftBody.missing
    }

    /// Whether a stored property needs a first value, because not all initializers hand one over.
    private func needsValue(_ property: PropertyStub, type: String, value: String?, in scope: SwiftScope) -> Bool {
        if value != nil || SwiftTypeText.isOptional(type) || property.isStatic { return false }
        if handedOver.isEmpty { return scope == .class }
        let stored = SwiftPrintedProperty(
            authorName: property.name.value, name: "", type: type, location: .stored, hasValue: false, isPrivate: false,
            isReadOnly: false, isDeprecated: false)
        return !handedOver.allSatisfy { stored.assignment(from: $0) != nil }
    }

    /// Whether the declaration being written belongs to the subject of the entry.
    private var isInComponent: Bool { spelling.references.owner == component?.fullName.value }

    /// Returns a form for declaring a property so that the surrounding type compiles: stored where there is room and a
    /// first value, or where the compiler's own initializer takes a value.
    private func form(
        of property: PropertyStub, type: String, value: String?, isBound: Bool, in scope: SwiftScope
    ) -> SwiftPrintedPropertyLocation {
        if scope == .protocol { return .required }
        if isBound { return .bound }
        // A mutable static property is not safe with concurrency, so compute it.
        if property.isStatic {
            return property.isReadOnly && value != nil && Self.constants.contains(type) ? .stored : .computed
        }
        if scope == .struct, isSelf(type) { return .computed }
        guard scope.hasStorage else { return .computed }
        if scope == .struct || value != nil || (SwiftTypeText.isOptional(type) && !property.isReadOnly) {
            return .stored
        }
        let isPlain =
            !type.contains("some ") && property.docs.availability.isEmpty
            && !SwiftTypeNames.uses(in: type).contains { $0.path == ["Self"] }
        return isPlain && !isShared ? .stored : .computed
    }

    /// Types with values safe to share.
    private static let constants: Set<String> = ["Bool", "Int", "Double", "Float", "CGFloat", "String", "Decimal"]

    /// Whether a type is the surrounding type, which cannot contain a value of its own type.
    private func isSelf(_ type: String) -> Bool {
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        return name == "Self"
            || spelling.references.meaning(of: TypePath.parts(of: name)) == .declared(spelling.references.owner)
    }

    /// Returns `T` of `Binding<T>`; any other type unchanged.
    static func unwrapped(_ type: String, from wrapper: String) -> String {
        guard type.hasPrefix(wrapper + "<"), type.hasSuffix(">") else { return type }
        let inner = String(type.dropFirst(wrapper.count + 1).dropLast())
        return SwiftTypeRecognizer.isType(inner) ? inner : type
    }
}
