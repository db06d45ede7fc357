import CatalogModel
import SourceCode

/// Comparison of a tag in HTML or JSX with the declared element or component.
///
/// Browsers take any attribute, so in HTML only near misses of declared names are diagnostics.
struct TagCheck {
    let tag: CodeTag
    let type: CallableType
    let location: ExampleLocation
    let types: CallableTypes
    let syntax: CodeSyntax

    private var isElement: Bool { type.name.contains("-") }

    var diagnostics: [ExampleDiagnostic] {
        var seen: Set<String> = []
        if tag.hasContent { seen.insert("children") }
        let repeated = tag.attributes.filter {
            !seen.insert($0.name).inserted && (syntax == .script || isPlain($0.name))
        }.map {
            ExampleDiagnostic(at: $0.nameBytes, "duplicate attribute '\($0.name)'; remove one")
        }
        return tag.attributes.flatMap(diagnostics) + repeated + missing
    }

    /// The deprecations of the given properties, by name.
    var deprecations: [(name: String, deprecation: Deprecation)] {
        tag.attributes.compactMap { attribute in
            property(named: attribute.name)?.value.named.deprecated.map { (attribute.name, $0) }
        }
    }

    /// Whether all attributes are declared, or belong to every element.
    var fits: Bool {
        let declared = names
        return !tag.isElided && !declared.isEmpty
            && tag.attributes.allSatisfy { attribute in
                let name = attribute.name
                if declared.contains(name) || property(named: name) != nil { return true }
                // Components need not hand on the attributes of HTML's elements.
                if syntax == .script { return name == "key" || name.contains("-") }
                return !isPlain(name) || KnownAttributes.isGlobal(name)
                    || declared.contains { Self.folded($0) == Self.folded(name) }
            } && (!tag.hasContent || acceptsContent)
    }

    /// Whether the catalog states that content is possible.
    private var acceptsContent: Bool {
        isElement || names.contains { ["children", "", "default"].contains($0) }
    }

    // MARK: Declared

    private var properties: [OrderedRecords<Property>.Element] {
        let own = type.declaration.properties.orEmpty().filter { $0.value.static != true }
        let shared = location.component.entry.properties.orEmpty().filter { shared in
            !own.contains { $0.name == shared.name || $0.value.is?.value == shared.name }
        }
        return own + shared
    }

    private func property(named name: String) -> OrderedRecords<Property>.Element? {
        properties.first { element in
            element.name == name || element.value.attribute?.value == name
                || isElement && Self.folded(element.name) == Self.folded(name)
        }
    }

    /// Names of attributes in people's spelling.
    private var names: [String] {
        let entry = location.component.entry
        let slots = type.declaration.slots.orEmpty().elements + entry.slots.orEmpty().elements
        let events = type.declaration.events.orEmpty().elements + entry.events.orEmpty().elements
        let axes = entry.facets.variants.orEmpty().names + location.implementation.value.facets.variants.orEmpty().names
        let parameters = type.initializers.flatMap { $0.parameters.orEmpty().names }
        if isElement {
            return properties.map { $0.value.attribute?.value ?? $0.name }
                + events.compactMap { $0.value.attribute?.value }
        }
        return properties.map(\.name) + parameters + axes
            + slots.map { $0.value.property?.value ?? $0.name } + events.map { $0.value.property?.value ?? $0.name }
    }

    private static func folded(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }

    // MARK: Checks

