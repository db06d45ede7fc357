package import CatalogModel

/// Findings about files of YAML or JSON.
extension Diagnostic {
    static func fileTooLarge(_ size: Int, limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(FileRules.fileSize, "the file has \(size) bytes; at most \(limit) are read", at: range)
    }

    static func notUTF8(_ reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(FileRules.encoding, "the file is not UTF-8: \(reason); save it as UTF-8", at: range)
    }

    static func forbiddenCharacter(_ character: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
        let name = character.codeName
        let message =
            switch character.value {
            case 0: "the file is not text: it contains the character U+0000"
            case 0x85, 0x2028, 0x2029: "the invisible line break \(name) is not allowed; write a line break or a space"
            case 0xFEFF: "unexpected byte order mark within the text; remove it"
            default: "the control character \(name) is not allowed; remove it"
            }
        return Diagnostic(FileRules.controlCharacter, message, at: range)
    }

    package static func emptyFile(at range: SourceRange) -> Diagnostic {
        Diagnostic(FileRules.emptyFile, "the file is empty", at: range)
    }

    static func tooManyFindings(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            FileRules.tooManyFindings,
            "the file has more than \(FileLimits.findings) findings; the others are omitted",
            at: range)
    }

    package static func tooDeep(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            FileRules.nestingDepth, "collections are nested more than \(FileLimits.depth) levels deep", at: range)
    }

    package static func duplicateKey(_ key: Text, first: SourceRange) -> Diagnostic {
        Diagnostic(
            FileRules.duplicateKey, "duplicate key \(excerpt(key.value)); remove or rename one", at: key.range,
            notes: [Note("the first \(excerpt(key.value)) is here", at: first)])
    }
}

extension Diagnostic {
    /// Returns some words of the source in quotes, shortened to the beginning and without line breaks.
    package static func excerpt(_ source: String) -> String {
        let limit = 60
        let words = source.split(whereSeparator: \.isNewline).map { line in
            String(line.drop { $0 == " " || $0 == "\t" })
        }
        let text = words.joined(separator: " ")
        return text.count > limit ? "'\(text.prefix(limit - 1))…'" : "'\(text)'"
    }
}
