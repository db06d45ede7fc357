import Foundation

/// Follows every link of rendered pages that leads to a page of the same output, every anchor and every picture of it.
struct LinkChecker {
    private let pages: [String: HTMLPage]
    private let pictures: Set<String>
    private let targets: [String: Set<String>]

    /// - `files`: The Markdown of each page and the text of each picture, by path.
    init(_ files: [String: String]) throws {
        self.init(files, pages: try HTMLPage.pages(of: files))
    }

    init(_ files: [String: String], pages: [String: HTMLPage]) {
        self.pages = pages
        pictures = Set(files.keys.filter { $0.hasSuffix(".svg") || $0.hasPrefix("assets/") })
        targets = pages.mapValues { page in
            var headings = HeadingSlugs()
            return Set(page.anchors + page.headings.map { headings.slug(of: $0.text) })
        }
    }

    /// Everything that is wrong, by page.
    var problems: [String] {
        pages.sorted { $0.key < $1.key }.flatMap { path, page in
            (page.links.flatMap { problem($0, on: path).map { [$0] } ?? [] } + anchorProblems(page) + page.faults
                + pictureProblems(page, on: path)).map { "\(path): \($0)" }
        } + unshownPictures
    }

    /// The pictures of the output; those of the catalog lie outside.
    private func own(_ page: HTMLPage, on path: String) -> [String] {
        (page.pictures.map(\.file) + page.sources).filter { !$0.contains(":") && !$0.hasPrefix("../..") }
            .map { Self.resolved($0, from: path) }
    }

    private func pictureProblems(_ page: HTMLPage, on path: String) -> [String] {
        own(page, on: path).filter { !pictures.contains($0) }.map { "the picture '\($0)' is not there" }
    }

    private var unshownPictures: [String] {
        pictures.subtracting(pages.flatMap { own($1, on: $0) }).sorted().map { "no page shows '\($0)'" }
    }

    private func problem(_ link: String, on path: String) -> String? {
        if link.contains(":") { return nil }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let file = parts[0].isEmpty ? path : Self.resolved(parts[0], from: path)
        guard let anchors = targets[file] else { return "'\(link)' leads to '\(file)', which is no page" }
        guard parts.count == 2 else { return nil }
        let anchor = parts[1].removingPercentEncoding ?? parts[1]
        return anchors.contains(anchor) ? nil : "'\(link)' leads to no place on '\(file)'"
    }

    /// Names that are there twice, and names that GitHub gives to a heading as well.
    private func anchorProblems(_ page: HTMLPage) -> [String] {
        var headings = HeadingSlugs()
        var seen = Set(page.headings.map { headings.slug(of: $0.text) })
        return page.anchors.filter { !seen.insert($0).inserted }.map { "the anchor '\($0)' is there twice" }
    }

    private static func resolved(_ link: String, from path: String) -> String {
        var names = path.split(separator: "/").dropLast().map(String.init)
        for name in (link.removingPercentEncoding ?? link).split(separator: "/") {
            if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
        }
        return names.joined(separator: "/")
    }
}

/// GitHub's names for headings, worked out on our own from what it documents: lower case, spaces as hyphens, all but
/// letters, digits, hyphens and underscores left out, a number behind repeated ones.
struct HeadingSlugs {
    private var counts: [String: Int] = [:]

    mutating func slug(of heading: String) -> String {
        let kept = heading.lowercased().unicodeScalars.filter {
            $0 == " " || $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        let slug = String(String.UnicodeScalarView(kept)).replacing(" ", with: "-")
        let count = counts[slug, default: 0]
        counts[slug] = count + 1
        return count == 0 ? slug : "\(slug)-\(count)"
    }
}
