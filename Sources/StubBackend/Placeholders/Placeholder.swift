/// A name used by stubs without a visible declaration (a type, a value or an operator), declared in a separate
/// placeholder file for compiling the stubs.
enum Placeholder: Hashable, Sendable {
    /// The role of the missing name in stubs, deciding the declaration to write.
    enum Role: Int, Hashable, Comparable, Sendable {
        /// A name used only as the container of others.
        case namespace
        case value
        /// A thrown error, or the object of an event.
        case error
        case superclass, constraint
        /// An attribute that builds the values of closures.
        case builder

        static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
    }

    /// A type by full name.
    case type([String], arity: Int, role: Role)
    /// A value of some type that belongs to a type; to none if the path is empty.
    case value(of: [String], name: String, type: String)
    /// An operator missing from the standard library, with the word for the operator's place.
    case `operator`(String, fixity: String)
}
