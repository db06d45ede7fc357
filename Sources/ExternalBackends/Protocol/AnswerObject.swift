import CatalogModel

/// A JSON object in the answer of a backend's program, read member by member with checks of the types and names.
///
/// A member unknown to the protocol is a fault: otherwise the author of a misspelled `findings` would lose the findings
/// without a word. A member that is null counts as missing: many languages write unset values, or lists without
/// elements, as null.
struct AnswerObject {
    private let object: JSONObject
    /// Place of the object in the answer, as a JSON Pointer; empty for the answer itself.
    let location: String

    init(_ value: JSONValue, named name: String, at location: String, members: [String]) throws(AnswerError) {
        guard case .object(let object) = value else { throw .kind(value, as: name, isNot: "an object", at: "") }
        self.init(object, at: location)
        try requireMembers(among: members)
    }

    init(_ object: JSONObject, at location: String) {
        self.object = object
        self.location = location
    }

    func requireMembers(among members: [String]) throws(AnswerError) {
        for member in object.members where !members.contains(member.name) {
            throw .unknown(member.name, among: members, at: location)
        }
    }

    func value(_ name: String) -> JSONValue? { object[name].flatMap { $0 == .null ? nil : $0 } }

    func text(_ name: String) throws(AnswerError) -> String {
        guard let text = try optionalText(name) else { throw .missing(name, at: location) }
        return text
    }

    func optionalText(_ name: String) throws(AnswerError) -> String? {
        switch value(name) {
        case nil: return nil
        case .string(let text)?: return text
        case let value?: throw .kind(value, as: name, isNot: "a string", at: location)
        }
    }

    /// Returns the text of a member for people: at least a word of at most `AnswerLimits.text` characters.
    func words(_ name: String) throws(AnswerError) -> String {
        let text = try text(name)
        try requireWords(text, in: name)
        return text
    }

    /// Returns a list of texts for people, each different.
    func distinctWords(_ name: String) throws(AnswerError) -> [String] {
        let texts = try texts(name)
        var seen: Set<String> = []
        for text in texts {
            try requireWords(text, in: name)
            if !seen.insert(text).inserted { throw .repeated(text, in: name, at: location) }
        }
        return texts
    }

    private func requireWords(_ text: String, in name: String) throws(AnswerError) {
        if text.allSatisfy(\.isWhitespace) { throw .blank(name, at: location) }
        let count = text.unicodeScalars.count
        if count > AnswerLimits.text { throw .long(name, count, at: location) }
        if let hidden = text.unicodeScalars.first(where: \.isHidden) { throw .hidden(hidden, in: name, at: location) }
    }

    func texts(_ name: String) throws(AnswerError) -> [String] {
        guard let value = value(name) else { throw .missing(name, at: location) }
        guard case .array(let elements) = value else {
            throw .kind(value, as: name, isNot: "a list of strings", at: location)
        }
        var texts: [String] = []
        for element in elements {
            guard case .string(let text) = element else {
                throw .kind(value, as: name, isNot: "a list of strings", at: location)
            }
            texts.append(text)
        }
        return texts
    }

    /// Reads a member with one of the words of a type as the value.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, of type: Word.Type
    ) throws(AnswerError) -> Word where Word.RawValue == String {
        let text = try text(name)
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw AnswerError("answered with '\(text)' as '\(name)' at '\(location)', which must be one of \(words)")
    }

    /// Returns the objects of a list; none where the list is missing and need not be there.
    func objects(_ name: String, required: Bool = false, members: [String]) throws(AnswerError) -> [AnswerObject] {
        guard let value = value(name) else {
            if required { throw .missing(name, at: location) }
            return []
        }
        guard case .array(let elements) = value else { throw .kind(value, as: name, isNot: "a list", at: location) }
        var objects: [AnswerObject] = []
        for (index, element) in elements.enumerated() {
            let inner = "\(location)/\(name)/\(index)"
            objects.append(try AnswerObject(element, named: inner, at: inner, members: members))
        }
        return objects
    }
}
