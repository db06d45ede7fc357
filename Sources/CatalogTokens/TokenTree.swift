import CatalogModel
import CatalogYAML

/// The groups and tokens of all token files as one tree, before references are followed.
///
/// Groups and tokens are held in flat lists and named by their index, so that no tree is deep enough to exhaust the stack.
struct TokenTree {
    enum Item {
        case group(Int)
        case token(Int)
    }

    struct Group {
        /// The key; empty for the root.
        var name: Text
        /// nil for the root.
        var parent: Int?
        /// Number of groups around this group.
        var depth: Int
        private(set) var items: [Item] = []
        /// The names of the items.
        private var names: [String] = []
        /// Index of each item, in groups with many of them.
        private var positions: [String: Int] = [:]
        private static let fewItems = 8
        var type: Text?
        var description: String?
        var deprecation: Deprecation?
        var extensions = JSONObject()
        /// Facts that this program's own data among them states.
        var extra = TokenExtension()
        /// `$extends`, or `$ref` of a group.
        var extends: GroupReference?
        /// Whether it comes from a group that a group around it extends.
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
                    append(name, newValue)
                }
            }
        }

        /// Most groups are small, and going through a few names is faster than making a dictionary of them.
        private func position(of name: String) -> Int? {
            positions.isEmpty ? names.firstIndex(of: name) : positions[name]
        }

        private mutating func append(_ name: String, _ item: Item) {
            items.append(item)
            names.append(name)
            if !positions.isEmpty {
                positions[name] = items.count - 1
            } else if items.count > Self.fewItems {
                for (position, name) in names.enumerated() { positions[name] = position }
            }
        }
    }

    /// A token at its place in the tree.
    struct Token {
        var parent: Int
        /// Source of the token: an index of `sources`. Tokens that a group inherits share it with the original.
        var source: Int
        /// For an inherited token: the type that groups around the original give.
        var originType: Text?
        var isInherited = false
    }

    /// A token as a file declares it.
    struct Source {
        var name: Text
        /// `$value`, or an object with `$ref` only.
        var value: YAMLNode
        var type: Text?
        var description: String?
        var deprecation: Deprecation?
        var extensions = JSONObject()
        /// Facts that this program's own data among them states.
        var extra = TokenExtension()
    }

    enum Deprecation {
        case no
        case yes(reason: String?)

        /// Returns the reason that the file gives, with the details that it adds.
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
        var place: SourceRange
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

    /// Whether a group lies within another, or is it.
    func isGroup(_ inner: Int, within outer: Int) -> Bool {
        var next: Int? = inner
        while let group = next {
            if group == outer { return true }
            next = groups[group].parent
        }
        return false
    }

    /// Returns the item that the names lead to, and how many names reach it; a token ends the way.
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
