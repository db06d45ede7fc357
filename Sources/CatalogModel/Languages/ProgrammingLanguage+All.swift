// The only list of languages: other files ask for traits.
extension ProgrammingLanguage {
    /// The languages with own traits.
    package static let all = [swift, kotlin, typescript, tsx, javascript, jsx, html, vue, svelte, css]

    package static let swift = ProgrammingLanguage("swift") { traits in
        traits.standardModules = ["Swift."]
        traits.emptyTuple = "Void"
        traits.hasMetatypes = true
        traits.bindings = ["Binding"]
        traits.views = ["View", "AnyView"]

        traits.valueRule = .swift
        traits.valuesAreExpressions = true
        traits.memberSpelling = .leadingDot
        traits.noneIsNil = true

        traits.argumentNames = .required
        traits.imports = .names
        traits.syntax = .swift

        traits.optionalsAreUnwrapped = true
        traits.errorsAreChecked = true

        traits.hasStubs = true
        traits.hasExamplesInStubs = true
    }

    package static let kotlin = ProgrammingLanguage("kotlin", aliases: ["kt"]) { traits in
        traits.arraysAreInvariant = true
        traits.standardModules = ["kotlin.collections.", "kotlin."]
        traits.receiversAreParameters = true

        traits.valueRule = .kotlin
        traits.valuesAreExpressions = true
        traits.numberSuffixes = ["Long": "L"]
        traits.numberUnits = ["dp", "sp", "em"]
        traits.tripleQuotesArePlain = true
        traits.memberSpelling = .nameOnly

        traits.imports = .names
        traits.syntax = .kotlin

        traits.hasStubs = true
    }

    package static let typescript = ProgrammingLanguage("typescript", aliases: ["ts"]) { traits in
        setScript(&traits)
        traits.hasStubs = true
    }

    package static let tsx = ProgrammingLanguage("tsx") { traits in
        setScript(&traits)
        traits.hasTags = true
    }

    // JavaScript uses the types of TypeScript.
    package static let javascript = ProgrammingLanguage("javascript", aliases: ["js"], setTraits: setScript)

    package static let jsx = ProgrammingLanguage("jsx") { traits in
        setScript(&traits)
        traits.hasTags = true
    }

    package static let html = ProgrammingLanguage("html", aliases: ["htm"]) { traits in
        traits.imports = .paths
        traits.syntax = .html
    }

    package static let vue = ProgrammingLanguage("vue") { $0.imports = .paths }

    package static let svelte = ProgrammingLanguage("svelte") { $0.imports = .paths }

    package static let css = ProgrammingLanguage("css") { traits in
        traits.valueRule = .css
        traits.numbersAreOneType = true
        traits.spacesSeparateValues = true
        traits.escapesArePlain = true
    }

    private static func setScript(_ traits: inout LanguageTraits) {
        traits.topTypes = ["any", "unknown"]
        traits.hasUndefined = true
        traits.functionsMayOmitParameters = true
        traits.standardModules = ["globalThis."]
        traits.hasUtilityTypes = true

        traits.valueRule = .typescript
        traits.valuesAreExpressions = true
        traits.numbersAreOneType = true
        traits.keysMayBeQuoted = true

        traits.argumentNames = .unused
        traits.imports = .paths
        traits.syntax = .script

        traits.hasPromises = true
        traits.casesAreChecked = false
        traits.hasLiteralTypes = true
        traits.typesAreStructural = true
        traits.defaultsMakeOptional = true
    }
}
