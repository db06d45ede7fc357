import CatalogModel

/// A constant for a token or the key of a text of a component, before any programming language.
struct FacetConstant {
    var name: String
    var value: TokenConstant
    /// The value of a color in the dark theme, if different.
    var dark: SRGBColor?
    var docs: DocStub
    var facts: [DocFact]
    /// The path of the token; nil for a text.
    var token: String?
}

// The tokens and texts of an entry as constants, and reminders of what the stub leaves to do.
extension StubPrinter {
    /// Writes the constants of the entry's facets, and the function for looking up texts.
    mutating func facets() {
        let facets = file.facets
        let component = Self.language.mention(of: mainName)
        if !facets.tokens.isEmpty {
            declare(tokensSentence(of: component))
            constants(tokenConstants, named: unusedName(constantsName("Tokens")))
        }
        if !facets.strings.isEmpty {
            let files = Self.language.translationFiles
            declare("The keys of the texts of \(component), for the \(files) that translate them.")
            constants(keyConstants, named: stringsName())
        }
        lookUpFunction()
    }

    /// Writes the function for looking up texts, if the file calls the function.
    private mutating func lookUpFunction() {
        guard let lookUp else { return }
        declare("The text of a key. Replace the body with a lookup of the app's translations.")
        lookUpFunction(lookUp)
    }

    func tokensSentence(of component: String) -> String {
        let location = file.catalog.registry.themes.first.map { " in the theme `\($0.name)`" } ?? ""
        return "The design tokens of \(component), with their values\(location)."
    }

    private func constantsName(_ words: String) -> String {
        Self.language.constantName(mainName) + words
    }

    private var tokenConstants: [FacetConstant] {
        let tokens = file.facets.tokens
        return zip(Self.language.constantNames(of: tokens.map(\.path)), tokens).map { name, token in
            var facts = [DocFact(.token, code: token.path)]
            if token.value == nil { facts.append(DocFact(.value, text: .words("no token file has it"))) }
            return FacetConstant(
                name: name, value: TokenConstant(token), dark: token.darkColor, docs: token.docs, facts: facts,
                token: token.path)
        }
    }

    private var keyConstants: [FacetConstant] {
        zip(keyNames, file.facets.strings).map { name, string in
            FacetConstant(
                name: name, value: .text(string.key.value), docs: string.docs,
                facts: string.text.map { [DocFact(.value, code: $0.value)] } ?? [])
        }
    }

    private var keyNames: [String] { Self.language.constantNames(of: file.facets.strings.map(\.key.value)) }

    // MARK: Texts

    /// Returns the name of the object with the keys of the texts.
    private mutating func stringsName() -> String {
        let name = strings ?? unusedName(constantsName("Strings"))
        strings = name
        return name
    }

    /// Returns the constant with the key of a text, by the place among the entry's texts.
    private mutating func key(of location: Int) -> String { "\(stringsName()).\(keyNames[location])" }

    /// Returns a text, as a call of the look-up function.
    mutating func localized(_ location: Int) -> String {
        let function = lookUp ?? unusedName("localized")
        lookUp = function
        let string = file.facets.strings[location]
        return "\(function)(\(key(of: location)), \(Self.language.literal((string.text ?? string.key).value)))"
    }

    /// Writes a comment with the constants of the texts without a stated use.
    mutating func placeless(_ spoken: AccessibilityTexts) {
        remind("Use the texts", of: spoken.unplaced.map { key(of: $0) })
    }

    // MARK: Reminders

    /// Writes a comment with the states of the component.
    mutating func remindOfStates() {
        let states = file.facets.states.map(\.name.value.oneLine)
        remind(states.count == 1 ? "Show the state" : "Show the states", of: states)
    }

    /// The characters of a reminder's line besides the comment mark and the indentation.
    private static var reminderWidth: Int { 68 }

    /// Writes a comment with a remaining task, on several lines where necessary.
    mutating func remind(_ task: String, of names: [String]) {
        guard let last = names.last else { return }
        let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
        var line = "TODO: \(task)"
        for word in list.split(separator: " ") {
            if line.count + word.count > Self.reminderWidth {
                comment(line)
                line = String(word)
            } else {
                line += " " + word
            }
        }
        comment(line + ".")
    }
}
