/// A rename of an entry, a token, a state or another named thing, for recognizing findings from before the rename.
package struct FindingRename: Sendable {
    /// The entry around the renamed thing; nil for an entry and for a token of the token files.
    private let owner: String?
    private let isEntry: Bool
    private let old: String
    private let new: String

    /// Creates the rename of an address, as in `changes: { renamed: … }`, to a new name: `button/states/pressed`.
    package init(from address: String, to name: String) {
        let steps = address.split(separator: "/").map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
        owner = steps.count > 2 ? steps[0] : nil
        isEntry = steps.count == 1
        old = steps.last ?? ""
        new = name
    }

    private init(owner: String?, isEntry: Bool, old: String, new: String) {
        (self.owner, self.isEntry, self.old, self.new) = (owner, isEntry, old, new)
    }

    /// The rename back to the old name.
    var reversed: FindingRename { FindingRename(owner: owner, isEntry: isEntry, old: new, new: old) }

    /// Returns the possible identities of a finding after the rename, the most renamed first; empty for a finding
    /// without the name.
    ///
    /// A type can have the name of the entry, and keeps the name: so keys and words are renamed or not.
    func applied(to identity: FindingIdentity) -> [FindingIdentity] {
        if let owner, identity.entry != owner { return [] }
        let entry = isEntry && identity.entry == old ? new : identity.entry
        let fact = identity.fact.replacing("'\(old)'", with: "'\(new)'").replacing(
            "'entry:\(old)", with: "'entry:\(new)")
        var names: [FindingIdentity] = []
        for path in [path(identity.path), identity.path] {
            for fact in [fact, identity.fact] {
                let name = FindingIdentity(rule: identity.rule, entry: entry, path: path, fact: fact)
                if name != identity, !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// Returns the keys on the way to a finding; the names of a token are keys of their own in a token file.
    private func path(_ path: String) -> String {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false).map { $0 == old ? new[...] : $0 }
        let names = old.split(separator: ".")
        guard names.count > 1, steps.starts(with: names) else { return steps.joined(separator: "/") }
        return (new.split(separator: ".") + steps.dropFirst(names.count)).joined(separator: "/")
    }
}
