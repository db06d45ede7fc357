/// The way in which something differs between two catalogs.
package enum ChangeKind: String, CaseIterable, Sendable {
    /// An addition; `addedRequired`: and has to be given; `addedUnchecked`: no compiler looks at the addition.
    case added, addedRequired, addedUnchecked
    /// A removal; `removedUnchecked`: no compiler looks at the removal; `replaced`: and the catalog names the
    /// replacement.
    case removed, removedUnchecked, replaced
    case renamed, changed, reordered
    /// The same fact in other words.
    case respelled
    /// More or fewer values are taken.
    case widened, narrowed
    /// More or fewer values may come; `yieldsPlain`: fewer, and code that deals with the others no longer compiles.
    case yieldsMore, yieldsLess, yieldsPlain
    /// A flag.
    case turnedOn, turnedOff
    /// A version, a level, a maturity.
    case raised, lowered

    /// The applicable kind where no rule knows the exact kind.
    var general: ChangeKind? {
        switch self {
        case .added, .removed, .changed: nil
        case .addedRequired, .addedUnchecked: .added
        case .removedUnchecked, .replaced: .removed
        default: .changed
        }
    }
}
