/// Facts collected from a single component, such as all links, and cached for all callers.
///
/// The component retains the facts, so the facts must not retain the component.
package protocol ComponentFacts: Sendable {
    /// Looks through a component.
    init(of component: Component)
}

extension Component {
    /// Returns facts about the component, looked for at the first request only.
    package func facts<Facts: ComponentFacts>(_ kind: Facts.Type = Facts.self) -> Facts {
        cachedFacts.facts(kind) { Facts(of: self) }
    }
}

/// Facts about an immutable object, such as a component, by kind: each kind is computed on first use.
final class CachedFacts: Sendable {
    private let values = SharedValues<ObjectIdentifier, any Sendable>()

    func facts<Facts: Sendable>(_ kind: Facts.Type, make: () -> Facts) -> Facts {
        // Values are keyed by their type, so the cast succeeds.
        values.value(for: ObjectIdentifier(kind), compute: make) as? Facts ?? make()
    }
}
