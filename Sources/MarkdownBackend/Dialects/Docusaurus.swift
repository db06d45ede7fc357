extension Dialect {
    /// Pages for Docusaurus 3.1 or later, which reads `.md` as MDX unless it is told otherwise.
    ///
    /// Names of places within a page are those of empty links, because those are what its check of anchors knows.
    static let docusaurus = Dialect(
        name: "docusaurus", grammar: .mdx, frame: .frontMatterAndImports, headingNames: .attribute(padding: ""),
        alerts: .container, details: .element(attribute: ""), tabs: .element, pictures: .themedImage,
        pageNames: .published, navigation: .docusaurus)
}
