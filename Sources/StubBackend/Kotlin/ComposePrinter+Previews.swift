import CatalogModel
import CatalogTypes

// A preview for each variant and state.
extension ComposePrinter {
    mutating func previews(of name: String, parameters: [ComponentParameter], facets: FacetStub) {
        var used: Set<String> = []
        preview(of: name, subject: "", note: nil, parameters: parameters, arguments: [:], among: &used)
        for axis in facets.axes {
            let parameter = parameters.first { axis.isChosen(by: $0) }
            var shown: Set<String> = []
            if let parameter, case .name(let type) = parameter.type.presentType, let cases = spelling.cases(of: type) {
                for element in cases where element.count == 0 {
                    guard let member = KotlinTypeWriter.member(element.name, of: type, cases: cases) else { continue }
                    shown.insert(element.name)
                    preview(
                        of: name, subject: "\(parameter.name): \(element.name)", note: nil, parameters: parameters,
                        arguments: [parameter.name: member], among: &used)
                }
            }
            for value in axis.values.map(\.name.value) where !shown.contains(value) {
                let note = parameter.map { PreviewNote.value(value, of: $0.authorName) } ?? PreviewNote.unchosen(axis)
                preview(
                    of: name, subject: "\(axis.name.value): \(value)", note: note, parameters: parameters,
                    arguments: [:], among: &used)
            }
        }
        for state in facets.states {
            let arguments = argument(for: state, parameters)
            let note = arguments.isEmpty ? PreviewNote.state(state) : nil
            preview(
                of: name, subject: state.name.value, note: note, parameters: parameters, arguments: arguments,
                among: &used)
        }
    }

    /// Returns the argument that brings a component into a state, where stated by the entry: `isEnabled = false`.
    private mutating func argument(for state: StateStub, _ parameters: [ComponentParameter]) -> [String: String] {
        guard let parts = state.condition?.value.split(separator: "=", maxSplits: 1), parts.count == 2 else {
            return [:]
        }
        let words = parts.map { $0.filter { !$0.isWhitespace } }
        guard let parameter = parameters.first(where: { $0.authorName == words[0] }),
            let literal = LiteralValue(words[1]),
            let value = types.value(literal, of: parameter.type, spelling: spelling)
        else { return [:] }
        return [parameter.name: value]
    }

    private mutating func preview(
        of name: String, subject: String, note: String?, parameters: [ComponentParameter],
        arguments: [String: String], among used: inout Set<String>
    ) {
        var function = name + DeclaredNames.pascalCase(subject.isEmpty ? "" : subject) + "Preview"
        if subject.isEmpty { function = name + "Preview" }
        while !used.insert(function).inserted { function += "2" }
        let title = subject.isEmpty ? file.heading.title.oneLine : "\(file.heading.title.oneLine), \(subject.oneLine)"
        writer.separate()
        writer.line(
            "@\(types.use("androidx.compose.ui.tooling.preview.Preview"))(name = \(KotlinLiteral.string(title)))")
        writer.line("@\(types.use("androidx.compose.runtime.Composable"))")
        writer.open("private fun \(KotlinNames.escaped(function))() {")
        if let note { comment(note) }
        let given = parameters.compactMap { parameter -> String? in
            let value =
                arguments[parameter.name]
                ?? (parameter.isRequired ? types.sample(of: parameter.type, named: file.heading.title, spelling) : nil)
            return value.map { "\(KotlinNames.escaped(parameter.name)) = \($0)" }
        }
        writer.line("\(KotlinNames.escaped(name))(\(given.joined(separator: ", ")))")
        writer.close("}")
    }
}
