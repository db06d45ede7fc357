public import CatalogModel

/// A Swift type with fields readable by templates, such as `{{ name }}`.
///
/// The view of templates is declared only once, in `templateForm`: checking, rendering and the reference follow the
/// form. Records are trees: no record leads back to an outer record.
@usableFromInline package protocol TemplateRecord: TemplateConvertible {
    /// The fields of the type as seen by templates.
    static var templateForm: TemplateForm<Self> { get }
    /// Returns the value of a field.
    ///
    /// Provided by default; a requirement of the protocol so each type has a compiled version of its own.
    ///
    /// - Parameters:
    ///   - index: The index of the field in the declaration.
    ///   - diagnostics: Takes the faults of the value.
    /// - Returns: The value, as shown by templates.
    func value(at index: Int, _ diagnostics: inout Diagnostics) -> TemplateValue
}

extension TemplateRecord {
    /// The kind of a record, with the fields of the form.
    @usableFromInline package static var templateKind: TemplateKind { .record(templateForm.type) }
    /// The record as a template value; fields are read only when shown.
    @inlinable package var templateValue: TemplateValue { .record(self) }

    /// Returns the value of a field, by the getter of the form.
    @inlinable
    package func value(at index: Int, _ diagnostics: inout Diagnostics) -> TemplateValue {
        Self.templateForm.getters[index](self, &diagnostics)
    }
}

/// The declaration of a record's fields for templates: the name, the meaning, and the fields of a Swift type.
///
/// An object, because every access to a field requires the declaration.
@usableFromInline package final class TemplateForm<Record: Sendable>: Sendable {
    let type: TemplateRecordType
    @usableFromInline let getters: [TemplateField<Record>.Getter]

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - name: The name in blocks and the reference, for example `Property`.
    ///   - meaning: The meaning of the record, in a few words.
    ///   - fields: The fields in the order of the reference.
    package init(_ name: String, meaning: String, fields: [TemplateField<Record>]) {
        type = TemplateRecordType(name: name, meaning: meaning, fields: fields.map(\.field))
        getters = fields.map(\.get)
    }
}

/// The declaration of a single record field for templates: the name, the meaning and the function returning the value.
///
/// The function's type is the field's kind, so the two cannot disagree.
@usableFromInline package struct TemplateField<Record: Sendable>: Sendable {
    @usableFromInline typealias Getter = @Sendable (Record, inout Diagnostics) -> TemplateValue

    let field: TemplateRecordType.Field
    let get: Getter

    // Inlinable, so that each caller compiles it for its kind of value.
    /// Creates a field with a value for every record.
    @inlinable
    package init<Value: TemplateConvertible>(
        _ name: String, meaning: String, get: @escaping @Sendable (Record) -> Value
    ) {
        self.init(name, meaning: meaning, kind: { Value.templateKind }, get: { record, _ in get(record).templateValue })
    }

    /// Creates a field whose value may be unavailable; faults are then reported at the location of use in a template.
    @inlinable
    package init<Value: TemplateConvertible>(
        _ name: String, meaning: String, reporting get: @escaping @Sendable (Record, inout Diagnostics) -> Value
    ) {
        self.init(
            name, meaning: meaning, kind: { Value.templateKind },
            get: { record, diagnostics in get(record, &diagnostics).templateValue })
    }

    @usableFromInline
    init(_ name: String, meaning: String, kind: @escaping @Sendable () -> TemplateKind, get: @escaping Getter) {
        field = TemplateRecordType.Field(name: name, meaning: meaning, findKind: kind)
        self.get = get
    }
}
