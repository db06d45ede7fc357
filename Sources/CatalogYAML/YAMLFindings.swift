import CatalogModel

/// Findings about files as a whole.
extension Diagnostic {
    static func fileTooLarge(_ size: Int, limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(YAMLRules.fileSize, "the file has \(size) bytes; at most \(limit) are read", at: range)
    }

    static func notUTF8(_ reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(YAMLRules.encoding, "the file is not UTF-8: \(reason); save it as UTF-8", at: range)
    }

    static func forbiddenCharacter(_ value: UInt32, at range: SourceRange) -> Diagnostic {
        let digits = String(value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let message =
            switch value {
            case 0: "the file is not text: it holds the character U+0000"
            case 0x85, 0x2028, 0x2029: "the invisible line break \(name) is not allowed; write a line break or a space"
            case 0xFEFF: "a byte order mark stands within the text; remove it"
            default: "the control character \(name) is not allowed; remove it"
            }
        return Diagnostic(YAMLRules.controlCharacter, message, at: range)
    }

    static func emptyFile(at range: SourceRange) -> Diagnostic {
        Diagnostic(YAMLRules.emptyFile, "the file says nothing", at: range)
    }

    static func secondDocument(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.severalDocuments, "a second document begins here; write it to a file of its own", at: range)
    }

    static func tooManyFindings(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.tooManyFindings,
            "the file has more than \(YAMLLimits.findings) findings; the others are left out",
            at: range)
    }

    static func tooDeep(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.nestingDepth, "collections are nested more than \(YAMLLimits.depth) levels deep", at: range)
    }
}

/// Findings about keys, aliases and tags.
extension Diagnostic {
    static func duplicateKey(_ key: Text, first: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.duplicateKey, "\(excerpt(key.value)) is there twice; remove or rename one", at: key.range,
            notes: [Note("\(excerpt(key.value)) is here first", at: first)])
    }

    static func emptyKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.emptyKey, "there is no key before the colon; write '\"\"' if empty text is meant", at: range)
    }

    static func complexKey(_ what: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(YAMLRules.complexKey, "a key must be text, but this is a \(what)", at: range)
    }

    static func mergeKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.mergeKey, "merge keys are not read; write the keys out, or '\"<<\"' if this is a name", at: range)
    }

    static func tag(_ tag: String, at range: SourceRange, isText: Bool, fix: FixIt) -> Diagnostic {
        let remedy = isText ? "write the value in quotes if it is text" : "remove it"
        return Diagnostic(
            YAMLRules.tag, "\(excerpt(tag)) is a YAML tag, which is not read; \(remedy)", at: range, fixIts: [fix])
    }

    static func undefinedAlias(_ name: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.undefinedAlias,
            "no anchor \(excerpt("&" + name)) stands before this alias; write it in quotes if it is text", at: range,
            fixIts: [fix])
    }

    static func recursiveAlias(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.recursiveAlias, "\(excerpt("*" + name)) stands within the value that it stands for", at: range,
            notes: [Note("the value begins here", at: anchor)])
    }

    static func aliasExpansion(_ expansion: NodeSize, at range: SourceRange) -> Diagnostic {
        let limit =
            expansion.nodes > YAMLLimits.expandedNodes
            ? "\(YAMLLimits.expandedNodes) values" : "\(YAMLLimits.expandedBytes) bytes of text"
        return Diagnostic(YAMLRules.aliasExpansion, "the aliases stand for more than \(limit)", at: range)
    }

    static func unusedAnchor(_ name: String, at range: SourceRange, fix: FixIt?) -> Diagnostic {
        Diagnostic(
            YAMLRules.unusedAnchor,
            "no alias uses the anchor \(excerpt("&" + name)); remove it, or write the value in quotes if it is text",
            at: range, fixIts: fix.map { [$0] } ?? [])
    }
}

extension Diagnostic {
    /// Returns some words of the source in quotes, shortened to the beginning and without line breaks.
    static func excerpt(_ source: String) -> String {
        let limit = 60
        let words = source.split(whereSeparator: \.isNewline).map { line in
            String(line.drop { $0 == " " || $0 == "\t" })
        }
        let text = words.joined(separator: " ")
        return text.count > limit ? "'\(text.prefix(limit - 1))…'" : "'\(text)'"
    }
}
