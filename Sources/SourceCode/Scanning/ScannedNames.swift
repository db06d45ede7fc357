/// The names in a text of source code: names used, and names declared by the text.
package struct ScannedNames {
    /// A use of a name, such as `Item.Tone<string>`.
    package struct Use: Hashable {
        /// The names joined by dots.
        package var path: [String]
        /// The number of generic arguments.
        package var arity = 0
        /// Whether the name has to be a value: the operand of `typeof`.
        package var isValue = false
        /// Whether members of the name are used, so that the name has to be known.
        package var isLookedInto = false
        /// Place of the path, in bytes.
        package var place = 0..<0
    }

    /// The uses in the order of the text.
    package var uses: [Use] = []
    /// Generic parameters and other names declared by the text.
    package var declared: Set<String> = []

    /// The uses of names declared elsewhere.
    package var foreign: [Use] { uses.filter { !declared.contains($0.path[0]) } }
}
