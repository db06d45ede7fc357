package import CatalogModel
package import CatalogSyntax

/// The design tokens of a catalog with all available themes, read from token files or from a resolver document.
///
///     let system = TokenSystem(reading: documents, diagnostics: &found) { path, place, found in … }
///     let themes = system.themes(requests, diagnostics: &found)
///     themes[0].tokens["color.text"]?.resolvedValue
///
/// Creating a system reads every file and checks the document. The tokens of a theme are resolved, and findings about
/// the tokens are reported, on request only. `permutations` lists all possible requests.
package struct TokenSystem: Sendable {
    /// A reader of a file named by a resolver document at a location; nil, after a report, for an unreadable file.
    ///
    /// Paths have the same base as the path of the document itself, with `.` and `..` resolved. Like paths of
    /// `catalog.yaml`, paths may lead out of the document's folder; absolute paths and addresses are rejected before.
    package typealias FileReader = (
        _ path: String, _ location: SourceRange, _ diagnostics: inout Diagnostics
    ) -> SourceFile?

    /// A modifier of the resolver document.
    package struct Modifier: Hashable, Sendable {
        package let name: String
        /// In the order of the document; one at least.
        package let contexts: [String]
        /// Name of the default among `contexts`.
        package let defaultContext: String?
    }

    /// Name that the resolver document gives itself.
    package let name: String?
    package let description: String?
    /// The files referred to by the resolver document, in the order of reading.
    package let files: [SourceFile]
    private let document: ResolverDocument
    /// Whether a source replacing tokens of an earlier source is the purpose of sources.
    private let replacesByDesign: Bool

    /// The tokens of the documents listed by a catalog: token files, or one resolver document, recognized by its name
    /// (`.resolver.json`) or its `resolutionOrder`.
    ///
    /// A resolver document beside other files is reported, and they are left out.
    package init(reading documents: [YAMLNode], diagnostics: inout Diagnostics, read: @escaping FileReader) {
        guard let resolver = documents.first(where: Self.isResolver) else {
            self.init(documents)
            return
        }
        for other in documents where other.range.file != resolver.range.file {
            diagnostics.report(.besideResolver(other, resolver: resolver))
        }
        self.init(resolver: resolver, diagnostics: &diagnostics, read: read)
    }

    /// Whether a document is a resolver document, not a token file.
    package static func isResolver(_ root: YAMLNode) -> Bool {
        let path = root.range.file.path
        if [".resolver.json", ".resolver.yaml", ".resolver.yml"].contains(where: path.hasSuffix) { return true }
        guard case .mapping(let mapping) = root.content else { return false }
        return mapping["resolutionOrder"] != nil
    }

    /// The tokens of some files, in their order: a later file replaces tokens of earlier ones, groups are merged.
    ///
    /// There is one theme; a token that replaces one of another type is reported.
    package init(_ documents: [YAMLNode]) {
        name = nil
        description = nil
        files = []
        document = ResolverDocument(order: [.set(documents)])
        replacesByDesign = false
    }

    /// The tokens that a resolver document puts together (Resolver Module 2025.10).
    ///
    /// Faults of the document itself are reported, and faulty parts are left out.
    package init(resolver root: YAMLNode, diagnostics: inout Diagnostics, read: @escaping FileReader) {
        var files: [SourceFile] = []
        document =
            ResolverReader.read(root, with: read, files: &files, diagnostics: &diagnostics) ?? ResolverDocument()
        name = document.name
        description = document.description
        self.files = files
        replacesByDesign = true
    }

    /// Modifiers of `resolutionOrder`, in its order; none for token files.
    package var modifiers: [Modifier] {
        document.modifiers.map { modifier in
            Modifier(
                name: modifier.name.value, contexts: modifier.contexts.map(\.name.value),
                defaultContext: modifier.defaultContext)
        }
    }

    /// Every choice of contexts; one without choices where there are no modifiers.
    package var permutations: TokenPermutations { TokenPermutations(document.modifiers) }

    /// Returns the themes that a catalog publishes, in its order; if it names none, one with the default of each
    /// modifier.
    ///
    /// A theme with wrong choices is reported and left out. A finding of some themes only names the themes.
    package func themes(_ requests: [TokenThemeRequest], diagnostics: inout Diagnostics) -> [TokenTheme] {
        var findings = ThemeFindings()
        var themes: [TokenTheme] = []
        for (name, inputs) in choices(of: requests, diagnostics: &diagnostics) {
            var found = Diagnostics()
            let tokens = TokenLoader.load(
                document.sources(for: inputs), replacesByDesign: replacesByDesign, diagnostics: &found)
            themes.append(TokenTheme(name: name, inputs: inputs, tokens: tokens))
            findings.add(found, of: name)
        }
        diagnostics.merge(findings.merged())
        return themes
    }

    /// Returns the tokens of one choice of contexts, for example of `permutations`.
    ///
    /// A modifier missing from the choice has the default context, or contributes no tokens.
    package func tokens(for inputs: TokenInputs, diagnostics: inout Diagnostics) -> DesignTokens {
        TokenLoader.load(
            document.sources(for: inputs), replacesByDesign: replacesByDesign, diagnostics: &diagnostics)
    }

    private func choices(
        of requests: [TokenThemeRequest], diagnostics: inout Diagnostics
    ) -> [(name: String, inputs: TokenInputs)] {
        let validation = InputValidation(document)
        if requests.isEmpty {
            return validation.defaults(diagnostics: &diagnostics).map { [(TokenTheme.defaultName, $0)] } ?? []
        }
        var first: [TokenInputs: Text] = [:]
        return requests.compactMap { request in
            guard let inputs = validation.inputs(for: request, diagnostics: &diagnostics) else { return nil }
            if let other = first[inputs] { diagnostics.report(.sameTheme(request.name, as: other)) }
            first[inputs] = first[inputs] ?? request.name
            return (request.name.value, inputs)
        }
    }
}
