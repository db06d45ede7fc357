import ArgumentParser

/// The root command `catalog` of the command line, with all subcommands such as `build` and `check`.
struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Keeps a catalog of user interface components, and renders it for its readers.",
        discussion: """
            The catalog is catalog.yaml or Catalog/catalog.yaml, here or in the nearest folder above, or the one that \
            --catalog names.

            Exit status: 0 fine, 1 errors in the catalog, 2 outputs out of date (build --check) or stubs to merge (stub --diff), or conflicts in stubs (stub --merge), or changes that were not to be (diff --fail-on), or entries that do not say what the code says (verify), 64 wrong usage.
            """,
        version: "catalog 0.1.0, entry format 1",
        subcommands: [
            BuildCommand.self, ServeCommand.self, CheckCommand.self, VerifyCommand.self, ExplainCommand.self,
            DiffCommand.self, HistoryCommand.self, HealthCommand.self,
            ListCommand.self, ShowCommand.self, TokenCommand.self, StubCommand.self, NewCommand.self, InitCommand.self,
            ImportCommand.self, RenameCommand.self,
            BackendsCommand.self, SchemaCommand.self, DumpCommand.self,
        ])
}
