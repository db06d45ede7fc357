package import CatalogModel

/// The rules for findings of the stub backend: facts inexpressible in the language of a stub and left as a comment,
/// types declared twice, unusable targets.
package enum StubRules {
    package static let type = Rule(
        "stub-type", .note, "A type can be written in the language of the stub.",
        reason: "The stub has the type only in a comment, so developers must write it themselves."
    )
    .example(
        failing: "implementations: { web: { types: { Box: { kind: class, properties: { a: A..B } } } } }",
        passing: "implementations: { web: { types: { Box: { kind: class, properties: { a: string } } } } }",
        at: "A..B", catalog: "outputs: { stubs: { backend: stub } }")
    package static let value = Rule(
        "stub-default", .note, "A default or a raw value can be written in the language of the stub.",
        reason: "The value is only in a comment, so the implementation may begin with another one."
    )
    .example(
        failing:
            "implementations: { web: { types: { Box: { kind: class, properties: { a: { type: number, default: 017 } } } } } }",
        passing:
            "implementations: { web: { types: { Box: { kind: class, properties: { a: { type: number, default: 17 } } } } } }",
        at: "017", catalog: "outputs: { stubs: { backend: stub } }")
    package static let name = Rule(
        "stub-name", .note, "Names in an entry are valid names in the language of the stub.",
        reason: "The stub uses another name, so code and documentation differ from the start."
    )
    .example(
        failing: "implementations: { swiftui: { types: { Box: { kind: struct, properties: { a-b: Int } } } } }",
        passing: "implementations: { swiftui: { types: { Box: { kind: struct, properties: { ab: Int } } } } }",
        at: "a-b", catalog: "outputs: { stubs: { backend: stub } }")
    package static let clause = Rule(
        "stub-clause", .note,
        "Generic parameters, constraints, imports and declarations can be written in the language of the stub.",
        reason: "The stub has the text only in a comment, which developers may overlook."
    )
    .example(
        failing: #"implementations: { web: { types: { Box: { kind: class, where: "Tone: string" } } } }"#,
        passing: "implementations: { web: { types: { Box: { kind: class } } } }", at: #""Tone: string""#,
        catalog: "outputs: { stubs: { backend: stub } }")
    package static let target = Rule(
        "stub-target", "A stub target has a name, a file extension and a context version that the program can use.",
        reason: "No file could be named or rendered for the target."
    )
    .example(
        failing: "stubTargets: { own: { template: own.template, context: 2, extension: txt } }",
        passing: "stubTargets: { own: { template: own.template, context: 1, extension: txt } }", at: "2",
        in: "catalog.yaml", files: ["own.template": "{{ entry.title }}"])
    package static let kind = Rule(
        "stub-kind", .note, "The language of the stub has the kind of declaration that an entry describes.",
        reason: "Developers find only a comment where they expect the declaration."
    )
    .example(
        failing: "implementations: { web: { types: { Box: { kind: macro } } } }",
        passing: "implementations: { web: { types: { Box: { kind: class } } } }", at: "Box",
        catalog: "outputs: { stubs: { backend: stub } }")

    package static let duplicate = Rule(
        "stub-duplicate", .warning, "The stubs of a target compile together: no two entries declare the same type.",
        reason: "The stub of only one entry declares the type, so the facts of the other entry are not in the code."
    )
    .example(
        failing:
            "implementations:\n  uikit: { types: { Box: { kind: class } } }\n  ui-kit: { types: { Box: { kind: struct } } }",
        passing:
            "implementations:\n  uikit: { types: { Box: { kind: class } } }\n  ui-kit: { types: { Frame: { kind: struct } } }",
        at: "Box", catalog: "outputs: { stubs: { backend: stub } }")
    package static let all = [type, value, name, clause, kind, duplicate, target]
}

extension Diagnostic {
    static func stubType(_ type: Text, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.type, "'\(type.value.oneLine)' is not a type in \(language); the stub has it in a comment",
            at: type.range)
    }

    /// Returns a finding about a part of a type without a counterpart; `framework` is the framework of the type.
    static func stubPart(_ part: String, of type: Text, from framework: String?, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.type,
            "'\(part.oneLine)'\(framework.map { " of \($0)" } ?? "") has no counterpart in \(language); "
                + "the stub has it in a comment until the types file names one",
            at: type.range)
    }

    /// Returns a finding about members, by quoted names, of a type written as a function.
    static func stubMembers(_ members: [String], of type: Text, in language: String) -> Diagnostic {
        let shown = members.prefix(5).joined(separator: ", ") + (members.count > 5 ? " and others" : "")
        return Diagnostic(
            StubRules.kind,
            "in \(language), '\(type.value.oneLine)' is a function and has no place for \(shown); "
                + "the stub has them in a comment",
            at: type.range)
    }

    static func stubChoice(_ types: [Text], in language: String) -> Diagnostic {
        let words = types.map { "'\($0.value.oneLine)'" }.joined(separator: " or ")
        return Diagnostic(
            StubRules.type, "\(language) has no type for \(words); the stub has them in a comment",
            at: types.first?.range)
    }

    static func stubDefault(_ value: Text, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.value,
            "'\(value.value.oneLine)' is not a valid expression for a stub in \(language); the stub has it in a comment",
            at: value.range)
    }

    static func stubRaw(_ value: Text, of type: String, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.value,
            "'\(value.value.oneLine)' cannot be a raw value of '\(type)' in \(language); the stub has it in a comment",
            at: value.range)
    }

    static func stubName(_ name: Text, as other: String, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.name,
            "'\(name.value.oneLine)' is not a valid name in \(language); the stub has the name '\(other)'",
            at: name.range)
    }

    /// Returns a finding about a member that a superclass has with another type.
    static func stubOverride(_ name: Text, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.type,
            "'\(name.value.oneLine)' has another type than the inherited member of that name; in \(language) the stub "
                + "declares it as 'any' and has the type in a comment",
            at: name.range)
    }

    static func stubDuplicate(_ name: Text, owner: EntryID) -> Diagnostic {
        Diagnostic(
            StubRules.duplicate,
            "'\(name.value.oneLine)' is also declared by entry '\(owner)', whose stub has it; write 'from: \(owner)' if it "
                + "is the same type, or give the target of one of them another name",
            at: name.range)
    }

    static func stubRefused(_ name: Text, because reason: String, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.kind,
            "'\(name.value.oneLine)' is not declared in \(language): \(reason); the stub has it in a comment",
            at: name.range)
    }

    /// Returns a finding about an unwritable clause; `what` is the sort, for example `a list of generic parameters`.
    static func stubClause(_ clause: Text, what: String, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.clause,
            "'\(clause.value.oneLine)' is not \(what) in \(language); the stub has it in a comment", at: clause.range)
    }

    /// Returns a finding about a declaration without a counterpart; `kind` has an article, for example `an operator`.
    static func stubKind(_ kind: String, name: Text, in language: String) -> Diagnostic {
        Diagnostic(
            StubRules.kind,
            "\(language) has no declaration for \(kind) such as '\(name.value.oneLine)'; the stub has a comment",
            at: name.range)
    }
}
