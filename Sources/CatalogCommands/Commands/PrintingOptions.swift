import ArgumentParser

/// The command-line options `--color` and `--quiet`, shared by all commands.
struct PrintingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Use color on terminals, always or never. NO_COLOR and CLICOLOR_FORCE change auto.", valueName: "when"))
    var color = ColorChoice.auto

    @Flag(name: .shortAndLong, help: "Print errors and requested data only.")
    var quiet = false
}

extension ColorChoice: ExpressibleByArgument {}

/// A command with the options `--color` and `--quiet`.
protocol PrintingCommand: ParsableCommand {
    var printing: PrintingOptions { get }
}

/// A command with the options `--catalog` and `--verbose`, besides `--color` and `--quiet`.
protocol CatalogReadingCommand: PrintingCommand {
    var options: CatalogOptions { get }
}

extension CatalogReadingCommand {
    var printing: PrintingOptions { options.printing }
}
