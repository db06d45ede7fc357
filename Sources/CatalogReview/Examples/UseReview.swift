import CatalogModel
import SourceCode

/// Comparison of the calls and tags in code with the declarations that one place of the catalog sees.
struct UseReview {
    let types: CallableTypes
    let location: ExampleLocation
    let syntax: CodeSyntax

    /// The result for one call or tag.
    struct Use {
        let diagnostics: [ExampleDiagnostic]
        /// Whether the code agrees with a declaration in everything that the catalog states.
        let fits: Bool
        /// The deprecations of what the code uses, by name.
        let deprecations: [(name: String, deprecation: Deprecation)]
    }

    /// Whether the code means another type by a name.
    func isHidden(_ name: String, by names: CodeNames) -> Bool {
        names.hides(name, importedBy: location.implementation.value.imports.orEmpty().map(\.value))
    }

    func diagnostics(in code: String) -> [ExampleDiagnostic] {
        if syntax == .html || syntax == .script {
            let names = CodeNames(in: code, syntax: syntax)
            return CodeTags.read(code, syntax: syntax).flatMap { tag in
                slotDiagnostics(of: tag) + (isHidden(tag.name, by: names) ? [] : use(of: tag)?.diagnostics ?? [])
            }
        }
        let read = CodeCalls(in: code, syntax: syntax)
        return read.calls.flatMap { call in
            isHidden(call.typeName, by: read.names) ? [] : use(of: call)?.diagnostics ?? []
        } + pathDiagnostics(read)
    }

    /// Returns the diagnostics of names with dots outside of calls.
    func pathDiagnostics(_ read: CodeCalls) -> [ExampleDiagnostic] {
        let choices = ChoiceCheck(types: types, location: location, syntax: syntax)
        return read.paths.filter { path in path.first.map { !isHidden($0.text, by: read.names) } ?? false }
            .compactMap { choices.diagnostic(in: $0) }
    }

    /// Returns the result for a call, as if of a name; nil for a call of something that the catalog does not declare.
    func use(of call: CodeCall, as name: String? = nil) -> Use? {
        guard let type = types.type(named: name ?? call.typeName, at: location),
            ![.enum, .protocol, .typealias].contains(type.kind)
        else { return nil }
        let signatures = CallSignature.all(of: type, syntax: syntax) { text, generics in
            types.valueType(text, of: type, generics: generics, at: location)
        }
        let check = CallCheck(call: call, type: type, signatures: signatures, syntax: syntax)
        var diagnostics = check.diagnostics
        let choices = ChoiceCheck(types: types, location: location, syntax: syntax)
        for argument in call.arguments {
            // If signatures disagree about the type of an argument, the intended type is unclear.
            guard let value = check.type(of: argument) else { continue }
            if let choice = value.choice { diagnostics += choices.diagnostics(in: argument.value, for: choice) }
            let kind = LiteralCheck.kind(of: argument.value, syntax: syntax)
            if let other = choices.otherChoice(argument.value, than: value.choice, declared: value.text, in: type) {
                diagnostics.append(other)
            }
            if let expected = LiteralCheck.expected(value, for: kind, syntax: syntax) {
                diagnostics.append(
                    ExampleDiagnostic(
                        at: argument.bytes, "the argument is a literal of another type than '\(expected)'"))
            }
        }
        return Use(
            diagnostics: diagnostics, fits: diagnostics.isEmpty && check.fits,
            deprecations: deprecations(of: type) + check.deprecations)
    }

    /// Returns the deprecations of a type, or of the entry.
    private func deprecations(of type: CallableType) -> [(name: String, deprecation: Deprecation)] {
        let found =
            type.declaration.named.deprecated ?? type.main.implementation.value.named.deprecated
            ?? type.main.entry.named.deprecated
        return found.map { [(type.name, $0)] } ?? []
    }

    /// Returns the result for a tag, as if of a name; nil for an element that the catalog does not declare.
    func use(of tag: CodeTag, as name: String? = nil) -> Use? {
        let name = name ?? tag.name
        guard syntax == .script || name.contains("-"), let type = types.type(named: name, at: location) else {
            return nil
        }
        let check = TagCheck(tag: tag, type: type, location: location, types: types, syntax: syntax)
        let diagnostics = check.diagnostics
        return Use(
            diagnostics: diagnostics, fits: diagnostics.isEmpty && check.fits,
            deprecations: deprecations(of: type) + check.deprecations)
    }

    func slotDiagnostics(of tag: CodeTag) -> [ExampleDiagnostic] {
        guard let parent = tag.parent.flatMap({ types.type(named: $0, at: location) }), parent.kind == .element else {
            return []
        }
        return [SlotCheck(tag: tag, parent: parent).diagnostic].compactMap { $0 }
    }
}

extension CodeCall {
    /// The name of the called type: `Badge` for `Badge(…)` and `Badge.init(…)`.
    var typeName: String { name.hasSuffix(".init") ? String(name.dropLast(".init".count)) : name }
}
