import ArgumentParser

/// The root command `catalog` of the command line, with all subcommands such as `build` and `check`.
struct CatalogCommand: AsyncParsableCommand {
    /// The version of the program, as in the product changelog.
    static let programVersion = "0.2.0"

    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Maintain a catalog of user interface components and render it as pages, schemas, stubs and tokens.",
        discussion: """
            Commands use catalog.yaml or Catalog/catalog.yaml in the current folder or the nearest folder above. Choose \
            another catalog with --catalog.

            Exit status: 0 for success; 1 for errors in the catalog or on the disk; 2 for differences (build --check, \
            check --fix --diff, stub --diff, stub --merge, diff --fail-on, verify, health); 64 for a usage error.
            """,
        version: "catalog \(programVersion), entry format 1",
        groupedSubcommands: [
            CommandGroup(
                name: "Author",
                subcommands: [
                    InitCommand.self, NewCommand.self, ImportCommand.self, RenameCommand.self, ListCommand.self,
                    SearchCommand.self, ShowCommand.self, TokenCommand.self,
                ]),
            CommandGroup(
                name: "Check",
                subcommands: [
                    CheckCommand.self, CheckUsageCommand.self, VerifyCommand.self, HealthCommand.self,
                    ExplainCommand.self,
                ]),
            CommandGroup(name: "Compare", subcommands: [DiffCommand.self, HistoryCommand.self]),
            CommandGroup(
                name: "Publish", subcommands: [BuildCommand.self, ServeCommand.self, StubCommand.self, MCPCommand.self]),
            CommandGroup(name: "Extend", subcommands: [BackendsCommand.self, SchemaCommand.self, DumpCommand.self]),
        ])
}
