package import CatalogModel
package import CatalogRendering

/// The answer of a backend's program to the request `describe`: name, summary, options and rules.
package struct DescribeAnswer: Sendable {
    /// The backend's own name; a catalog may use another name.
    package let name: String
    package let summary: String
    package let options: [BackendOption]
    /// The rules of the backend's findings, by names without the backend's name.
    package let rules: [Rule]

    package init(_ bytes: [UInt8]) throws(AnswerError) {
        let answer = try AnswerReader.read(bytes)
        try answer.requireMembers(among: ["protocol", "name", "summary", "options", "rules"])
        name = try answer.words("name")
        guard EntryID(name) != nil else {
            throw AnswerError("answered with the name '\(name.shortened)', which is not in kebab case")
        }
        summary = try answer.words("summary")
        var options: [BackendOption] = []
        var optionNames: Set<String> = []
        for object in try answer.objects("options", members: ["name", "summary", "kind", "choices", "default"]) {
            let option = try Self.option(object)
            if !optionNames.insert(option.name).inserted {
                throw AnswerError("answered with two options '\(option.name)'")
            }
            options.append(option)
        }
        self.options = options
        var rules: [Rule] = []
        var ruleNames: Set<String> = []
        for object in try answer.objects("rules", members: ["name", "summary", "severity"]) {
            let rule = try Self.rule(object)
            if !ruleNames.insert(rule.id).inserted { throw AnswerError("answered with two rules '\(rule.id)'") }
            rules.append(rule)
        }
        self.rules = rules
    }

    /// The kind of value of an option, as named in the answer.
    private enum Kind: String, CaseIterable {
        case text, flag, choice, textList, choiceList

        var hasChoices: Bool { self == .choice || self == .choiceList }
    }

    private static func option(_ object: AnswerObject) throws(AnswerError) -> BackendOption {
        let name = try object.words("name")
        guard name.isCamelCase else {
            throw AnswerError("answered with the option '\(name.shortened)', whose name is not in camel case")
        }
        let word = try object.word("kind", of: Kind.self)
        if !word.hasChoices, object.value("choices") != nil {
            throw .choices(of: word.rawValue, at: object.location)
        }
        let kind: BackendOptionKind =
            switch word {
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
        let choices = try object.distinctWords("choices")
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

extension String {
    /// Whether the text is a name in camel case: ASCII letters and digits, the first a small letter.
    package var isCamelCase: Bool {
        utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
            && utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            }
    }
}
