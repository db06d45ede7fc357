public import CatalogModel

/// A type whose values templates can show.
///
/// What templates see of it is declared once, in `templateForm`: checking, rendering and the reference follow it.
/// Records are trees: no record leads back to one that it lies in.
public protocol TemplateRecord: TemplateConvertible {
    static var templateForm: TemplateForm<Self> { get }
    /// Returns the value of a field. Comes by itself; it is asked for so that each type has it compiled for itself.
    /// - Parameter place: That of the field in the declaration.
    func value(at place: Int, _ diagnostics: inout Diagnostics) -> TemplateValue
}

extension TemplateRecord {
    public static var templateKind: TemplateKind { .record(templateForm.type) }
    @inlinable public var templateValue: TemplateValue { .record(self) }

    @inlinable
    public func value(at place: Int, _ diagnostics: inout Diagnostics) -> TemplateValue {
        Self.templateForm.getters[place](self, &diagnostics)
    }
}

/// The declaration of a record: its name, what it is, and its fields.
///
/// An object, because every look at a field asks for it.
public final class TemplateForm<Record: Sendable>: Sendable {
    let type: TemplateRecordType
    @usableFromInline let getters: [TemplateField<Record>.Getter]

    /// - Parameters:
    ///   - name: As blocks and the reference call it, for example `Property`.
    ///   - meaning: What it is, in a few words.
    public init(_ name: String, _ meaning: String, _ fields: [TemplateField<Record>]) {
        type = TemplateRecordType(name: name, meaning: meaning, fields: fields.map(\.field))
        getters = fields.map(\.get)
    }
}

/// A field of a record with the function that gets its value. The function's type is the field's kind, so the two cannot
/// disagree.
public struct TemplateField<Record: Sendable>: Sendable {
    @usableFromInline typealias Getter = @Sendable (Record, inout Diagnostics) -> TemplateValue

    let field: TemplateRecordType.Field
    let get: Getter

    // Compiled where it is called, which knows the kind of value.
    @inlinable
    public init<Value: TemplateConvertible>(
        _ name: String, _ meaning: String, _ get: @escaping @Sendable (Record) -> Value
    ) {
        self.init(name, meaning, kind: { Value.templateKind }, get: { record, _ in get(record).templateValue })
    }

    /// A field whose value cannot always be told; what is wrong then is reported where a template asks for it.
    @inlinable
    public init<Value: TemplateConvertible>(
        _ name: String, _ meaning: String, reporting get: @escaping @Sendable (Record, inout Diagnostics) -> Value
    ) {
        self.init(
            name, meaning, kind: { Value.templateKind },
            get: { record, diagnostics in get(record, &diagnostics).templateValue })
    }

    @usableFromInline
    init(_ name: String, _ meaning: String, kind: @escaping @Sendable () -> TemplateKind, get: @escaping Getter) {
        self.init(field: TemplateRecordType.Field(name: name, meaning: meaning, findKind: kind), get: get)
    }

    private init(field: TemplateRecordType.Field, get: @escaping Getter) {
        self.field = field
        self.get = get
    }

    /// Returns the fields of a part that a record shares with others, as its own.
    public static func shared<Part>(
        _ fields: [TemplateField<Part>], of part: @escaping @Sendable (Record) -> Part
    ) -> [TemplateField<Record>] {
        fields.map { field in
            TemplateField(field: field.field) { record, diagnostics in field.get(part(record), &diagnostics) }
        }
    }
}
