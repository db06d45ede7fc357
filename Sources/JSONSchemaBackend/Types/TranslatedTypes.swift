import CatalogModel
import SourceCode
import Synchronization

/// A cache of the JSON Schemas translated from type texts, within a single scope.
///
/// A text that is not data has none.
struct TranslatedTypes {
    private var scope: TypeScope?
    private var schemas: [String: JSONValue?] = [:]

    subscript(text: String, scope: TypeScope) -> JSONValue?? {
        get { self.scope === scope ? schemas[text] : nil }
        set {
            if self.scope !== scope {
                self.scope = scope
                schemas.removeAll(keepingCapacity: true)
            }
            schemas[text] = newValue
        }
    }
}

/// A cache of the JSON Schemas of types with the same meaning everywhere, by languages and text: shared by all
/// components.
final class CommonTypes: Sendable {
    /// The key of the cache: a type text, and the languages for reading the text.
    private struct Key: Hashable {
        let languages: String
        let text: String
    }

    private let schemas = Mutex<[Key: JSONValue?]>([:])

    /// Returns the schema of a text translated before; the schema is nil for a text that is not data.
    func schema(of text: String, in scope: TypeScope) -> JSONValue?? {
        if scope.hasGenerics { return nil }
        let key = Key(languages: scope.languageKey, text: text)
        return schemas.withLock { $0[key] }
    }

    func keep(_ schema: JSONValue?, of text: String, in scope: TypeScope) {
        if scope.hasGenerics { return }
        let key = Key(languages: scope.languageKey, text: text)
        schemas.withLock { $0[key] = .some(schema) }
    }
}
