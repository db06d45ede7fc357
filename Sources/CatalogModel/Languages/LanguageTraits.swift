/// The traits of a programming language for the meaning of types, values, changes and code.
///
/// The defaults are for unknown languages.
package struct LanguageTraits: Sendable {
    // MARK: Types

    /// The types of any value.
    package var topTypes: Set<String> = ["Any"]
    /// Whether absence is a value, `undefined`, as in optional properties; part of the types of any value.
    package var hasUndefined = false
    /// Whether an array does not fit where an array of a wider type is asked for.
    package var arraysAreInvariant = false
    /// Whether a function with fewer parameters fits a function type with more parameters.
    package var functionsMayOmitParameters = false
    /// The prefixes of names in the standard modules, imported by every file.
    package var standardModules: [String] = []
    /// The name of the empty tuple, `()`.
    package var emptyTuple: String?
    /// Whether the standard library has generic types for computing types, such as `Record` and `Pick`.
    package var hasUtilityTypes = false
    /// Whether `T.Type` is the type of a type.
    package var hasMetatypes = false
    /// Whether a function type with a receiver is the same as with a parameter: `T.() -> Unit`.
    package var receiversAreParameters = false
    /// Generic types for passing on a value kept by an owner.
    package var bindings: Set<String> = []
    /// The types of visible content.
    package var views: Set<String> = []

    // MARK: Values

    /// The rules for the tokens of a value.
    package enum ValueRule: String, Sendable { case swift, kotlin, typescript, css, other }
    /// The spelling of a member of the expected type: with the type, with the name alone, or with a dot first.
    package enum MemberSpelling: Sendable { case withType, nameOnly, leadingDot }

    package var valueRule = ValueRule.other
    /// Whether values are expressions, without a meaning of parentheses around a value and of trailing commas.
    package var valuesAreExpressions = false
    /// Whether all numbers are of the same type, with `1` equal to `1.0`.
    package var numbersAreOneType = false
    /// The suffixes of literals without a meaning where the type is stated: `L` of `Long`.
    package var numberSuffixes: [String: String] = [:]
    /// Properties of numbers for converting a number of any type: `8.dp`.
    package var numberUnits: Set<String> = []
    /// Whether whitespace between values has a meaning.
    package var spacesSeparateValues = false
    /// Whether a backslash in a string only quotes the next character, so that `\\n` is not a line break.
    package var escapesArePlain = false
    /// Whether a string between three quotes can be the same as a string between single quotes.
    package var tripleQuotesArePlain = false
    /// Whether the keys of objects have the same meaning with quotes and without.
    package var keysMayBeQuoted = false
    package var memberSpelling = MemberSpelling.withType
    /// Whether `.none` is another spelling of `nil` in an optional type.
    package var noneIsNil = false

    // MARK: Code

    /// The names of arguments in calls: unused, possible, or part of the call.
    package enum ArgumentNames: Sendable { case unused, optional, required }
    /// The form of imports: unknown, the names of modules or declarations, or paths.
    package enum ImportForm: Sendable { case unknown, names, paths }

    package var argumentNames = ArgumentNames.optional
    package var imports = ImportForm.unknown
    /// The syntax of calls; nil for a language without a reader of calls.
    package var syntax: CodeSyntax?
    /// Whether components are used as tags within code.
    package var hasTags = false

    // MARK: Changes

    /// Whether callers unwrap optional results, so code for an optional result does not compile otherwise.
    package var optionalsAreUnwrapped = false
    /// Whether callers must handle errors.
    package var errorsAreChecked = false
    /// Whether an asynchronous function returns a promise, for callers to pass on without waiting.
    package var hasPromises = false
    /// Whether code with a list of all cases stops compiling when there is another case.
    package var casesAreChecked = true
    /// Whether a union of literal values is a type.
    package var hasLiteralTypes = false
    /// Whether an object conforms to an interface by the members alone, also with wider members.
    package var typesAreStructural = false
    /// Whether a property of an interface with a default may be absent.
    package var defaultsMakeOptional = false

    // MARK: Stubs

    /// Whether templates of stubs can spell names, types and values in the language.
    package var hasStubs = false
    /// Whether examples are part of the documentation comments in stubs.
    package var hasExamplesInStubs = false

    package init() {}
}

/// Family of languages with calls alike in syntax.
package enum CodeSyntax: Sendable {
    case swift, kotlin
    /// TypeScript and JavaScript, with JSX.
    case script
    case html
}
