/// A name that stubs use and that nothing declares which they can see.
enum Placeholder: Hashable, Sendable {
    enum Role: Int, Hashable, Comparable, Sendable {
        /// Only what lies in it is named.
        case namespace
        case value
        /// What is thrown, or the object of an event.
        case error
        case superclass, constraint
        /// An attribute that builds the values of closures.
        case builder

        static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
    }

    /// What a call of it is given: a label, and a type of the standard library.
    struct Parameter: Hashable, Sendable {
        var label: String?
        var type: String
    }

    enum Literal: String, Hashable, Comparable, Sendable {
        case bool, integer, float, string, array

        static func < (left: Literal, right: Literal) -> Bool { left.rawValue < right.rawValue }
    }

    /// A type by its full name.
    case type([String], arity: Int, role: Role)
    /// A value that belongs to a type and has that type: `.medium`, `.max()`.
    case member(of: [String], name: String, parameters: [Parameter]?)
    /// A value behind names of which the first is a type: `DesignSystem.shared.spacer.small`.
    case chain([String], parameters: [Parameter]?, type: String)
    /// A value that lies in no type.
    case global(String, type: String)
    /// That a literal can be a value of the type.
    case literal(of: [String], Literal)
    /// An operator that the standard library does not have, with the word for its place.
    case `operator`(String, fixity: String)
    /// How values of the type are made.
    case initializer(of: [String], [Parameter])
}
