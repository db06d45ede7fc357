import CSiteAssets
import CatalogModel
import CatalogPages
import CatalogRendering

/// The fixed files of the HTML site besides pages: scripts, style sheets, logo and icon, with the paths of all.
struct SiteFiles: Sendable {
    static let styleSheet = "assets/site.css"
    static let script = "assets/site.js"
    static let list = "assets/list.js"
    static let brand = "assets/brand.css"

    /// The stylesheet with the colors and fonts set by a team; nil without such settings.
    private let brandSheet: String?
    /// The stylesheet of the team's own.
    private let teamSheet: OutputFile?
    /// The team's logo.
    let logo: OutputFile?
    private let mark: OutputFile?

    /// Creates the files of a site.
    ///
    /// - Parameters:
    ///   - brand: The settings of the team.
    ///   - files: The team's own files, by name as written in `catalog.yaml`.
    init(_ brand: BrandOptions, from files: [String: SourceFile]) {
        brandSheet = brand.styleSheet
        teamSheet = brand.ownStyleSheet.flatMap { files[$0] }.flatMap { Self.copy(of: $0, named: "style") }
        logo = brand.logo.flatMap { files[$0] }.flatMap { Self.copy(of: $0, named: "logo") }
        mark = logo == nil ? Self.mark(in: brand.iconColor) : nil
    }

    /// The picture shown by browsers beside the title of a page.
    var icon: String { (logo ?? mark)?.path.text ?? "" }

    var styleSheets: [String] {
        [Self.styleSheet] + (brandSheet == nil ? [] : [Self.brand]) + [teamSheet?.path.text].compactMap(\.self)
    }

    func units() -> [RenderUnit] {
        unit(Self.styleSheet, bytes: Self.compact(styleSheet: Self.asset(csiteassets_style_sheet)))
            + unit(Self.script, bytes: Self.asset(csiteassets_script))
            + (brandSheet.map { unit(Self.brand, bytes: Array($0.utf8)) } ?? [])
            + [teamSheet, logo, mark].compactMap(\.self).map { file in
                RenderUnit(paths: [file.path]) { Rendering(files: [file]) }
            }
    }

    /// Returns a copy of an asset without the indentation and the lines of comments, which browsers would load in vain.
    private static func asset(_ bytes: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> [UInt8] {
        var count = 0
        let lines = UnsafeBufferPointer(start: bytes(&count), count: count).split(separator: UInt8(ascii: "\n"))
        return lines.reduce(into: []) { result, line in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            if text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) { return }
            result += text
            result.append(UInt8(ascii: "\n"))
        }
    }

    /// Returns a copy of a style sheet without the spaces around its punctuation, except in strings.
    private static func compact(styleSheet bytes: [UInt8]) -> [UInt8] {
        var quote: UInt8?
        var result: [UInt8] = []
        for byte in bytes {
            if quote == nil, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
                if let last = result.last, !"{};,: ".utf8.contains(last) { result.append(UInt8(ascii: " ")) }
                continue
            }
            if quote == nil, "{};,".utf8.contains(byte), result.last == UInt8(ascii: " ") { result.removeLast() }
            if byte == quote {
                quote = nil
            } else if quote == nil, "\"'".utf8.contains(byte) {
                quote = byte
            }
            result.append(byte)
        }
        return result
    }

    /// Returns a copy of a file, named after the purpose of the file, whereas copies of pictures are named after the
    /// pictures.
    private static func copy(of file: SourceFile, named name: String) -> OutputFile? {
        let fileExtension = CatalogPath.pathExtension(of: file.path).lowercased()
        return OutputPath("brand/\(name).\(fileExtension)").map { OutputFile(path: $0, bytes: file.bytes) }
    }

    /// Returns the spot beside the name of a site without a logo.
    private static func mark(in color: String) -> OutputFile? {
        let picture = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="\(color)" d="M0 14V8a8 8 0 1 1 8 8H2a2 \
            2 0 0 1-2-2z"/></svg>

            """
        return OutputPath("assets/icon.svg").map { OutputFile(path: $0, text: picture) }
    }

    private func unit(_ name: String, bytes: [UInt8]) -> [RenderUnit] {
        guard let path = OutputPath(name) else { return [] }
        // These files do not depend on the catalog.
        return [
            RenderUnit(paths: [path]) {
                Rendering(files: [OutputFile(path: path, bytes: bytes)])
            }
        ]
    }

    /// Returns the HTML file of a page: `components/button.html`.
    static func html(of page: String) -> OutputPath? {
        page.hasSuffix(".md") ? OutputPath(page.dropLast("md".count) + "html") : nil
    }

    /// Returns the file of a page as text; the page's own path if no file can have such a name.
    static func address(of page: String) -> String { html(of: page)?.text ?? page }

    /// Returns the Markdown beside a page; nil for pages only in the site.
    static func markdown(of page: String) -> String? { page == NotFoundPage.path ? nil : page }
}
