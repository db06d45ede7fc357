/// Policy for a file of an output that a person has edited.
public enum EditPolicy: Hashable, Sendable {
    /// The file is a build's alone: an edit is an error, because a build would lose it.
    case refused
    /// The file is where people start from: what they make of it stays, even if that is nothing. Builds bring those
    /// files up to date that nobody has touched.
    case kept
}
