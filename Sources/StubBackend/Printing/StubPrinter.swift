import CatalogModel

/// A printer of a stub file in Kotlin or TypeScript: for Jetpack Compose, for React, for the web.
///
/// Requirements are the visible differences between the targets; the extensions of the protocol are the common parts.
protocol StubPrinter {
    static var language: any ConvertedLanguage { get }

    var file: StubFile { get }
    var writer: SourceWriter { get set }
    /// The findings about content impossible in the language.
    var diagnostics: Diagnostics { get set }
    /// The names of the object with the keys of texts, and of the look-up function; nil before use.
    var strings: String? { get set }
    var lookUp: String? { get set }

    /// The labels of facts without meaning on the platform of the stub.
    var hiddenFacts: Set<DocFact.Label> { get }
    /// Name of the component in the stub.
    var mainName: String { get }
    /// Returns a name unused in the file and the imports.
    mutating func unusedName(_ name: String) -> String

    /// Writes annotations between a comment and the declaration.
    mutating func annotate(_ docs: DocStub)
    /// Writes a class, an interface, or a component other than a function.
    mutating func structure(_ type: TypeStub)
    mutating func enumeration(_ type: TypeStub)
    /// Writes an enum with associated values.
    mutating func union(_ type: TypeStub)
    mutating func alias(_ type: TypeStub)
    /// Writes further comments on a type of a kind unknown to the language.
    mutating func explain(_ docs: DocStub)

    /// Returns the comment on the constants of the tokens.
    func tokensSentence(of component: String) -> String
    /// Writes an object with constants.
    mutating func constants(_ constants: [FacetConstant], named name: String)
    /// Writes the function for looking up texts.
    mutating func lookUpFunction(_ name: String)
}

extension StubPrinter {
    mutating func annotate(_ docs: DocStub) {}
    mutating func explain(_ docs: DocStub) {}
    var hiddenFacts: Set<DocFact.Label> { [] }

    // MARK: Comments

    /// Writes any text as comments.
    mutating func comment(_ text: String) { writer.comment(text) }

    /// Writes a blank line, the comment on a declaration and the annotations.
    mutating func declare(_ docs: DocStub, facts: [DocFact] = [], tags: [DocTag] = []) {
        writer.separate()
        document(docs, facts: facts, tags: tags)
    }

    /// Writes the comment on a declaration and the annotations.
    mutating func document(_ docs: DocStub, facts: [DocFact] = [], tags: [DocTag] = []) {
        let comment = TaggedDocComment(
            language: Self.language, docs: docs, facts: facts, tags: tags, hidden: hiddenFacts)
        writer.lines(comment.lines)
        annotate(docs)
    }

    /// Writes a blank line and a sentence of the program as the comment on a declaration.
    mutating func declare(_ sentence: String) {
        writer.separate()
        writer.line("/** \(Self.language.neutralized(sentence)) */")
    }

    // MARK: Types

    /// Writes the declaration of a type, or a comment where the language has none.
    mutating func declaration(_ type: TypeStub) {
        switch type.kind {
        case .component, .class, .actor, .struct, .protocol: structure(type)
        case .enum: type.cases.contains { !$0.parameters.isEmpty } ? union(type) : enumeration(type)
        case .typealias: alias(type)
        case .associatedType: foreign(type, kind: "an associated type")
        case .extension: foreign(type, kind: "an extension of a type")
        case .foreign(let kind): foreign(type, kind: "a \(kind)")
        case .elsewhere(.entry(let id)): elsewhere(type, words: "is declared by entry \(id), which has its stub.")
        case .elsewhere(.platform): elsewhere(type, words: "belongs to the platform and is not declared here.")
        }
    }

    private mutating func elsewhere(_ type: TypeStub, words: String) {
        writer.separate()
        comment("\(type.fullName.value) \(words)")
        comment("The outline has the facts that this entry states.")
    }

    private mutating func foreign(_ type: TypeStub, kind: String) {
        let language = Self.language.title
        diagnostics.report(.stubKind(kind, name: type.fullName, in: language))
        writer.separate()
        comment("\(type.fullName.value) is \(kind), which \(language) does not have. The outline has all facts.")
        explain(type.docs)
    }

    /// Returns the facts of another name of a type besides the definition; members have no place there.
    mutating func aliasFacts(of type: TypeStub) -> [DocFact] {
        type.hasMembers ? [unexpressedMembers("a type alias", of: type)] : []
    }

    /// Reports members without a place in the language, and returns the fact for the comment.
    mutating func unexpressedMembers(_ location: String, of type: TypeStub) -> DocFact {
        diagnostics.report(.stubKind("members of \(location)", name: type.fullName, in: Self.language.title))
        return DocFact(.notExpressed, text: .words("its members; the outline has them"))
    }

    /// Returns the fact of requirements, with a finding: the languages have no `where`.
    mutating func requirementFacts(_ requirements: Text?) -> [DocFact] {
        guard let requirements else { return [] }
        diagnostics.report(
            .stubClause(requirements, what: "a supported constraint", in: Self.language.title))
        return [DocFact(.requirements, code: requirements.value)]
    }
}
