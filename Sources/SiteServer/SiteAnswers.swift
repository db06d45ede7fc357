import Synchronization

/// A responder to the site server's HTTP requests, with the files of the site and with the event stream for pages
/// following the builds.
final class SiteAnswers: Sendable {
    private static let stream = "-/events"

    private let files: any ServedFiles
    private let event = Mutex<[UInt8]>([])

    init(_ files: any ServedFiles) {
        self.files = files
    }

    /// The last message to every page, as a piece of a stream of events.
    var lastEvent: [UInt8] { event.withLock { $0 } }

    /// Sends a message to every page.
    ///
    /// - Parameter text: A text on one line.
    func tell(_ text: String) { event.withLock { $0 = Array("data: \(text)\n\n".utf8) } }

    func isStream(_ request: Request) -> Bool { request.path == Self.stream && !request.isHead }

    func response(to request: Request) -> Response {
        switch request.path {
        case "-/live.js": Response(.ok, type: Response.type(of: request.path), body: PackageResources.live_js)
        case "-/live.css": Response(.ok, type: Response.type(of: request.path), body: PackageResources.live_css)
        default: file(request.path)
        }
    }

    private func file(_ path: String) -> Response {
        let type = Response.type(of: path)
        if let bytes = files.bytes(of: path) {
            return Response(.ok, type: type, body: path.hasSuffix(".html") ? Self.following(bytes) : bytes)
        }
        // Its links are seen from the site's folder, so it is of use for addresses in that only.
        let own = path.contains("/") ? nil : files.bytes(of: "404.html")
        let page = own ?? Array(Self.waiting.utf8)
        return Response(.notFound, type: Response.type(of: "404.html"), body: Self.following(page))
    }

    private static let waiting = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Nothing here</title>
        </head>
        <body>
        <p>There is no page at this address, or none yet. <a href="/">To the overview</a></p>
        </body>
        </html>

        """

    /// Returns a page with the script that follows the builds.
    private static func following(_ page: [UInt8]) -> [UInt8] {
        let end = Array("</head>".utf8)
        guard let first = end.first else { return page }
        var start = page.startIndex
        while let index = page[start...].firstIndex(of: first) {
            if page[index...].starts(with: end) {
                return page[..<index] + Array("<script src=\"/-/live.js\"></script>\n".utf8) + page[index...]
            }
            start = index + 1
        }
        return page
    }
}
