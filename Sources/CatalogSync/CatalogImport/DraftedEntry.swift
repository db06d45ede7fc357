import CatalogModel
import CodeReaders
import CatalogSyntax

/// An entry drafted by `catalog import` from a component declared in code, before merging into the catalog.
struct DraftedEntry {
    /// The name of the component in code.
    let symbol: Text
    let platform: String
    var value: JSONValue

    var id: String { value["id"]?.scalarText ?? "" }
}

/// A maker of entry drafts from components declared in code, with ids, titles, kinds and categories not stated by the
/// code.
struct EntryDrafting {
    /// The wishes of the importing person.
    let wishes: ImportOptions
    private var taken: Set<String> = []

    init(_ wishes: ImportOptions) {
        self.wishes = wishes
    }

    /// Returns the draft of a component.
    mutating func draft(_ component: DeclaredComponent) -> DraftedEntry {
        let stated = component.entry.jsonValue()
        let id = unique(stated["id"]?.scalarText ?? Self.id(for: component.symbol.value))
        let words = component.symbol.value.words
        // An operator has no words.
        let title = stated["title"]?.scalarText ?? (words.isEmpty ? component.symbol.value : words)
        var entry = JSONObject()
        entry["id"] = .string(id)
        entry["title"] = YAMLScalar(title, style: .plain).jsonLiteral ?? .string(title)
        for key in ["summary", "kind"] { entry[key] = stated[key] }
        entry["category"] = stated["category"] ?? category(of: component, id: id, title: title)
        if case .object(let object) = stated {
            for member in object.members where entry[member.name] == nil {
                entry.append(member.name, value: member.value)
            }
        }
        return DraftedEntry(
            symbol: component.symbol, platform: component.platform, value: Facts.entry(.object(entry)).shortened)
    }

    private static func id(for symbol: String) -> String {
        (EntryID(symbol) ?? EntryID(kebabCasing: symbol) ?? EntryID(kebabCasing: "component " + symbol))?.rawValue
            ?? "component"
    }

    /// The length of an id that leaves room in the name of a file, which has 255 bytes on most disks.
    private static let longestID = 120

    private mutating func unique(_ stated: String) -> String {
        var wish = String(stated.prefix(Self.longestID))
        while wish.hasSuffix("-") { wish.removeLast() }
        var id = wish
        var number = 2
        while !taken.insert(id).inserted {
            id = "\(wish)-\(number)"
            number += 1
        }
        return id
    }

    /// Returns the folder that groups components in the source's own tree: the nearest folder not named after the
    /// component nor after the common root of all code.
    private func category(of component: DeclaredComponent, id: String, title: String) -> JSONValue? {
        guard wishes.takesCategoryFromPath, let path = component.modulePath else { return nil }
        let own = Set([id, title, component.symbol.value].map(\.bare))
        let folders = path.split(separator: "/").dropLast().map(String.init)
        let group = folders.last { folder in
            let bare = folder.bare
            return !Self.commonFolders.contains(bare) && !own.contains { $0 == bare || $0.hasSuffix(bare) }
        }
        return group.map { .string($0.words) }
    }

    private static let commonFolders: Set<String> = [
        "src", "lib", "dist", "components", "elements", "sources", "", "packages",
    ]
}

extension DeclaredComponent {
    /// The path of the code that declares the component, if stated by the entry.
    fileprivate var modulePath: String? {
        guard case .object(let types)? = entry.jsonValue()["implementations"]?[platform]?["types"] else { return nil }
        return types.members.compactMap { $0.value["module"]?.scalarText }.first { $0.contains("/") }
    }
}

extension JSONValue {
    subscript(name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }
}

extension String {
    /// Letters and digits alone, small.
    fileprivate var bare: String { lowercased().filter { $0.isLetter || $0.isNumber } }

    /// `TextField` and `text-field` → "Text Field".
    var words: String {
        var words = ""
        var previous: Character?
        for character in self {
            if character.isUppercase, previous?.isLowercase == true { words.append(" ") }
            words.append(character == "_" || character == "-" || character == "." ? " " : character)
            previous = character
        }
        return words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
