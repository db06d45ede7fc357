/// The policy for generated files edited by a person: builds refuse to overwrite the edits, or keep the edited files.
public enum EditPolicy: Hashable, Sendable {
    /// The file is a build's alone: an edit is an error, because a build would lose the edit.
    case refused
    /// The file is a start for people: any changes stay, even a deletion. Builds only bring untouched files up to date.
    case kept
}
