import CatalogModel

/// A stub target with a template declared by a catalog, or the outline of entries built into the program.
struct TemplateTarget: StubTarget {
    let name: String
    let fileExtension: String
    let unit: StubTargetConfiguration.Unit
    let language: (any StubLanguage)?
    /// Frameworks covered by the target, by keys as compared by `WellKnownFramework`; nil for all.
    let frameworks: [String]?
    let isDerived: Bool
    /// Whether the target is declared by a catalog.
    let isOwn: Bool
    /// The program's target replaced by the template, with the same implementations unless stated otherwise.
    let replaced: (any CodeTarget)?
    /// Template of the files; nil for the outline as written by the program.
    let template: Template<StubFile>?
    let fileName: Template<StubFileNameContext>?

    /// The outline of the program.
    static let outline = TemplateTarget(
        name: StubTargets.outline, fileExtension: "txt", unit: .entry, language: nil, frameworks: nil, isDerived: true,
        isOwn: false, replaced: nil, template: nil, fileName: nil)

    /// Whether the template shows any declarations of an implementation.
    var showsDeclarations: Bool {
        ["types", "functions", "imports", "conditions", "code"].contains(where: reads)
    }

    private func reads(_ field: String) -> Bool { template?.reads(field) ?? false }

    var inheritsMembers: Bool { replaced?.inheritsMembers ?? false }

    func covers(_ platform: Platform) -> Bool { rank(of: platform) != nil }

    /// Returns the rank of an implementation, 0 for the most wanted; nil for an implementation not covered.
    func rank(of platform: Platform) -> Int? {
        if let frameworks { return frameworks.firstIndex { $0 == platform.framework || $0 == platform.key } }
        if let replaced { return replaced.covers(platform) ? 0 : nil }
        return 0
    }

    /// Whether the target covers only some kinds of implementations.
    var isParticular: Bool { frameworks != nil || replaced != nil }

    /// Returns the program's target with the parts of a file for the template to show: the replaced target; nil if none
    /// can.
    ///
    /// The platform is nil for an entry without an implementation. Code that refers to no other files can be shown by
    /// every target.
    func writer(for platform: Platform?) -> (any CodeTarget)? {
        if !reads("code") { return nil }
        if let replaced, replaced.convertsOthers || platform.map(replaced.covers) == true {
            return replaced
        }
        guard replaced?.language.standsAlone != false, let own = platform.flatMap(StubTargets.target),
            own.language.standsAlone
        else { return nil }
        return own
    }

    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8] {
        guard let template else { return OutlinePrinter.text(of: file) }
        var file = file
        file.template.language = language
        return template.render(file, diagnostics: &diagnostics)
    }

    /// Returns the name of a file, without the extension.
    func fileName(of subject: StubFileNameContext, diagnostics: inout Diagnostics) -> String {
        guard let fileName else { return subject.name }
        let text = String(decoding: fileName.render(subject, diagnostics: &diagnostics), as: UTF8.self)
        return text.oneLine
    }
}

/// The facts available to a template for the name of a stub file: id, title, type name and implementation.
struct StubFileNameContext: TemplateRecord {
    var id: String
    var title: String
    /// The name of the type, or the id.
    var name: String
    /// The key of the implementation.
    var implementation: String?

    static let templateForm = TemplateForm<StubFileNameContext>(
        "FileSubject", meaning: "the values that the name of a file can use",
        fields: [
            TemplateField("id", meaning: "the id of the entry") { $0.id },
            TemplateField("title", meaning: "the title of the entry") { $0.title },
            TemplateField("name", meaning: "the name of the type with `each: type`, the id of the entry otherwise") {
                $0.name
            },
            TemplateField("implementation", meaning: "the key of the implementation") { $0.implementation },
        ])
}
