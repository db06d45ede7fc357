package import Testing

extension Judge {
    /// What a page has in its element `verdict`, a `<pre>`, after a browser has run the scripts on it.
    package static func browserVerdict(
        on page: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write("page.html", page)
        let output = try chromium.run([
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.url.path)/profile", "--dump-dom",
            file.absoluteString,
        ]).output
        let verdict = output.firstMatch(of: #/<pre id="verdict"[^>]*>([^<]+)</pre>/#)?.output.1
        return String(try #require(verdict, "\(output.suffix(400))", sourceLocation: sourceLocation))
    }
}
