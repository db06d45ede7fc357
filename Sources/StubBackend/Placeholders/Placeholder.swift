/// A name that stubs use without a visible declaration.
enum Placeholder: Hashable, Sendable {
    enum Role: Int, Hashable, Comparable, Sendable {
        /// Only what lies in it is named.
        case namespace
        case value
        /// An error that is thrown, or the object of an event.
        case error
        case superclass, constraint
        /// An attribute that builds the values of closures.
        case builder

        static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
    }

    /// A type by its full name.
    case type([String], arity: Int, role: Role)
    /// A value of some type that belongs to a type; to none if the path is empty.
    case value(of: [String], name: String, type: String)
    /// An operator that the standard library does not have, with the word for its place.
    case `operator`(String, fixity: String)
}
