package import CatalogModel
package import CatalogRendering

/// The answer of a backend's program to the request `describe`: name, summary, options and rules.
package struct DescribeAnswer: Sendable {
    /// Name that the backend gives itself; a catalog may call it otherwise.
    package let name: String
    package let summary: String
    package let options: [BackendOption]
    /// The rules of its findings, by their names without that of the backend.
    package let rules: [Rule]

    package init(_ bytes: [UInt8]) throws(AnswerError) {
        let answer = try AnswerReader.read(bytes)
        try answer.requireKnown(["protocol", "name", "summary", "options", "rules"])
        name = try answer.words("name")
        guard EntryID(name) != nil else {
            throw AnswerError("answered with the name '\(name.shortened)', which is not in kebab case")
        }
        summary = try answer.words("summary")
        var options: [BackendOption] = []
        for object in try answer.objects("options", known: ["name", "summary", "kind", "choices", "default"]) {
            let option = try Self.option(object)
            if options.contains(where: { $0.name == option.name }) {
                throw AnswerError("answered with two options '\(option.name)'")
            }
            options.append(option)
        }
        self.options = options
        var rules: [Rule] = []
        for object in try answer.objects("rules", known: ["name", "summary", "severity"]) {
            let rule = try Self.rule(object)
            if rules.contains(where: { $0.id == rule.id }) { throw AnswerError("answered with two rules '\(rule.id)'") }
            rules.append(rule)
        }
        self.rules = rules
    }

    /// The kind of value of an option, as named in the answer.
    private enum Kind: String, CaseIterable { case text, flag, choice, textList, choiceList }

    private static func option(_ object: AnswerObject) throws(AnswerError) -> BackendOption {
        let name = try object.words("name")
        let kind: BackendOption.Kind =
            switch try object.word("kind", of: Kind.self) {
            case .text: .text
            case .flag: .flag
            case .textList: .textList
            case .choice: .choice(try choices(object, of: name))
            case .choiceList: .choiceList(try choices(object, of: name))
            }
        let defaultValue = object.value("default")
        if let defaultValue, !kind.isFit(defaultValue) {
            throw AnswerError("answered with a default of option '\(name)' that is not of its kind")
        }
        return BackendOption(name, kind, default: defaultValue, try object.words("summary"))
    }

    private static func choices(_ object: AnswerObject, of name: String) throws(AnswerError) -> [String] {
        let choices = try object.texts("choices")
        if choices.isEmpty { throw AnswerError("answered without a choice for option '\(name)'") }
        return choices
    }

    private static func rule(_ object: AnswerObject) throws(AnswerError) -> Rule {
        let name = try object.words("name")
        guard EntryID(name) != nil else {
            throw AnswerError("answered with the rule '\(name.shortened)', whose name is not in kebab case")
        }
        return Rule(name, try object.word("severity", of: Severity.self), try object.words("summary"))
    }
}
