import CatalogFormat
import CatalogModel

/// Checks what an entry says about things outside of it: other entries, files, vendors.
struct MentionChecks: Sendable {
    /// The ids of all entries, also of those that could not be read.
    let knownIDs: Set<String>
    let sortedIDs: [String]
    let files: any CatalogFiles

    init(knownIDs: Set<String>, files: any CatalogFiles) {
        self.knownIDs = knownIDs
        sortedIDs = knownIDs.sorted()
        self.files = files
    }

    /// `folder`: where the paths in the mentions start from.
    func check(_ mentions: Mentions, folder: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for id in mentions.ids where !knownIDs.contains(id.value.rawValue) {
            found.append(.unknownEntry(id, known: sortedIDs))
        }
        for reference in mentions.references
        where reference.entry == nil && reference.name == nil && reference.url == nil {
            found.append(.missingTarget(at: reference.base.range))
        }
        for name in mentions.extensionNames where !isReverseDomain(name.value) {
            found.append(.extensionName(name))
        }
        for link in mentions.links { check(link, folder: folder, &found) }
        for figure in mentions.figures {
            for file in [figure.file, figure.dark].compactMap({ $0 }) { check(file, folder: folder, &found) }
            if let file = figure.file, figure.alt == nil { found.append(.missingAlternative(file)) }
        }
        return found
    }

    private func check(_ link: Located<ProseLink>, folder: String, _ found: inout [Diagnostic]) {
        switch link.value.destination {
        case .entry(let id, _):
            guard !knownIDs.contains(id) else { return }
            if let id = EntryID(id) {
                found.append(.unknownEntry(Located(id, at: link.range), known: sortedIDs))
            } else {
                found.append(.invalidLinkedID(id, at: link.range.narrowed(to: id)))
            }
        case .file(let path):
            let file = path.prefix { $0 != "#" && $0 != "?" }
            let range = link.range.narrowed(to: path)
            if !file.isEmpty { check(Text(String(file), at: range), folder: folder, &found) }
        case .address, .anchor, .token: return
        }
    }

    private func check(_ file: Text, folder: String, _ found: inout [Diagnostic]) {
        let path = CatalogPath.join(folder, file.value)
        guard !files.isFile(path) else { return }
        let siblings = (try? files.files(below: CatalogPath.folder(of: path))) ?? []
        let kind = CatalogPath.pathExtension(of: path)
        let likely = suggestion(
            for: path, among: siblings.filter { CatalogPath.pathExtension(of: $0) == kind }.sorted())
        found.append(.missingFile(file, likely: likely.map { CatalogPath.relative($0, to: folder) }))
    }

    private func isReverseDomain(_ name: String) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        return words.count > 1 && words.allSatisfy { !$0.isEmpty }
    }
}
