import CatalogTestSupport

/// Generated Kotlin signature files with overloads, generics, deprecated functions and names in several packages.
extension SourceDice {
    mutating func signatures() -> String {
        var lines = ["// Signature format: 4.0"]
        for package in ["com.example.box", "com.example.other"] {
            lines += ["package \(package) {", "", "  public final class BoxKt {"]
            for name in some(of: ["Box", "Box", "Tabs", "TabsPanel", "rememberBox", "rememberBox", "boxOf"]) {
                lines.append("    " + signature(name))
            }
            lines += ["    method @androidx.compose.runtime.Composable public static void Last();", "  }", "", "}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func signature(_ name: String) -> String {
        let types = [
            "int", "String", "String?", "kotlin.jvm.functions.Function0<kotlin.Unit>", "androidx.compose.ui.Modifier",
            "java.util.List<java.lang.String>", "T", "int...",
            "kotlin.jvm.functions.Function1<? super T,kotlin.Unit>?",
        ]
        let parameters = some(of: ["size", "modifier", "content", "", "label"]).map { name in
            (once(in: 3) ? "optional " : "") + pick(types) + (name.isEmpty ? "" : " \(name)")
        }
        let start = once(in: 5) ? "@Deprecated " : ""
        let generics = once(in: 4) ? "<T> " : ""
        let result = name.first?.isUppercase == true ? "void" : pick(["void", "com.example.State", "T?"])
        return "method \(start)@androidx.compose.runtime.Composable public static \(generics)\(result) \(name)("
            + parameters.joined(separator: ", ") + ");"
    }
}
