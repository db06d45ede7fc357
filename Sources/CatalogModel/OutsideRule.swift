/// How a rule of a backend that is a program of its own is called: `BACKEND/RULE`.
///
/// The slash keeps it apart from every rule of the program, whatever rules the two of them add later.
public enum OutsideRule {
    /// Returns the name of a backend's rule in findings and in `catalog.yaml`.
    public static func name(_ rule: String, of backend: String) -> String { "\(backend)/\(rule)" }

    /// Whether a name is that of such a rule: two words in kebab case with a slash between them.
    public static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { EntryID(String($0)) != nil }
    }
}
