/// The kinds of Markdown that hosts read.
enum Dialect: String, CaseIterable, Sendable {
    case github

    func printed(_ page: Page, targets: any LinkTargets, addresses: LinkAddress) -> [UInt8] {
        switch self {
        case .github: GitHubPrinter(targets: targets, addresses: addresses).printed(page)
        }
    }
}
