extension Dialect {
    /// Pages for Docusaurus 3.1 or later, which reads `.md` as MDX by default.
    ///
    /// Names of places within a page are those of empty links, the only names recognized by the check of anchors.
    static let docusaurus = Dialect(
        name: "docusaurus", grammar: .mdx, frame: .frontMatterAndImports, headingNames: .attribute(padding: ""),
        alerts: .container, details: .element(attribute: ""), tabs: .element, pictures: .themedImage,
        pageNames: .published, navigation: .docusaurus)
}
