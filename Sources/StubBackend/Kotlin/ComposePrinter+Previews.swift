import CatalogModel
import SourceCode

// A preview for each variant and state.
extension ComposePrinter {
    mutating func previews(of name: String, parameters: [ComponentParameter], facets: FacetStub) {
        var used: Set<String> = []
        for preview in previews(of: parameters, facets: facets) {
            let given = arguments(of: preview, parameters)
            // Skip a preview with a missing argument, because it would fail at `TODO()`.
            if given.contains(where: { $0.value.hasPrefix("TODO(") }) { continue }
            let subject = preview.subject ?? ""
            var function = name + (subject.isEmpty ? "" : DeclaredNames.pascalCase(subject)) + "Preview"
            while !used.insert(function).inserted { function += "2" }
            let title = file.heading.title.oneLine + (subject.isEmpty ? "" : ", " + subject.oneLine)
            writer.separate()
            writer.line(
                "@\(types.use("androidx.compose.ui.tooling.preview.Preview"))(name = \(KotlinLiteral.string(title)))")
            writer.line("@\(types.use("androidx.compose.runtime.Composable"))")
            writer.open("private fun \(KotlinNames.escaped(function))() {")
            let list = given.map { "\(KotlinNames.escaped($0.name)) = \($0.value)" }
            writer.line("\(KotlinNames.escaped(name))(\(list.joined(separator: ", ")))")
            writer.close("}")
        }
    }
}
