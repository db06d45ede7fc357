/// A use of a name in the text of a type, such as `Item.Tone<string>`.
package struct NameUse: Hashable {
    /// The names joined by dots.
    package var path: [String]
    /// The number of generic arguments.
    package var arity = 0
    /// Whether only a protocol is possible as the name.
    package var isConstraint = false
    /// Whether the type is thrown.
    package var isThrown = false
    /// Whether the name must be a value: the operand of `typeof`.
    package var isValue = false
    /// Whether members of the name are used, so that the name must be declared.
    package var isLookedInto = false
    /// The range of the path, in bytes.
    package var location = 0..<0
}
