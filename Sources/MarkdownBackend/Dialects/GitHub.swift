extension Dialect {
    /// Files for people who read in a repository: tables and alerts of GitHub, no front matter, which would be shown.
    package static let github = Dialect(
        name: "github", grammar: .gitHub, frame: .none, headingNames: .element, listsSections: true,
        longestOpenTable: nil, alerts: .quote, details: .element(attribute: ""), tabs: .stacked, pictures: .element,
        navigation: .none)
}
