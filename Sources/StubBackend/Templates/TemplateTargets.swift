import CatalogModel
import SourceCode

/// The stub targets made of templates: the targets declared by `catalog.yaml` and the program's own outline.
struct TemplateTargets: Sendable {
    /// The version of the facts visible to templates.
    ///
    /// The version changes when a template of the last version would no longer be right.
    static let contextVersion = 1

    private(set) var all: [TemplateTarget] = []
    /// Findings on the declared targets and on the templates.
    private(set) var diagnostics = Diagnostics()
    /// The names of the program's targets replaced by templates of the catalog.
    private(set) var replaced: Set<String> = []

    /// Creates the targets declared by `catalog.yaml`, and the outline.
    ///
    /// - Parameters:
    ///   - configuration: The statements of `catalog.yaml`.
    ///   - templates: The templates, by name as written in `catalog.yaml`; an unreadable template has been reported
    ///     already.
    init(_ configuration: CatalogConfiguration, templates: [String: SourceFile]) {
        let declared = configuration.stubTargets.orEmpty()
        for element in declared { add(element, templates: templates) }
        if declared[StubTargets.outline] == nil { all.append(.outline) }
    }

    private mutating func add(
        _ element: OrderedRecords<StubTargetConfiguration>.Element, templates: [String: SourceFile]
    ) {
        let target = element.value
        if EntryID(element.name) == nil { diagnostics.report(.stubTargetName(element.key)) }
        if let context = target.context, context.value != Self.contextVersion {
            diagnostics.report(.stubContext(context))
        }
        if let suffix = target.extension, !Self.isExtension(suffix.value) {
            diagnostics.report(.stubExtension(suffix))
        }
        let template = (target.template?.value).flatMap { templates[$0] }.flatMap {
            Template<StubFile>(TemplateSource($0), diagnostics: &diagnostics)
        }
        var fileName: Template<StubFileNameContext>?
        if let pattern = target.file {
            fileName = Template<StubFileNameContext>(TemplateSource(pattern), diagnostics: &diagnostics)
        }
        if StubTargets.names.contains(element.name) { replaced.insert(element.name) }
        guard let template, let suffix = target.extension?.value else { return }
        let frameworks = target.frameworks.map { $0.map { WellKnownFramework.folded($0.value) } }
        all.append(
            TemplateTarget(
                name: element.name, fileExtension: suffix, unit: target.each?.value ?? .entry,
                language: (target.language?.value).flatMap(StubLanguages.language), frameworks: frameworks,
                isDerived: target.derived ?? true,
                isOwn: true, replaced: StubTargets.all.first { $0.name == element.name }, template: template,
                fileName: fileName))
    }

    /// Whether a text consists of letters and digits, also in several parts: `d.ts`.
    private static func isExtension(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "$") && SyntaxScanner.isNameByte($0) }
        }
    }
}

extension Diagnostic {
    static func stubTargetName(_ name: Text) -> Diagnostic {
        let hint = EntryID(kebabCasing: name.value).map { ", for example '\($0.rawValue)'" } ?? ""
        return Diagnostic(
            StubRules.target,
            "'\(name.value)' is not a valid name of a stub target; use lowercase letters and digits, joined by hyphens\(hint)",
            at: name.range)
    }

    static func stubContext(_ version: Located<Int>) -> Diagnostic {
        Diagnostic(
            StubRules.target,
            "templates get version \(TemplateTargets.contextVersion) of the context, not \(version.value); adapt the "
                + "template and write \(TemplateTargets.contextVersion)",
            at: version.range)
    }

    static func stubExtension(_ text: Text) -> Diagnostic {
        Diagnostic(
            StubRules.target,
            "'\(text.value)' is not a valid file extension; write letters and digits without a leading dot",
            at: text.range)
    }
}
