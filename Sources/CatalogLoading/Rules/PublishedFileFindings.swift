import CatalogModel

// Findings about files that outputs publish: pictures, and the files of demos.
extension Diagnostic {
    static func publishedOutside(_ name: PublishedFileName) -> Diagnostic {
        Diagnostic(
            name.kind.rule(LinkRules.pictureOutside),
            "the \(name.kind.noun) '\(name.path.value)' is outside of the catalog, and would be published with it; move it "
                + "to the entries",
            at: name.path.range)
    }

    static func publishedBehindLink(_ name: PublishedFileName) -> Diagnostic {
        Diagnostic(
            name.kind.rule(LinkRules.pictureOutside),
            "the \(name.kind.noun) '\(name.path.value)' is a symbolic link to a file of another kind or outside of the "
                + "catalog, which would be published; replace the link with the file",
            at: name.path.range)
    }

    static func publishedFormat(_ name: PublishedFileName) -> Diagnostic {
        Diagnostic(
            name.kind.rule(LinkRules.pictureFormat),
            "'\(name.path.value)' is not a valid \(name.kind.noun); use a file of \(name.kind.extensionNames)",
            at: name.path.range)
    }

    static func publishedSpelling(_ name: PublishedFileName, other: Text) -> Diagnostic {
        Diagnostic(
            name.kind.rule(LinkRules.pictureSpelling),
            "the files '\(name.path.value)' and '\(other.value)' are one file on many systems; rename one of them",
            at: name.path.range, notes: [.init("the other file is named here", at: other.range)])
    }
}

extension PublishedFileKind {
    /// Returns the rule for the files of demos, or the given rule for pictures.
    fileprivate func rule(_ pictureRule: Rule) -> Rule { self == .picture ? pictureRule : DemoRules.file }
}
