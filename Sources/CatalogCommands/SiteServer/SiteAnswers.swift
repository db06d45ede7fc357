import Synchronization

/// A responder to the site server's HTTP requests, with the files of the site and with the event stream for pages
/// following the builds.
final class SiteAnswers: Sendable {
    private static let stream = "-/events"

    private let files: any ServedFiles
    /// The Content-Security-Policy of pages.
    private let policy: String
    /// The folder of pages for frames only, with a slash at the end.
    private let framed: String
    /// The policy of framed pages, also valid outside of a frame.
    private static let framedPolicy = "sandbox allow-scripts"
    private let event = Mutex<[UInt8]>([])

    init(_ files: any ServedFiles, policy: String, framed: String) {
        self.files = files
        self.policy = policy
        self.framed = framed + "/"
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
        case "-/live.js": response(.ok, to: request.path, body: Response.Body(end: PackageResources.live_js))
        case "-/live.css": response(.ok, to: request.path, body: Response.Body(end: PackageResources.live_css))
        case Self.stream: Response(.ok, type: "text/event-stream", body: Response.Body())
        default: file(request.path)
        }
    }

    private func file(_ path: String) -> Response {
        // Hidden files, such as the manifest of an output, are not part of the site.
        let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
        if !isHidden, let file = files.open(path) {
            let isPage = path.hasSuffix(".html") && !path.hasPrefix(framed)
            let end = isPage ? Self.script : []
            return response(.ok, to: path, body: Response.Body(file: file, end: end))
        }
        // The links of the page are relative to the site's folder.
        let own = path.contains("/") ? nil : files.open("404.html")
        let end = (own == nil ? Array(Self.waiting.utf8) : []) + Self.script
        return response(.notFound, to: "404.html", body: Response.Body(file: own, end: end))
    }

    private func response(_ status: Response.Status, to path: String, body: Response.Body) -> Response {
        let type = Response.type(of: path)
        let isPicture = type.hasPrefix("image/")
        let policy = path.hasPrefix(framed) ? Self.framedPolicy : policy
        return Response(status, type: type, policy: isPicture ? nil : policy, body: body)
    }

    /// The script that follows the builds, appended to each page, so that no page needs a search for the head.
    private static let script = Array("<script src=\"/-/live.js\"></script>\n".utf8)

    private static let waiting = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Not found</title>
        </head>
        <body>
        <p>There is no page at this address, or none yet. <a href="/">To the overview</a></p>
        </body>
        </html>

        """
}
