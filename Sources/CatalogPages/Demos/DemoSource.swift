import CatalogModel
package import CatalogRendering

/// The source of a demo: a page on another server, or a page of the site.
package enum DemoSource: Hashable, Sendable {
    /// An address with https, with the placeholder of the theme.
    case address(String)
    /// An HTML file of the catalog, by path from the catalog's folder.
    case file(String)
    /// Markup, with the modules of the custom element by path from the catalog's folder.
    case markup(String, element: String, modules: [String])

    /// Creates the source of a demo; nil for a demo without a usable source.
    ///
    /// - Parameters:
    ///   - demo: The demo.
    ///   - example: The example of the demo; nil for the demo of an implementation.
    ///   - language: The language of the code, unless stated by the example.
    ///   - folder: The folder of the entry, as seen from the catalog's.
    init?(_ demo: Demo, of example: Example?, language: String, in folder: String) {
        if let url = demo.url?.value {
            guard DemoAddress.origin(of: url) != nil else { return nil }
            self = .address(url)
        } else if let file = demo.file?.value {
            self = .file(RelativePath.resolve(file, from: folder))
        } else if let element = demo.element?.value {
            let code = example?.code?.value ?? ""
            let isMarkup = Self.isMarkup(code, of: element, language: example?.language?.value ?? language)
            self = .markup(
                isMarkup ? code : "<\(element)></\(element)>", element: element,
                modules: demo.modules.orEmpty().map { RelativePath.resolve($0.value, from: folder) })
        } else {
            return nil
        }
    }

    /// Whether code is HTML with the element; components of React begin the same way.
    private static func isMarkup(_ code: String, of element: String, language: String) -> Bool {
        code.drop(while: \.isWhitespace).first == "<" && code.contains("<\(element)")
            && !["jsx", "tsx"].contains(language.lowercased())
    }

    /// The path of the page on the site; nil for a page on another server.
    ///
    /// The path follows from the content, without a numbering shared by pages and files.
    package var path: OutputPath? {
        switch self {
        case .address: return nil
        case .file(let file):
            let isHTML = CatalogPath.pathExtension(of: file).lowercased() == "html"
            return PictureCopies.path(of: file, in: Self.folder, ending: isHTML ? "" : ".html")
        case .markup(let markup, let element, let modules):
            let digits = Fingerprint.text(of: [element, markup] + modules).prefix(8)
            return OutputPath("\(Self.folder)/\(element)--\(digits).html")
        }
    }

    /// The folder of the pages on the site.
    package static let folder = "demos"
}

/// A demo on a page, to be shown in a frame.
package struct DemoFrame: Equatable, Sendable {
    package let source: DemoSource
    /// The subject of the frame, for screen readers.
    package let title: String
    /// The height in pixels; nil where unstated.
    package let height: Int?
    /// The names of the catalog's themes; a demo starts with the first theme.
    package let themes: [String]

    /// The page of the demo for hosts without frames; nil for markup.
    package var link: Target? {
        switch source {
        case .address(let address): .address(DemoAddress.address(address, forTheme: themes.first ?? ""))
        case .file(let file): .file(file)
        case .markup: nil
        }
    }
}
