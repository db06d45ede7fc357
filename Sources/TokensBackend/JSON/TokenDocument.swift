import CatalogModel

/// The tokens of a theme arranged in nested groups, as in a Design Tokens file (Format Module 2025.10, section 6).
///
/// Groups are stored in a flat list and referenced by index; the first group is the file.
struct TokenDocument {
    /// An item of a group: another group as an index, or a token.
    enum Item {
        case group(String, Int)
        case token(String, DesignToken)
    }

    /// A group of the document, with the items in order.
    struct Group {
        fileprivate(set) var items: [Item] = []
        /// The group in the token files.
        fileprivate(set) var record: TokenGroup?
        fileprivate var indexByName: [Substring: Int] = [:]
    }

    private(set) var groups = [Group()]
    /// The file's own description.
    let description: String?

    init(_ tokens: DesignTokens, description: String?) {
        self.description = description
        for token in tokens.all where tokens[token.path] === token {
            // A token with other tokens below its path is the root token of their group.
            add(token, at: tokens.groups.contains(token.path) ? token.path + ".$root" : token.path)
        }
        for record in tokens.describedGroups {
            let group = group(along: record.path.split(separator: ".", omittingEmptySubsequences: false)[...])
            groups[group].record = record
        }
    }

    private mutating func add(_ token: DesignToken, at path: String) {
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        let group = group(along: names.dropLast())
        groups[group].items.append(.token(String(names.last ?? ""), token))
    }

    /// Returns the group at the end of a path of names, making the group where missing.
    private mutating func group(along names: ArraySlice<Substring>) -> Int {
        var group = 0
        for name in names {
            if let next = groups[group].indexByName[name] {
                group = next
            } else {
                groups.append(Group())
                groups[group].items.append(.group(String(name), groups.count - 1))
                groups[group].indexByName[name] = groups.count - 1
                group = groups.count - 1
            }
        }
        return group
    }
}
