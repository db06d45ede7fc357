import CatalogModel

/// A renaming of an entry's id in all files of a catalog, including the paths of files.
struct EntryRenaming {
    let old: EntryID
    let new: EntryID
    private var edits = NameEdits()
    private var paths: [String: String] = [:]

    init(old: EntryID, new: EntryID) {
        self.old = old
        self.new = new
    }

    mutating func rename(in texts: CatalogTexts) -> Renaming {
        for text in texts.entries where text.entry?.id?.value == old { move(text.file) }
        for text in texts.all { rename(in: text) }
        return Renaming(edits, paths: paths)
    }

    /// Moves the file of the entry along with the id; a file with another name stays in place.
    private mutating func move(_ file: SourceFile) {
        guard CatalogPath.stem(of: file.path) == old.rawValue else { return }
        let ending = file.path.fileName.dropFirst(old.rawValue.count)
        paths[file.path] = CatalogPath.join(CatalogPath.folder(of: file.path), with: new.rawValue + ending)
    }

    private mutating func rename(in text: CatalogTexts.Text) {
        for id in text.mentions.ids where id.value == old {
            edits.replace(old.rawValue, with: new.rawValue, in: id.range)
        }
        for link in text.mentions.links { rename(in: link, of: text) }
        var members: Set<String> = []
        text.content?.forEachKey { _, _, value in members.formUnion(value.names.map(\.value)) }
        // The name refers to a member rather than to an entry of the same name.
        if members.contains(old.rawValue) { return }
        text.content?.forEachKey { form, key, value in
            guard form === Deprecation.recordForm && key == "replacements" else { return }
            for name in value.texts where name.value == old.rawValue {
                edits.replace(old.rawValue, with: new.rawValue, in: name.range)
            }
        }
    }

    private mutating func rename(in link: Located<ProseLink>, of text: CatalogTexts.Text) {
        switch link.value.destination {
        case .entry(old.rawValue, _):
            let location = link.range.narrowed(to: "entry:" + old.rawValue)
            edits.replace("entry:" + old.rawValue, with: "entry:" + new.rawValue, in: location)
        case .file(let path):
            let file = path.prefix { $0 != "#" && $0 != "?" }
            let target = CatalogPath.join(CatalogPath.folder(of: text.file.path), with: String(file))
            guard let moved = paths[target] else { return }
            edits.replace(target.fileName, with: moved.fileName, in: link.range)
        default: return
        }
    }
}

extension String {
    /// The last name of a path.
    fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
