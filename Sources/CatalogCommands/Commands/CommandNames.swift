import ArgumentParser
import CatalogModel

/// A check of the names of commands in arguments, such as `check` and `help rename token`, before the arguments are
/// parsed.
///
/// The argument parser reports a misspelled command as an unexpected argument, and ignores it after `help`.
enum CommandNames {
    /// Throws an error for an unknown name of a command, with the likely name.
    static func validate(_ arguments: [String]) throws(ValidationError) {
        var names = arguments.prefix { !$0.hasPrefix("-") }
        var path = ""
        var subcommands = CatalogCommand.configuration.subcommands
        if names.first == help { names.removeFirst() }
        for name in names where !subcommands.isEmpty {
            let known = subcommands.compactMap(\.configuration.commandName) + (path.isEmpty ? [help] : [])
            guard known.contains(name) else {
                let meant = suggestion(for: name, among: known).map { "; did you mean '\(path)\($0)'?" } ?? ""
                throw ValidationError("unknown command '\(path)\(name.visible)'\(meant)")
            }
            path += "\(name) "
            subcommands = subcommands.first { $0.configuration.commandName == name }?.configuration.subcommands ?? []
        }
    }

    /// The command added by the argument parser.
    private static let help = "help"
}
