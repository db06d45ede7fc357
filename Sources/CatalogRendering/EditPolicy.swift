/// Policy for a file of an output edited by a person.
public enum EditPolicy: Hashable, Sendable {
    /// The file is a build's alone: an edit is an error, because a build would lose the edit.
    case refused
    /// The file is a start for people: any changes stay, even a deletion. Builds only bring untouched files up to date.
    case kept
}
