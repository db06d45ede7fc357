import Synchronization

/// Facts found by looking through a single component, such as all links, worth keeping for everyone who asks.
///
/// The component holds the facts, so the facts must not hold the component.
package protocol ComponentFacts: Sendable {
    /// Looks through a component.
    init(of component: Component)
}

extension Component {
    /// Returns facts about the component, looked for at the first request only.
    package func facts<Facts: ComponentFacts>(_ kind: Facts.Type = Facts.self) -> Facts {
        knownFacts.facts(kind) { Facts(of: self) }
    }
}

/// A cache of the facts about an immutable component, record form or collection of tokens, by kind.
final class KnownFacts: Sendable {
    private let known = Mutex<[ObjectIdentifier: any Sendable]>([:])

    /// Returns the cached facts, or makes them; if two threads make the same facts, the first result is kept.
    func facts<Facts: Sendable>(_ kind: Facts.Type, make: () -> Facts) -> Facts {
        let key = ObjectIdentifier(kind)
        if let facts = known.withLock({ $0[key] }) as? Facts { return facts }
        let facts = make()
        return known.withLock { known in
            if let first = known[key] as? Facts { return first }
            known[key] = facts
            return facts
        }
    }
}
