import CatalogFormat
import CatalogModel
import CatalogSyntax

/// A checker of an entry's mentions of things outside the entry: other entries, tokens, files, addresses, vendors.
struct MentionChecks: Sendable {
    /// The ids of all entries, including unreadable entries.
    let entryIDs: Set<String>
    let sortedIDs: [String]
    /// The tokens of the token files; empty when the catalog has none, and then no path is checked.
    let tokens: ThemedTokens
    let files: any CatalogFiles
    private let listings: FolderListings

    /// `bounds`: the folders searched for a mistyped file.
    init(entryIDs: Set<String>, tokens: ThemedTokens, files: any CatalogFiles, within bounds: FileBounds) {
        self.entryIDs = entryIDs
        sortedIDs = entryIDs.sorted()
        self.tokens = tokens
        self.files = files
        listings = FolderListings(bounds, files: files)
    }

    /// Checks mentions.
    ///
    /// `folder`: the start of their paths. `unread`: keys with unreadable values.
    func check(
        _ mentions: UnresolvedReferences, folder: String, unread: Set<String>, diagnostics: inout Diagnostics
    ) {
        for id in mentions.ids where !entryIDs.contains(id.value.rawValue) {
            diagnostics.report(.unknownEntry(id, candidates: candidates(after: diagnostics)))
        }
        let canTell = unread.isDisjoint(with: ["entry", "name", "url", "related", "alternatives", "composes"])
        for reference in mentions.references
        where canTell && reference.entry == nil && reference.name == nil && reference.url == nil {
            diagnostics.report(.missingTarget(at: reference.base.range))
        }
        for name in mentions.extensionNames where !isReverseDomain(name.value) {
            diagnostics.report(.extensionName(name))
        }
        var missing: [Text] = []
        for link in mentions.links { check(link, folder: folder, diagnostics: &diagnostics, missing: &missing) }
        for address in mentions.addresses {
            check(address, folder: folder, diagnostics: &diagnostics, missing: &missing)
        }
        for figure in mentions.figures {
            if let file = figure.file, figure.alt == nil { diagnostics.report(.missingAlternative(file)) }
        }
        missing += mentions.publishedFiles.map(\.path).filter { !files.isFile($0, in: folder) }
        for demo in mentions.demos { DemoChecks.check(demo, diagnostics: &diagnostics) }
        MissingFiles(folder: folder, files: files, listings: listings).report(missing, diagnostics: &diagnostics)
    }

    private func check(
        _ link: Located<ProseLink>, folder: String, diagnostics: inout Diagnostics, missing: inout [Text]
    ) {
        switch link.value.destination {
        case .entry(let id, _):
            guard !entryIDs.contains(id) else { return }
            let range = link.range.part(from: "entry:".utf8.count, length: id.utf8.count)
            if let id = EntryID(id) {
                diagnostics.report(.unknownEntry(Located(id, at: range), candidates: candidates(after: diagnostics)))
            } else {
                diagnostics.report(.invalidLinkedID(id, at: range))
            }
        case .token(let path):
            guard !tokens.isEmpty, !tokens.contains(path) else { return }
            let range = link.range.part(from: "token:".utf8.count, length: path.utf8.count)
            diagnostics.report(
                .unknownToken(
                    path, of: Text(path, at: range), in: tokens, isGuessed: diagnostics.all.count < FileLimits.findings)
            )
        case .file(let path):
            let file = path.prefix { $0 != "#" && $0 != "?" }
            let range = link.range.part(from: 0, length: file.utf8.count)
            if !file.isEmpty && !files.isFile(Text(String(file), at: range), in: folder) {
                missing.append(Text(String(file), at: range))
            }
        case .address, .anchor: return
        }
    }

    /// Returns the ids possibly meant.
    ///
    /// Comparing all ids for each of many findings, most of them not shown, would take long.
    private func candidates(after diagnostics: Diagnostics) -> [String] {
        diagnostics.all.count < FileLimits.findings ? sortedIDs : []
    }

    /// Checks an address of a link or reference: http, https, mailto, or a file relative to the entry.
    private func check(_ address: Text, folder: String, diagnostics: inout Diagnostics, missing: inout [Text]) {
        let text = address.value
        guard !text.isEmpty else { return diagnostics.report(.missingTarget(at: address.range)) }
        let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        if text.dropFirst(name.count).first == ":", name.first?.isLetter == true {
            if !["http", "https", "mailto"].contains(name.lowercased()) {
                diagnostics.report(.unsupportedAddress(scheme: String(name), at: address.range))
            }
            return
        }
        let file = text.prefix { $0 != "#" && $0 != "?" }
        let path = Text(String(file), at: address.range)
        if !file.isEmpty && !files.isFile(path, in: folder) { missing.append(path) }
    }

    private func isReverseDomain(_ name: String) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        return words.count > 1 && words.allSatisfy { !$0.isEmpty }
    }
}
