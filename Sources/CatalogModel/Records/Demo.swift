/// A demo in an entry: the component at work in a frame, from an address, a custom element or a file.
public struct Demo: BaseRecord {
    /// The schema of a demo in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Demo", "the component at work, shown in a frame above the code", short: "url",
        example: "examples: { code: <x-box></x-box>, demo: { element: x-box, modules: [x-box.js], height: 80 } }",
        snippets: [
            RecordSnippet("Demo of a custom element", ["element": "${1:x-button}", "modules": ["${2:x-button.js}"]]),
            RecordSnippet(
                "Demo from Storybook",
                ["url": "${1:https://storybook.example.org/iframe.html?id=button--primary}"]),
            RecordSnippet("Demo from a file", ["file": "${1:button.demo.html}"]),
        ],
        keys, Base.group)

    package static let keys = (
        url: Key<Text>("address of a page, with https; `{theme}` is replaced by the name of the selected theme"),
        element: Key<Text>("custom element; the markup of the example, or the element alone"),
        modules: Key<[Text]>("JavaScript modules of the element, relative to the entry"),
        file: Key<Text>("HTML file, relative to the entry: a whole page, or the content of one"),
        height: Key<Located<Int>>("height of the frame in pixels; the height of the content unless stated")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a demo as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The address of a page, such as a story in Storybook, with `{theme}` for the name of the selected theme.
    public var url: Text? { self[Self.keys.url] }
    /// The name of a custom element.
    public var element: Text? { self[Self.keys.element] }
    /// The JavaScript modules with the definition of the element, by path relative to the entry's file.
    public var modules: [Text]? { self[Self.keys.modules] }
    /// The path of an HTML file, relative to the entry's file.
    public var file: Text? { self[Self.keys.file] }
    /// The height of the frame in CSS pixels.
    public var height: Located<Int>? { self[Self.keys.height] }
}

/// A file published by outputs, as named by a figure or a demo.
public struct PublishedFileName: Sendable {
    /// The path, relative to the file of the record.
    public let path: Text
    /// The purpose of the file.
    public let kind: PublishedFileKind
}

/// The purpose of a published file.
public enum PublishedFileKind: Sendable { case picture, demoPage, demoModule }

extension Figure {
    /// The files published with the figure.
    public var publishedFiles: [PublishedFileName] {
        [file, dark].compactMap { $0.map { PublishedFileName(path: $0, kind: .picture) } }
    }
}

extension Demo {
    /// The files published with the demo.
    public var publishedFiles: [PublishedFileName] {
        (file.map { [PublishedFileName(path: $0, kind: .demoPage)] } ?? [])
            + modules.orEmpty().map { PublishedFileName(path: $0, kind: .demoModule) }
    }
}
