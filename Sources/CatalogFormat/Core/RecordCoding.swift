public import CatalogModel
public import CatalogYAML

extension FormatRecord {
    public static var form: ValueForm { .record(recordForm) }

    public static var recordForm: RecordForm {
        let declaration = formatDeclaration
        return RecordForm(
            name: declaration.name, meaning: declaration.meaning, shortForm: declaration.shortForm,
            example: declaration.example, snippets: declaration.snippets,
            keys: { declaration.fields.map(RecordForm.Key.init) })
    }

    public static func empty(at range: SourceRange) -> Self {
        var record = Self()
        record.base.range = range
        return record
    }

    public static func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Self? {
        guard case .mapping(let mapping) = node.content else { return decodeShortForm(node, &context) }
        let declaration = formatDeclaration
        var record = Self()
        record.base.range = node.range
        let subject = context.subject
        let subjectRange = context.subjectRange
        for index in mapping.pairs.indices { record.decode(index, of: mapping.pairs, declaration, &context) }
        context.subject = subject
        context.mentions.gather(record, from: node, named: subjectRange)
        for key in declaration.requiredKeys where mapping[key] == nil {
            context.report(.missingKey(key, of: declaration.name, subject: subject, at: node.range))
        }
        return record
    }

    /// Reads a pair. It is looked at in its place, because it is large.
    private mutating func decode(
        _ index: Int, of pairs: [YAMLMapping.Pair], _ declaration: RecordDeclaration<Self>,
        _ context: inout DecodingContext
    ) {
        guard let field = declaration[pairs[index].key.value] else {
            let known = declaration.fields.map(\.key)
            let meant = context.takeGuess() ? suggestion(for: pairs[index].key.value, among: known) : nil
            context.report(.unknownKey(pairs[index].key, of: declaration.name, known: known, likely: meant))
            if let meant { context.unreadKeys.insert(meant) }
            return
        }
        let value = pairs[index].value
        if value.isAbsent {
            context.report(.missingValue(of: pairs[index].key))
            context.unreadKeys.insert(pairs[index].key.value)
            return
        }
        if field.needsWords && value.isBlankText { context.report(.emptyRequiredText(pairs[index].key)) }
        context.subject = pairs[index].key.value
        context.subjectRange = pairs[index].key.range
        field.decode(value, &self, &context)
    }

    private static func decodeShortForm(_ node: YAMLNode, _ context: inout DecodingContext) -> Self? {
        let declaration = formatDeclaration
        guard let key = declaration.shortForm, let field = declaration[key] else {
            context.report(.wrongKind(node, of: context.subject, expected: "a mapping"))
            return nil
        }
        var record = Self()
        record.base.range = node.range
        if field.needsWords && node.isBlankText {
            context.report(.emptyRequiredText(Text(key, at: node.range)))
        } else {
            field.decode(node, &record, &context)
        }
        context.mentions.gather(record, from: node, named: context.subjectRange)
        return record
    }

    public var dump: JSONValue { .object(dumpObject()) }

    public func dump(named name: String) -> [JSONValue] {
        var object = JSONObject()
        object.append("name", .string(name))
        return [.object(dumpObject(object))]
    }

    public func place(_ way: ArraySlice<String>) -> SourceRange? {
        guard let key = way.first, let field = Self.formatDeclaration[key] else { return base.range }
        return field.place(self, way.dropFirst()) ?? base.range
    }

    /// The name is the place of the whole object: it is shorter than the record, and stands before it.
    public func place(_ way: ArraySlice<String>, inNamed index: Int) -> SourceRange? {
        way.isEmpty || way.first == "name" ? nil : place(way)
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
