public import CatalogModel
public import CatalogYAML

extension FormatRecord {
    public static var form: ValueForm { .record(recordForm) }

    public static var recordForm: RecordForm {
        let declaration = formatDeclaration
        return RecordForm(
            name: declaration.name, meaning: declaration.meaning, shortForm: declaration.shortForm,
            example: declaration.example,
            keys: {
                declaration.fields.map {
                    RecordForm.Key(
                        name: $0.key, meaning: $0.meaning, isRequired: $0.isRequired, group: $0.group, form: $0.form())
                }
            })
    }

    public static func empty(at range: SourceRange) -> Self {
        var record = Self()
        record.base.range = range
        return record
    }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Self? {
        let declaration = formatDeclaration
        var record = Self()
        record.base.range = node.range
        guard case .mapping(let mapping) = node.content else {
            return decodeShortForm(node, into: record, &context)
        }
        let subject = context.subject
        let subjectRange = context.subjectRange
        for pair in mapping.pairs {
            guard let index = declaration.indexByKey[pair.key.value] else {
                let known = declaration.fields.map(\.key)
                context.report(.unknownKey(pair.key, of: declaration.name, known: known))
                if let meant = suggestion(for: pair.key.value, among: known) { context.unreadKeys.insert(meant) }
                continue
            }
            if pair.value.isAbsent {
                context.report(.missingValue(of: pair.key))
                context.unreadKeys.insert(pair.key.value)
                continue
            }
            let field = declaration.fields[index]
            if field.isRequired && !field.mayBeEmpty && pair.value.isBlankText {
                context.report(.emptyRequiredText(pair.key))
            }
            context.subject = pair.key.value
            context.subjectRange = pair.key.range
            field.decode(pair.value, &record, &context)
        }
        context.subject = subject
        context.mentions.gather(record, from: node, named: subjectRange)
        for field in declaration.fields where field.isRequired && mapping[field.key] == nil {
            context.report(.missingKey(field.key, of: declaration.name, subject: subject, at: node.range))
        }
        return record
    }

    private static func decodeShortForm(
        _ node: YAMLNode, into record: Self, _ context: inout DecodingContext
    ) -> Self? {
        let declaration = formatDeclaration
        guard let key = declaration.shortForm, let index = declaration.indexByKey[key] else {
            context.report(.wrongKind(node, of: context.subject, expected: "a mapping"))
            return nil
        }
        var record = record
        declaration.fields[index].decode(node, &record, &context)
        context.mentions.gather(record, from: node, named: context.subjectRange)
        return record
    }

    public var dump: JSONValue { .object(dumpObject()) }

    public func dump(named name: String) -> [JSONValue] {
        var object = JSONObject()
        object.append("name", .string(name))
        return [.object(dumpObject(object))]
    }

    func dumpObject(_ start: JSONObject = JSONObject()) -> JSONObject {
        var object = start
        for field in Self.formatDeclaration.fields {
            if let value = field.dump(self) { object.append(field.key, value) }
        }
        return object
    }
}

extension YAMLNode {
    /// Whether it is text with nothing to read in it.
    fileprivate var isBlankText: Bool {
        if case .scalar(let scalar) = content { scalar.text.allSatisfy(\.isWhitespace) } else { false }
    }

    /// Whether nothing stands there: a key without a value, or one that opens a block without lines. Empty quotes are
    /// something.
    var isAbsent: Bool {
        guard case .scalar(let scalar) = content else { return false }
        let isBlock = scalar.style == .literal || scalar.style == .folded
        return scalar.isAbsent || isBlock && scalar.text.allSatisfy { $0 == "\n" }
    }
}
