import CatalogModel
import CatalogSyntax

/// The tree of groups and design tokens merged from all token files, before references are followed.
///
/// Groups and tokens are stored in flat lists and referenced by index, so no tree is deep enough to exhaust the stack.
struct TokenTree {
    /// An item of a group: another group or a token, as an index.
    enum Item {
        case group(Int)
        case token(Int)
    }

    /// A group of tokens: the name, the items and the facts for all tokens inside.
    struct Group {
        /// The key; empty for the root.
        var name: Text
        /// nil for the root.
        var parent: Int?
        /// Number of groups around the group.
        var depth: Int
        private(set) var items: [Item] = []
        /// The names of the items.
        private var names: [String] = []
        /// Index of each item, in groups with many items.
        private var positions: [String: Int] = [:]
        private static let fewItems = 8
        var type: Text?
        var description: String?
        var deprecation: Deprecation?
        var extensions = JSONObject()
        /// Facts stated by the program's own data among the extensions.
        var extra = TokenExtension()
        /// `$extends`, or `$ref` of a group.
        var extends: GroupReference?
        /// Whether the group comes from a group extended by an outer group.
        var isInherited = false

        init(name: Text, parent: Int?, depth: Int) {
            self.name = name
            self.parent = parent
            self.depth = depth
        }

        subscript(name: String) -> Item? {
            get { position(of: name).map { items[$0] } }
            set {
                guard let newValue else { return }
                if let position = position(of: name) {
                    items[position] = newValue
                } else {
                    append(name, item: newValue)
                }
            }
        }

        /// Returns the position of a name.
        ///
        /// Most groups are small, and going through a few names is faster than making a dictionary.
        private func position(of name: String) -> Int? {
            positions.isEmpty ? names.firstIndex(of: name) : positions[name]
        }

        private mutating func append(_ name: String, item: Item) {
            items.append(item)
            names.append(name)
            if !positions.isEmpty {
                positions[name] = items.count - 1
            } else if items.count > Self.fewItems {
                for (position, name) in names.enumerated() { positions[name] = position }
            }
        }
    }

    /// A token at a place in the tree.
    struct Token {
        var parent: Int
        /// Source of the token: an index of `sources`.
        ///
        /// Inherited tokens share the source with the original.
        var source: Int
        /// For an inherited token: the type given by groups around the original.
        var originType: Text?
        var isInherited = false
    }

    /// A token as declared by a file.
    struct Source {
        var name: Text
        /// `$value`, or an object with `$ref` only.
        var value: YAMLNode
        var type: Text?
        var description: String?
        var deprecation: Deprecation?
        var extensions = JSONObject()
        /// Facts stated by the program's own data among the extensions.
        var extra = TokenExtension()
    }

    /// A statement about deprecation: `$deprecated` as true, as false or as a reason.
    enum Deprecation {
        case no
        case yes(reason: String?)

        /// Returns the reason given by the file, with the additional details.
        func stated(_ details: TokenDeprecation?) -> TokenDeprecation? {
            guard case .yes(let reason) = self else { return nil }
            var deprecation = details ?? TokenDeprecation()
            deprecation.message = reason
            return deprecation
        }
    }

    /// Reference to a group in `$extends`.
    struct GroupReference {
        /// As written, for findings.
        var text: String
        var segments: [String]
        var location: SourceRange
    }

    static let root = 0
    var groups: [Group]
    var tokens: [Token] = []
    var sources: [Source] = []

    init(file: SourceFile) {
        let name = Text("", at: SourceRange(file: file, from: 0, to: 0))
        groups = [Group(name: name, parent: nil, depth: 0)]
    }

    /// Returns the path of a group, with dots; empty for the root.
    func path(ofGroup group: Int) -> String {
        var names: [String] = []
        var next: Int? = group
        while let group = next, let parent = groups[group].parent {
            names.append(groups[group].name.value)
            next = parent
        }
        return names.reversed().joined(separator: ".")
    }

    func path(ofToken token: Int) -> String {
        path(to: sources[tokens[token].source].name.value, in: tokens[token].parent)
    }

    func path(to name: String, in group: Int) -> String {
        group == Self.root ? name : path(ofGroup: group) + "." + name
    }

    /// Whether a group is within another, or is the same group.
    func isGroup(_ inner: Int, within outer: Int) -> Bool {
        var next: Int? = inner
        while let group = next {
            if group == outer { return true }
            next = groups[group].parent
        }
        return false
    }

    /// Returns the item at the end of the names, and the number of names used on the way; a token ends the way.
    func find(_ segments: [String]) -> (item: Item, used: Int)? {
        var group = Self.root
        for (index, name) in segments.enumerated() {
            switch groups[group][name] {
            case .group(let next): group = next
            case .token(let token): return (.token(token), index + 1)
            case nil: return nil
            }
        }
        return (.group(group), segments.count)
    }
}
