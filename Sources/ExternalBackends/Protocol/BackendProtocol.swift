/// The protocol between `catalog` and a backend's separate program, by version and program name: a JSON document as
/// request, a JSON document as answer.
package enum BackendProtocol {
    /// The version that this program speaks.
    ///
    /// It changes when a backend of the last version would misread a request, or may no longer answer as it did;
    /// requests gain members without a new version, answers do not.
    package static let version = 1

    /// Returns the name of the program on the path that renders outputs of the backend NAME.
    package static func programName(of backend: String) -> String { "catalog-backend-\(backend)" }
}