    private func diagnostics(of attribute: CodeTag.Attribute) -> [ExampleDiagnostic] {
        if attribute.name == "slot", syntax == .html { return [] }
        if let property = property(named: attribute.name) { return values(attribute, of: property) }
        let declared = names
        let hands = isElement || type.isOpen || type.declaration.element != nil || type.declaration.properties == nil
        // Letter case matters in scripts. The names of listeners are free, but not next to a declared one.
        let isSlip =
            syntax == .script && !isElement
            && (declared.contains { $0 != attribute.name && $0.lowercased() == attribute.name.lowercased() }
                || !hands && attribute.name.hasPrefix("on") && suggestion(for: attribute.name, among: declared) != nil)
        guard isSlip || isPlain(attribute.name) && !KnownAttributes.contains(attribute.name) else { return [] }
        let isDeclared = declared.contains {
            $0 == attribute.name || isElement && Self.folded($0) == Self.folded(attribute.name)
        }
        if isDeclared || declared.isEmpty { return [] }
        let found = ExampleDiagnostic(
            unknown: attribute.name, at: attribute.nameBytes,
            "'\(type.name)' has no \(isElement ? "attribute" : "property")", among: declared.uniqued(),
            likelyOnly: hands)
        return (isGiven(found?.replacement, besides: attribute) ? found?.withoutFix : found).map { [$0] } ?? []
    }

    /// Whether another attribute has a name, or will have the name after the same correction.
    private func isGiven(_ name: String?, besides attribute: CodeTag.Attribute) -> Bool {
        guard let name else { return false }
        let declared = names.uniqued()
        return tag.attributes.contains { other in
            if other.nameBytes == attribute.nameBytes { return false }
            let isEarlier = other.nameBytes.lowerBound < attribute.nameBytes.lowerBound
            return other.name == name || isElement && Self.folded(other.name) == Self.folded(name)
                || isEarlier && property(named: other.name) == nil
                    && suggestion(for: other.name, among: declared) == name
        }
    }

    /// Whether a name belongs to the component itself: no directive, event or data.
    private func isPlain(_ name: String) -> Bool {
        let isListener = name.hasPrefix("on") && (isElement || name.dropFirst(2).first?.isUppercase == true)
        return !isListener && !["data-", "aria-", "v-", "x-", "ng-", "hx-", "default"].contains { name.hasPrefix($0) }
            && name.utf8.allSatisfy { CodeTag.isNameByte($0) }
    }

    private func values(
        _ attribute: CodeTag.Attribute, of property: OrderedRecords<Property>.Element
    ) -> [ExampleDiagnostic] {
        var found: [ExampleDiagnostic] = []
        let kind: LiteralCheck.Kind?
        let type = types.valueType(property.value.type?.value, of: type, at: location)
        switch attribute.value {
        case .text(let text, let bytes):
            kind = .text
            found = [value(text, at: bytes, of: property)].compactMap { $0 }
        case .none: kind = .flag
        case .code(let tokens):
            kind = LiteralCheck.kind(of: tokens, syntax: syntax)
            let choices = ChoiceCheck(types: types, location: location, syntax: syntax)
            for operand in ChoiceCheck.operands(of: tokens) {
                if operand.count == 1, let only = operand.first, let inner = only.innerText ?? only.plainTemplate {
                    let bytes = (only.bytes.lowerBound + 1)..<(only.bytes.upperBound - 1)
                    found += [value(inner, at: bytes, of: property)].compactMap { $0 }
                }
                let path = operand.filter { $0.kind == .word }
                if path.count > 1, operand.count == 2 * path.count - 1,
                    operand.allSatisfy({ $0.kind == .word || $0.isSign(".") })
                {
                    found += [choices.diagnostic(in: path, for: type.choice)].compactMap { $0 }
                }
            }
        }
        if syntax == .script,
            let expected = LiteralCheck.expected(type, for: kind, syntax: syntax)
        {
            found.append(
                ExampleDiagnostic(
                    at: attribute.nameBytes,
                    "the value of '\(property.name)' is a literal of another type than '\(expected)'"))
        }
        return found
    }

    /// Returns the diagnostic of a text among values that the property does not accept.
    private func value(
        _ text: String, at bytes: Range<Int>, of property: OrderedRecords<Property>.Element
    ) -> ExampleDiagnostic? {
        // Placeholders of templates do not have their final value yet.
        guard !text.isEmpty, !text.contains(where: { "{}<>$%[]….".contains($0) }),
            let values = LiteralValues(
                of: property.value, type: { types.valueType($0, of: type, at: location).text }),
            !values.texts.contains(text)
        else { return nil }
        return ExampleDiagnostic(
            unknown: text, at: bytes, "'\(property.name)' has no value", among: values.texts,
            likelyOnly: !values.isComplete || isElement && type.isOpen)
    }

