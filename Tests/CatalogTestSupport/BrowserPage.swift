package import Testing

extension Judge {
    /// What a page has in its element `verdict`, a `<pre>`, after a browser has run the scripts on it.
    ///
    /// - `isSound`: Whether that is nothing to find fault with.
    package static func browserVerdict(
        on page: String, sourceLocation: SourceLocation = #_sourceLocation, isSound: (String) -> Bool
    ) throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write("page.html", page)
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.url.path)/profile", "--dump-dom",
            file.absoluteString,
        ]
        let output = try chromium.verdict(arguments, reads: [file]) { verdict in
            verdict.status == 0 && text(in: verdict.output).map(isSound) == true
        }.output
        return try #require(text(in: output), "\(output.suffix(400))", sourceLocation: sourceLocation)
    }

    private static func text(in page: String) -> String? {
        page.firstMatch(of: #/<pre id="verdict"[^>]*>([^<]+)</pre>/#).map { String($0.output.1) }
    }
}
