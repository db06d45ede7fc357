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
        knownFacts.facts(kind) { _ in Facts(of: self) }
    }
}

/// A cache of the facts about a component or a collection of tokens, by kind: neither ever changes, and the same is in
/// many states of a catalog.
final class KnownFacts: Sendable {
    private let known = Mutex<[ObjectIdentifier: any Sendable]>([:])
    /// The facts about an earlier collection, until followed by new facts.
    private let former: Mutex<[ObjectIdentifier: any Sendable]>

    init(following former: KnownFacts? = nil) { self.former = Mutex(former?.known.withLock(\.self) ?? [:]) }

    /// Returns known facts, or makes the facts from facts about an earlier collection; of two at the same time, the
    /// first stay.
    func facts<Facts: Sendable>(_ kind: Facts.Type, make: (_ former: Facts?) -> Facts) -> Facts {
        let key = ObjectIdentifier(kind)
        if let facts = known.withLock({ $0[key] }) as? Facts { return facts }
        let facts = make(former.withLock { $0.removeValue(forKey: key) } as? Facts)
        return known.withLock { known in
            if let first = known[key] as? Facts { return first }
            known[key] = facts
            return facts
        }
    }
}
