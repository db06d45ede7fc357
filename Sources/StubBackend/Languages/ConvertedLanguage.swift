import CatalogModel
import SourceCode

/// A language of stubs also made from an implementation in another language, with words for types, literals and
/// comments.
protocol ConvertedLanguage: StubLanguage {
    associatedtype TypeText: ConvertedTypeText

    /// The name for people.
    var title: String { get }
    /// The own type for each common type of other languages, by the language of the common type.
    var spellings: [TypeSpellingList] { get }
    /// Returns the own type as stated by a row of the types file.
    func spelling(of row: TypeMapping) -> Text?
    /// Whether a type is available in every file, or imported by files on demand.
    func isAvailable(_ type: String) -> Bool
    /// Whether a type of the platform takes a number of generic arguments; true for any other name.
    func takes(_ count: Int, _ type: String) -> Bool
    /// Returns a writer of types and values outside any file.
    func typeText() -> TypeText

    // MARK: Types

    /// The unknown type.
    var anything: String { get }
    /// The generic argument for any type.
    var anyArgument: String { get }
    /// The result of functions without a result.
    var nothing: TypeExpression { get }
    /// The type of visible content.
    var slot: TypeExpression { get }
    /// The result of functions with visible content.
    var slotResult: TypeExpression { get }
    /// Returns a type with the language's own words for brackets; nil for a type without any.
    func lowered(_ type: TypeExpression) -> TypeExpression?
    /// Returns the conversion of a type with a structure unlike any in the language; nil for any other type.
    func structure(of type: TypeExpression, depth: Int, in conversion: inout TypeConversion) -> TypeExpression?
    /// Returns a choice of converted types.
    ///
    /// - Parameters:
    ///   - members: The converted types besides the empty types.
    ///   - nothings: The stated empty types, such as `undefined`.
    ///   - type: The choice as stated.
    ///   - conversion: Takes parts without a counterpart.
    /// - Returns: A type of the language.
    func union(
        of members: [TypeExpression], nothings: [TypeExpression], stated type: TypeExpression,
        in conversion: inout TypeConversion
    ) -> TypeExpression
    /// Returns a function with converted parts, in a form possible in the language.
    func function(_ converted: TypeExpression.Function) -> TypeExpression.Function
    /// Returns the type of lists.
    func list(of type: TypeExpression) -> TypeExpression

    // MARK: Names

    /// The name of the parameter for content in the default slot.
    var contentName: String { get }
    /// Whether types of an implementation in the language stay in the author's spelling.
    var keepsSpelling: Bool { get }
    /// Whether any text can be the name of a property, beside identifiers.
    var keepsPropertyNames: Bool { get }
    /// Whether a choice of literal texts needs an enum.
    var enumeratesLiterals: Bool { get }
    /// Returns the name of a constant in the language's style, from a name with a capital.
    func constantName(_ name: String) -> String
    /// Returns a text as a literal.
    func literal(_ text: String) -> String
    /// Adds an import statement in the language to the names of a file; false for an import not to be repeated.
    func provide(_ statement: String, to names: inout ProvidedNames) -> Bool
    /// Returns the spelling of a name in several or one part by a team's own modules; nil if the team does not have the
    /// name.
    func spelled(_ name: String, first: String, by names: ProvidedNames) -> String?

    // MARK: Comments

    /// Returns a line without an end of the comment.
    func neutralized(_ line: String) -> String
    /// Returns a line of the author without the look of a tag within the line.
    func withoutInlineTags(_ line: String) -> String
    /// The mark between the subject and the description of a tag.
    var tagMark: String { get }
    /// Returns the blocks of tags, in the order usual in the language.
    func blocks(of tags: DocTagLines) -> [[String]]
    /// Returns a mention of a declaration in a comment.
    func mention(of name: String) -> String
    /// The word for the files with translated texts.
    var translationFiles: String { get }
}

extension ConvertedLanguage {
    var keepsSpelling: Bool { false }

    func takes(_ count: Int, _ type: String) -> Bool { true }

    func withoutInlineTags(_ line: String) -> String { line }

    /// Returns the names of constants for paths or keys, from the differing parts.
    func constantNames(of paths: [String]) -> [String] { ConstantNames.names(of: paths).map(constantName) }

    // MARK: Words of templates

    func typeName(_ type: TypeStub, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String {
        let names = scope.implementation.flatMap { scope.catalog.names(of: $0, in: scope.entry) }
        return names?[type.fullName.value]?.type ?? DeclaredNames.pascalCase(type.name.value)
    }

    func type(_ type: StatedType, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String? {
        convert(in: scope, diagnostics: &diagnostics) { spelling, facts in
            spelling.type(type, facts: &facts).map {
                var text = typeText()
                return text.text($0.expression)
            }
        }
    }

    func value(
        _ value: Text, of type: StatedType, in scope: SpellingScope, diagnostics: inout Diagnostics
    ) -> String? {
        convert(in: scope, diagnostics: &diagnostics) { spelling, facts in
            // Findings about the type are reported where the type is written.
            var silent = spelling
            var others: [DocFact] = []
            var text = typeText()
            guard let type = silent.type(type, facts: &others)?.expression, let literal = LiteralValue(value.value),
                let spelled = text.value(literal, of: type, spelling: silent)
            else {
                spelling.unspoken(value, facts: &facts)
                return nil
            }
            return spelled
        }
    }

    func generics(_ generics: Text, in scope: SpellingScope, diagnostics: inout Diagnostics) -> String? {
        let names = GenericParameters.names(generics.value).filter(DeclaredNames.isIdentifier)
        return names.isEmpty ? nil : "<\(names.joined(separator: ", "))>"
    }

    private func convert<Value>(
        in scope: SpellingScope, diagnostics: inout Diagnostics,
        spell: (inout ConvertedSpelling, inout [DocFact]) -> Value
    ) -> Value {
        let names = TypeScope(
            entry: scope.entry, implementation: scope.implementation, languages: scope.origin.languages,
            owner: scope.owner?.fullName.value ?? "", generics: scope.generics)
        var conversion = TypeConversion(
            catalog: scope.catalog, target: self, targetName: scope.target, scope: names,
            isDerived: scope.origin.isDerived)
        conversion.views = scope.owner?.viewParameters ?? []
        conversion.generics = Set(scope.generics)
        var spelling = ConvertedSpelling(conversion, origin: scope.origin, taken: [])
        var facts: [DocFact] = []
        let value = spell(&spelling, &facts)
        diagnostics.merge(spelling.diagnostics)
        return value
    }
}