    /// The diagnostic of absent required properties.
    ///
    /// Properties of elements can also be set by a script.
    private var missing: [ExampleDiagnostic] {
        if isElement || tag.isElided || syntax != .script { return [] }
        let given = Set(tag.attributes.map(\.name))
        let names = properties.filter { element in
            element.value.mustBeGiven && !given.contains(element.name)
                && !(element.name == "children" && tag.hasContent)
                && element.value.readOnly != true
        }.map { "'\($0.name)'" }
        if names.isEmpty { return [] }
        return [
            ExampleDiagnostic(at: tag.nameBytes, "the use of '\(type.name)' lacks \(names.joined(separator: " and "))")
        ]
    }
}

/// Search for undeclared slots of an element.
struct SlotCheck {
    let tag: CodeTag
    let parent: CallableType

    var diagnostic: ExampleDiagnostic? {
        guard let attribute = tag.attributes.first(where: { $0.name == "slot" }),
            case .text(let name, let bytes) = attribute.value
        else { return nil }
        let declaration = parent.declaration
        let slots = declaration.slots.orEmpty().names
        let isPlain = (slots + [name]).allSatisfy { $0.utf8.allSatisfy { CodeTag.isNameByte($0) } }
        guard !slots.isEmpty, isPlain, !slots.contains(name), !name.isEmpty else { return nil }
        return ExampleDiagnostic(
            unknown: name, at: bytes, "'\(parent.name)' has no slot", among: slots.filter { !$0.isEmpty },
            likelyOnly: parent.isOpen)
    }
}

extension CodeToken {
    /// The text of a template without escapes and interpolations.
    fileprivate var plainTemplate: String? {
        guard kind == .text, text.hasPrefix("`"), text.hasSuffix("`"), !text.contains(where: { "\\$".contains($0) })
        else { return nil }
        return String(text.dropFirst().dropLast())
    }
}

extension CodeTag {
    /// Whether a byte can be part of a name without meaning to templates.
    fileprivate static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}

/// The literal texts accepted by a property, for checking attributes.
private struct LiteralValues {
    let texts: [String]
    /// Whether no other text is accepted.
    let isComplete: Bool

    /// Creates the texts of a property; nil without any.
    ///
    /// - Parameters:
    ///   - property: The property with the values.
    ///   - type: Returns a type without typealiases; nil for an unknown type.
    init?(of property: Property, type: (_ text: String) -> String?) {
        let stated = property.values.orEmpty().flatMap { element in
            element.value.raw.map { [$0.value] } ?? NamePattern.names(element.name)
        }
        let alternatives = property.either.orEmpty() + (property.type.map { [$0] } ?? [])
        var texts = stated
        var isComplete = true
        for text in alternatives {
            guard let type = type(text.value).flatMap({ TypeParser.parse($0) }) else { return nil }
            if !Self.collect(type.unwrapped, into: &texts) { isComplete = false }
        }
        if texts.isEmpty { return nil }
        self.texts = texts.uniqued()
        // An alias may include other values.
        self.isComplete = isComplete && (!alternatives.isEmpty || property.typeName == nil)
    }

    /// Adds the texts of a type; returns false where other texts are possible as well.
    private static func collect(_ type: TypeExpression, into texts: inout [String]) -> Bool {
        switch type {
        case .literal(.string(let text)):
            texts.append(text)
            return true
        case .name("undefined"), .name("null"): return true
        case .optional(let inner): return collect(inner.unwrapped, into: &texts)
        case .union(let members): return members.map { collect($0.unwrapped, into: &texts) }.allSatisfy { $0 }
        default: return false
        }
    }
}
