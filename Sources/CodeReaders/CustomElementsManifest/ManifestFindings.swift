import CatalogModel

/// Findings about the manifest as a whole and about single values.
extension Diagnostic {
    static func notAManifest(at range: SourceRange) -> Diagnostic {
        Diagnostic(ManifestRules.shape, "invalid Custom Elements Manifest: missing 'modules'", at: range)
    }

    static func emptyManifest(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ManifestRules.shape, "the manifest has no declarations; check that the analyzer found the source files",
            at: range)
    }

    static func missingVersion(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ManifestRules.version, "missing 'schemaVersion'; the manifest is read as version 1 or 2",
            at: range.beginning)
    }

    static func unknownVersion(_ version: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.version, "unknown schema version '\(version.value)'; the manifest is read as version 2",
            at: version.range)
    }

    static func wrongKind(of key: String, expected: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ManifestRules.kind, "invalid '\(key)'; the schema expects \(expected)", at: range)
    }

    static func docTag(_ key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ManifestRules.kind, "'\(key)' is a doc tag instead of true or false; it is read as true", at: range)
    }

    static func missing(_ key: String, of kind: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ManifestRules.missing, "the \(kind) has no '\(key)'; add it", at: range)
    }

    static func missingTagName(of name: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.missing, "the element '\(name.value)' has no 'tagName'; its entry is named after its class",
            at: name.range)
    }

    static func invalidTag(_ tag: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.name,
            "'\(tag.value)' is not a valid tag name, which has lowercase letters and a hyphen; the entry is named after the class",
            at: tag.range)
    }

    static func duplicateTag(_ tag: Text, of name: String, kept: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.duplicate,
            "duplicate tag '\(tag.value)'; the entry describes '\(kept.value)', and '\(name)' is left out",
            at: tag.range, notes: [.init("the other declaration", at: kept.range)])
    }

    static func unknownKind(_ kind: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.kind, "unknown kind of declaration '\(kind.value)'; it is read as a class",
            at: kind.range)
    }

    static func unknownWord(_ word: Text, of key: String, candidates: [String]) -> Diagnostic {
        let list = candidates.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            ManifestRules.kind, "'\(word.value)' is not a valid value of '\(key)' in the schema; use one of \(list)",
            at: word.range)
    }

    static func controlCharacters(_ count: Int, at range: SourceRange) -> Diagnostic {
        let words = count == 1 ? "a control character; it is" : "\(count) control characters; they are"
        return Diagnostic(
            ManifestRules.controlCharacter,
            "the text has \(words) replaced, because entries cannot contain control characters", at: range)
    }

    static func unplaced(_ what: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ManifestRules.unplaced, "entries have no key for \(what); it is left out", at: range)
    }

    static func silence(of tag: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ManifestRules.silence, "missing description of '\(tag)'; its summary only repeats the name", at: range)
    }
}

/// Findings about declarations and members.
extension Diagnostic {
    static func noClassName(_ name: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.name, "'\(name.value)' is not a valid name in code; it is kept unchanged", at: name.range
        )
    }

    static func doubtfulSlot(_ name: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.name,
            "'\(name.value)' is probably not the name of a slot; name the default slot '', and describe its content in its description",
            at: name.range)
    }

    static func duplicate(_ kind: String, named name: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.duplicate, "duplicate \(kind) '\(name.value)'; only the first one is used",
            at: name.range)
    }

    static func duplicateEntry(_ name: String, id: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ManifestRules.duplicate,
            "another declaration gives the same id as '\(name)'; its entry gets the id '\(id)'",
            at: range)
    }

    static func dangling(_ name: String, module: String?, at range: SourceRange) -> Diagnostic {
        let location = module.map { "the module '\($0)' has" } ?? "the manifest has"
        let what = name.isEmpty ? "no declaration of that kind" : "no declaration '\(name)'"
        return Diagnostic(ManifestRules.reference, "unresolved reference: \(location) \(what)", at: range)
    }

    static func unplacedExport(_ name: String, of module: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ManifestRules.reference,
            "unresolved export '\(name)' of '\(module)': the manifest has no such declaration; it is left out",
            at: range)
    }

    static func danglingField(_ attribute: Text, field: String) -> Diagnostic {
        Diagnostic(
            ManifestRules.reference,
            "the attribute '\(attribute.value)' names the field '\(field)', which the element does not have",
            at: attribute.range)
    }

    static func unlistedAttribute(_ attribute: Text) -> Diagnostic {
        Diagnostic(
            ManifestRules.reference, "the attribute '\(attribute.value)' is not among those of the element",
            at: attribute.range)
    }

    static func withoutField(_ attributes: [Text]) -> Diagnostic? {
        guard let first = attributes.first else { return nil }
        let rest = attributes.count - 1
        let others = rest == 1 ? "and another one" : "and \(rest) others"
        let fact =
            rest == 0
            ? "names no field; it is read as a property of its own name"
            : "\(others) name no field; each is read as a property of its own name"
        return Diagnostic(
            ManifestRules.attribute, "the attribute '\(first.value)' \(fact)",
            at: first.range)
    }

    static func conflict(_ key: String, of name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            ManifestRules.conflict,
            "'\(key)' of the attribute differs from that of its field '\(name)'; the entry has that of the field",
            at: range,
            notes: [.init("the field has this", at: first)])
    }

    static func tagConflict(_ tag: Text, exported: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ManifestRules.conflict, "the element is defined as '\(exported)', but its tag name is '\(tag.value)'",
            at: tag.range, notes: [.init("it is defined here", at: range)])
    }

    static func missingType(of kind: String, _ name: Text) -> Diagnostic {
        Diagnostic(ManifestRules.type, "the \(kind) '\(name.value)' has no type; add one", at: name.range)
    }

    static func repeatedAlternatives(_ alternatives: [String], at range: SourceRange) -> Diagnostic {
        let list = alternatives.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(ManifestRules.type, "duplicate \(list) in the type; remove one", at: range)
    }

    static func noEventClass(_ type: Text, of event: String) -> Diagnostic {
        Diagnostic(
            ManifestRules.type,
            "'\(type.value)' is not an event class; it is read as the payload type of '\(event)'", at: type.range)
    }

    static func wrongDefault(_ value: Text, type: String) -> Diagnostic {
        Diagnostic(
            ManifestRules.defaultValue,
            "the default '\(value.value)' is not a valid value of the type '\(type.oneLine)'",
            at: value.range)
    }
}

extension String {
    /// Text with each run of white space as a single space, and without white space at either end.
    var oneLine: String {
        split { $0.isWhitespace }.joined(separator: " ")
    }
}
