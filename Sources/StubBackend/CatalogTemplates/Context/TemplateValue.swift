/// A value handled during the rendering of a template: a text, a flag, a list, a record, or an absent value.
@usableFromInline package enum TemplateValue: Sendable {
    case text(String)
    /// A text in valid UTF-8.
    case bytes([UInt8])
    case flag(Bool)
    case list([TemplateValue])
    case record(any TemplateRecord)
    case absent

    /// Whether the value is true as a condition: a set flag, a list with elements, a present value.
    var isTrue: Bool {
        switch self {
        case .flag(let flag): flag
        case .list(let elements): !elements.isEmpty
        case .text, .bytes, .record: true
        case .absent: false
        }
    }

    /// The text; nil for a value without text, ruled out by the checker where a text is wanted.
    var text: String? {
        switch self {
        case .text(let text): text
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .flag, .list, .record, .absent: nil
        }
    }

    var elements: [TemplateValue] {
        if case .list(let elements) = self { elements } else { [] }
    }
}

/// A Swift type convertible into a template value, for use as the type of a record field.
@usableFromInline package protocol TemplateConvertible: Sendable {
    /// The kind of all values of the type, for checking templates before any rendering.
    static var templateKind: TemplateKind { get }
    /// The value as shown and tested by templates.
    var templateValue: TemplateValue { get }
}

extension String: TemplateConvertible {
    /// The kind of a text.
    @usableFromInline package static var templateKind: TemplateKind { .text }
    /// The text as a template value.
    @inlinable package var templateValue: TemplateValue { .text(self) }
}

/// Printed code as a text for templates, in UTF-8.
package struct PrintedCode: TemplateConvertible {
    /// The code, in valid UTF-8.
    package let bytes: [UInt8]

    /// Creates a text of code in valid UTF-8.
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The kind of a text.
    @usableFromInline package static var templateKind: TemplateKind { .text }
    /// The code as a template value.
    @usableFromInline package var templateValue: TemplateValue { .bytes(bytes) }
}

extension Bool: TemplateConvertible {
    /// The kind of a flag.
    @usableFromInline package static var templateKind: TemplateKind { .flag }
    /// The flag as a template value, for conditions.
    @inlinable package var templateValue: TemplateValue { .flag(self) }
}

extension Array: TemplateConvertible where Element: TemplateConvertible {
    /// The kind of a list, with the kind of the elements.
    @usableFromInline package static var templateKind: TemplateKind { .list(Element.templateKind) }
    // Specialized for each kind of element: a key path would be resolved for each list.
    /// The list of the elements' template values, in order.
    @inlinable package var templateValue: TemplateValue { .list(map { $0.templateValue }) }
}

extension Optional: TemplateConvertible where Wrapped: TemplateConvertible {
    /// The kind of a value possibly absent, with the kind of a present value.
    @usableFromInline package static var templateKind: TemplateKind { .optional(Wrapped.templateKind) }
    /// The wrapped template value, or the absent value for nil.
    @inlinable package var templateValue: TemplateValue { self?.templateValue ?? .absent }
}

/// A Swift enumeration of the words possible for a template field; the template checker reports comparisons with any
/// other word.
@usableFromInline package protocol TemplateWord: TemplateConvertible, RawRepresentable, CaseIterable
where RawValue == String {}

extension TemplateWord {
    /// The kind of a word, with all possible words.
    @usableFromInline package static var templateKind: TemplateKind { .word(allCases.map(\.rawValue)) }
    /// The raw value as a text.
    @inlinable package var templateValue: TemplateValue { .text(rawValue) }
}
