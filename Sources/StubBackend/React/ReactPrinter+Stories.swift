import CatalogModel
import SourceCode

extension ReactPrinter {
    /// Writes the stories of a component in the Component Story Format 3: one for each variant and state that an
    /// argument can show.
    mutating func stories(of name: String, parameters: [ComponentParameter], facets: FacetStub) {
        let previews = previews(of: parameters, facets: facets)
        usedValues.insert(name)
        let category = file.component.entry.category.map { $0.value.oneLine + "/" } ?? ""
        writer.open("const meta: Meta<typeof \(name)> = {")
        writer.line("title: \(TypeScriptLiteral.string(category + file.heading.title.oneLine)),")
        writer.line("component: \(name),")
        let required = arguments(of: PreviewStub(), parameters)
        if !required.isEmpty { writer.line("args: \(object(required)),") }
        writer.close("};")
        writer.separate()
        writer.line("export default meta;")
        writer.separate()
        writer.line("type Story = StoryObj<typeof \(name)>;")
        var taken: Set<String> = ["Meta", "StoryObj", "Story", name]
        taken.formUnion(file.types.map { self.name(of: $0) } + spelling.literalEnums.keys)
        taken.formUnion(spelling.conversion.declared.keys)
        for preview in previews where preview.subject == nil || !preview.arguments.isEmpty {
            let story = storyName(preview.subject, taken: &taken)
            let given = parameters.compactMap { parameter in
                preview.arguments[parameter.name].map { (name: parameter.name, value: $0) }
            }
            writer.separate()
            if given.isEmpty {
                writer.line("export const \(story): Story = {};")
            } else {
                writer.open("export const \(story): Story = {")
                writer.line("args: \(object(given)),")
                writer.close("};")
            }
        }
    }

    /// Returns an object of arguments, on one line.
    private mutating func object(_ arguments: [(name: String, value: String)]) -> String {
        let members = arguments.map { argument in
            "\(TypeScriptNames.interfaceMember(argument.name)): \(inUse(argument.value))"
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    /// Returns an unused name for a story: of the value `size: small`, `Small`, or `SizeSmall`.
    private func storyName(_ subject: String?, taken: inout Set<String>) -> String {
        guard let subject else { return taken.insertNumbered("Default", separator: "") }
        let parts = subject.split(separator: ":", maxSplits: 1).map(String.init)
        for text in [parts.last ?? subject, subject] {
            let name = DeclaredNames.pascalCase(text)
            if TypeScriptNames.binding(name) == name, taken.insert(name).inserted { return name }
        }
        return taken.insertNumbered("Story" + DeclaredNames.pascalCase(subject), separator: "")
    }
}
