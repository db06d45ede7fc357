/// The naming scheme for rules reported by a backend run as an external program: `BACKEND/RULE`.
///
/// The slash prevents conflicts with rules of the program, including rules added later on both sides.
public enum ExternalRule {
    /// Returns the name of a backend's rule in findings and in `catalog.yaml`.
    public static func name(_ rule: String, of backend: String) -> String { "\(backend)/\(rule)" }

    /// Whether a name belongs to such a rule: two words in kebab case with a slash between the words.
    public static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { EntryID(String($0)) != nil }
    }
}
