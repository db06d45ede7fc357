import CatalogModel
import CatalogTemplates

// What templates see. Each record declares its fields once; the reference is printed from them. A change after which a
// template of today would no longer be right needs another `TemplateTargets.contextVersion`.

extension StubFile: TemplateRecord {
    var speller: StubSpeller { StubSpeller(self) }

    static let templateForm = TemplateForm<StubFile>(
        "File", meaning: "a file of stubs; its fields are the names that a template begins with",
        fields: [
            TemplateField("entry", meaning: "the entry") { EntryContext($0) },
            TemplateField(
                "implementation",
                meaning:
                    "the implementation that the file is made of: one that the target is for, else the first that says anything"
            ) { $0.template.implementationContext },
            TemplateField("isDerived", meaning: "whether the implementation is one for another platform") {
                $0.origin.isDerived
            },
            TemplateField("target", meaning: "the name of the target") { $0.template.target },
            TemplateField("header", meaning: "lines that the output wants at the top of each file") { file in
                file.heading.lines.flatMap(CommentLines.of)
            },
            TemplateField("imports", meaning: "what the declarations import, each once") { file in
                (file.imports + file.modules.map(\.module)).map(\.value).uniqued()
            },
            TemplateField("conditions", meaning: "conditions of compilation, as the author wrote them") {
                $0.conditions.map(\.value)
            },
            TemplateField(
                "code",
                meaning:
                    "the parts of the file as the program writes them: the target that this one takes the place of, else the one "
                    + "for the implementation, if that is in Swift"
            ) { $0.template.code },
            TemplateField("types", meaning: "the types of the implementation; with `each: type` the one of this file") {
                file in
                file.types.map { TypeContext($0, speller: file.speller) }
            },
            TemplateField("functions", meaning: "functions that belong to no type; with `each: type` in the first file")
            {
                file in
                file.functions.map { MethodContext($0, speller: file.speller) }
            },
        ])
}

extension TemplateFacts {
    fileprivate var implementationContext: ImplementationContext? {
        guard let component, let implementation else { return nil }
        return ImplementationContext(component.entry.implementations.orEmpty().elements[implementation])
    }
}

/// The facts of an implementation as a whole (key, framework, language, package) as a record for stub templates.
struct ImplementationContext: TemplateRecord {
    private let key: String
    private let implementation: @Sendable () -> Implementation

    init(_ element: OrderedRecords<Implementation>.Element) {
        key = element.name
        implementation = { element.value }
    }

    static let templateForm = TemplateForm<ImplementationContext>(
        "Implementation", meaning: "the form that an entry takes in one framework",
        fields: [
            TemplateField("key", meaning: "its key in the entry") { $0.key },
            TemplateField("framework", meaning: "its framework, as people spell it") { context in
                let name = context.implementation().framework?.value ?? context.key
                return WellKnownFramework(name)?.name ?? name
            },
            TemplateField("language", meaning: "the language of its types, where that is stated or known") { context in
                let implementation = context.implementation()
                let name = implementation.framework?.value ?? context.key
                return implementation.language?.value ?? WellKnownFramework(name)?.typeLanguage
            },
            TemplateField("package", meaning: "the package that has it") { $0.implementation().package?.value },
            TemplateField("since", meaning: "the version that brought it") { $0.implementation().since?.value },
        ])
}
