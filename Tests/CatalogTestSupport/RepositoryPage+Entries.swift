extension RepositoryPage {
    /// The entries that the page shows, by id: blocks of YAML that begin with an id, and here-documents of sessions.
    ///
    /// Lines that a session appends to an entry of another origin follow the keys that every entry has.
    package var entries: [String: String] {
        var entries: [String: String] = [:]
        for block in blocks("yaml") {
            if let id = block.prefixMatch(of: /id: (\S+)\n/)?.1 { entries[String(id)] = block }
        }
        let document = /cat (>+) \S*components\/(\S+)\.yaml <<'END'\n((?s).*?\n)END\n/
        for match in blocks("console").joined().matches(of: document) {
            let (_, redirection, id, text) = match.output
            let start = redirection == ">" ? "" : entries[String(id)] ?? Snippet.entry(String(id))
            entries[String(id)] = start + text
        }
        return entries
    }
}
