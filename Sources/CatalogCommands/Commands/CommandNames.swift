import ArgumentParser
import CatalogModel

/// A check of the names of commands in arguments, such as `check` and `help rename token`, before the arguments are
/// parsed.
///
/// The argument parser reports a misspelled command as an unexpected argument, and ignores it after `help`.
enum CommandNames {
    /// Throws an error for an unknown name of a command, with the likely name.
    static func validate(_ arguments: [String]) throws {
        var names = arguments.prefix { !$0.hasPrefix("-") }
        var commands = CatalogCommand.configuration.subcommands
        var helpNames = [help]
        var path = ""
        if names.first == help { names.removeFirst() }
        for name in names {
            if commands.isEmpty { return }
            if helpNames.contains(name) { return }
            guard let command = commands.first(where: { $0.configuration.commandName == name }) else {
                let candidates = commands.compactMap { $0.configuration.commandName } + helpNames
                let meant = suggestion(for: name, among: candidates)
                let hint = meant.map { "; did you mean '" + path + $0 + "'?" } ?? ""
                throw ValidationError("unknown command '\(path)\(name.visible)'\(hint)")
            }
            path += "\(name) "
            helpNames = []
            commands = command.configuration.subcommands
        }
    }

    /// The command added by the argument parser.
    private static let help = "help"
}
