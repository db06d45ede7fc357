/// A value handled during the rendering of a template: a text, a flag, a list, a record, or an absent value.
public enum TemplateValue: Sendable {
    case text(String)
    case flag(Bool)
    case list([TemplateValue])
    case record(any TemplateRecord)
    case absent

    /// Whether a condition holds: a set flag, a list with elements, a present value.
    var isTrue: Bool {
        switch self {
        case .flag(let flag): flag
        case .list(let elements): !elements.isEmpty
        case .text, .record: true
        case .absent: false
        }
    }

    /// The text; nil for a value without text, ruled out by the checker where a text is wanted.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var elements: [TemplateValue] {
        if case .list(let elements) = self { elements } else { [] }
    }
}

/// A Swift type convertible into a template value, for use as the type of a record field.
public protocol TemplateConvertible: Sendable {
    static var templateKind: TemplateKind { get }
    var templateValue: TemplateValue { get }
}

extension String: TemplateConvertible {
    public static var templateKind: TemplateKind { .text }
    @inlinable public var templateValue: TemplateValue { .text(self) }
}

extension Bool: TemplateConvertible {
    public static var templateKind: TemplateKind { .flag }
    @inlinable public var templateValue: TemplateValue { .flag(self) }
}

extension Array: TemplateConvertible where Element: TemplateConvertible {
    public static var templateKind: TemplateKind { .list(Element.templateKind) }
    // Made anew for each kind of element: a path to the property would have to be worked out for each list.
    @inlinable public var templateValue: TemplateValue { .list(map { $0.templateValue }) }
}

extension Optional: TemplateConvertible where Wrapped: TemplateConvertible {
    public static var templateKind: TemplateKind { .optional(Wrapped.templateKind) }
    @inlinable public var templateValue: TemplateValue { self?.templateValue ?? .absent }
}

/// A Swift enumeration of the words possible for a template field; the template checker reports comparisons with any
/// other word.
public protocol TemplateWord: TemplateConvertible, RawRepresentable, CaseIterable where RawValue == String {}

extension TemplateWord {
    public static var templateKind: TemplateKind { .word(allCases.map(\.rawValue)) }
    @inlinable public var templateValue: TemplateValue { .text(rawValue) }
}
