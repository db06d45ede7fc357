package import CatalogModel
import CatalogPages
import CatalogReview

/// The answers of one loaded catalog to the questions of coding agents.
///
/// An object: the search index and the index of types are made once, on first use.
package final class CatalogAnswers: Sendable {
    package let registry: ComponentRegistry
    let site: SiteLinks
    private let search = SharedValue<EntrySearch>()
    private let usage = SharedValue<UsageReview>()
    private let tokens: TokenAnswer

    package init(_ registry: ComponentRegistry) {
        self.registry = registry
        site = SiteLinks(registry)
        tokens = TokenAnswer(registry: registry)
    }

    /// Makes the search index and the index of types, which the first query would wait for.
    package func prepare() {
        _ = (entrySearch, usageReview)
    }

    private var entrySearch: EntrySearch { search.value { EntrySearch(site) } }
    private var usageReview: UsageReview { usage.value { UsageReview(of: registry) } }

    /// Returns the answer of a query that needs this catalog only; nil for `changes`, which needs another one.
    package func answer(_ query: AgentQuery, with arguments: AgentArguments) -> Answer? {
        switch query {
        case .search:
            SearchAnswer(search: entrySearch, site: site).answer(
                arguments.text("query"), kind: arguments.optionalText("kind"), limit: arguments.integer("limit"))
        case .get: get(arguments)
        case .token:
            tokens.answer(arguments.text("token"), theme: arguments.optionalText("theme"))
        case .checkUsage:
            UsageAnswer(review: usageReview).answer(
                arguments.text("code"), language: arguments.text("language"),
                platform: arguments.optionalText("platform"))
        case .health: CatalogHealthAnswer(HealthReport(of: registry)).answer(id: arguments.optionalText("id"))
        case .changes: nil
        }
    }

    private func get(_ arguments: AgentArguments) -> Answer {
        let id = arguments.text("id")
        guard let component = registry[id] else { return .unknown(entry: id, in: registry) }
        return EntryAnswer(site: site, component: component).answer(
            parts: arguments.texts("parts"), platform: arguments.optionalText("platform"),
            member: arguments.optionalText("member"), limit: arguments.integer("max_tokens"))
    }

    /// Returns the entry as Markdown, as the content of a resource; nil for an unknown id.
    package func resource(entry id: String) -> String? {
        registry[id].map { component in
            EntryAnswer(site: site, component: component).answer(
                parts: [], platform: nil, member: nil, limit: AgentQuery.greatestAnswer
            ).text
        }
    }

    /// Returns the token as Markdown, as the content of a resource; nil for an unknown path.
    package func resource(token path: String) -> String? {
        guard registry.themes.contains(where: { $0.tokens[path] != nil }) else { return nil }
        return tokens.answer(path, theme: nil).text
    }
}
