/// The way in which a thing differs between an old and a new catalog: `added`, `removed`, `renamed`, `narrowed` and so
/// on.
package enum ChangeKind: String, CaseIterable, Sendable {
    /// An addition; `addedRequired`: an addition required of users; `addedUnchecked`: an addition not checked by a
    /// compiler.
    case added, addedRequired, addedUnchecked
    /// A removal; `removedUnchecked`: a removal not checked by a compiler; `replaced`: a removal with a replacement
    /// named by the catalog.
    case removed, removedUnchecked, replaced
    case renamed, changed, reordered
    /// The same fact in other words.
    case respelled
    /// More or fewer values are taken.
    case widened, narrowed
    /// More or fewer values may reach users; `yieldsValue`: more values of a union of literals, unchecked by compilers;
    /// `yieldsPlain`: fewer values, and code for the dropped values no longer compiles.
    case yieldsMore, yieldsValue, yieldsLess, yieldsPlain
    /// A flag.
    case turnedOn, turnedOff
    /// A version, a level, a maturity.
    case raised, lowered

    /// The general kind to use where no rule has the exact kind.
    var general: ChangeKind? {
        switch self {
        case .added, .removed, .changed: nil
        case .addedRequired, .addedUnchecked: .added
        case .removedUnchecked, .replaced: .removed
        default: .changed
        }
    }
}
