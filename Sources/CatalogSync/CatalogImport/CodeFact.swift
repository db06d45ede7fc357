import CatalogModel
import SourceCode

/// The facts around a value of an entry that decide which spellings of the value mean the same.
struct CodeFact {
    private enum Kind { case other, type, value }

    private var kind = Kind.other
    /// The language of types, by `TypeLanguages`.
    private var language = ProgrammingLanguage.unstated
    /// Whether the type around is one whose users may leave properties out.
    private var isInComponent = false
    /// The type of a value.
    private var type: String?
    /// Whether users may leave the property of a type out.
    private var mayBeAbsent = false

    /// Returns the facts around a member by name, such as an implementation.
    func entering(member name: String, _ value: JSONValue, of form: ValueForm) -> CodeFact {
        guard case .record(let record) = form, record.name == "Implementation" else { return self }
        var fact = self
        fact.language = TypeLanguages.language(
            of: name, stated: value["language"]?.scalarText, framework: value["framework"]?.scalarText)
        return fact
    }

    /// Returns the facts around the value of a key; `owner` is the value of the record.
    func entering(_ key: String, of record: RecordForm, in owner: JSONValue) -> CodeFact {
        var fact = self
        fact.kind = .other
        if record.name == "Type" { fact.isInComponent = owner["kind"]?.scalarText == "component" }
        switch key {
        case "type", "either", "definition", "raw":
            fact.kind = .type
            let isParameter = record.name == "Parameter"
            let omits = isParameter ? owner["default"] != nil : isInComponent && record.name == "Property"
            fact.mayBeAbsent = owner["required"].map { $0.scalarText == "false" } ?? omits
        case "default":
            fact.kind = .value
            fact.type = owner["type"]?.scalarText
            if record.name == "CssProperty" { fact.language = .css }
        default: break
        }
        return fact
    }

    /// Whether two texts mean the same.
    func isSame(_ text: String, as other: String, _ around: CodeFact) -> Bool {
        if text == other { return true }
        switch kind {
        case .other: return false
        case .type:
            return TypeRelation.of(
                text, to: other, in: language, mayBeAbsent: (mayBeAbsent, around.mayBeAbsent)
            ).isSame
        case .value: return ValueEquality(in: language).isSame(text, of: type, as: other, of: around.type)
        }
    }
}
