import CatalogModel
import CatalogRendering

/// A file of stubs that is to be written.
struct PlannedFile: Sendable {
    let path: OutputPath
    let target: any StubTarget
    /// The target of the program that writes the parts of the file; nil where a template shows none.
    let writer: (any CodeTarget)?
    /// The implementation by its place in the entry; nil for a file of an entry without one that says anything.
    let implementation: Int?
    /// The types to declare that lie in no other of the implementation, by their place.
    let roots: [Int]
    /// All types of the implementation, as they lie in each other.
    let forest: TypeForest
    /// Whether the free functions stand here.
    let hasFunctions: Bool
    /// Whether the implementation is one for another platform.
    let isDerived: Bool

    /// The path in the folder of the target, without the extension.
    var module: String {
        String(path.text.dropFirst(target.name.count + 1).dropLast(target.fileExtension.count + 1))
    }

    /// The target of the program that is asked for what surrounds the file: other files of its target refer to it and it
    /// to them, whether the program's template puts it together or one of the catalog.
    var surroundingTarget: (any CodeTarget)? { writer.flatMap { $0.name == target.name ? $0 : nil } }
}

/// All files of stubs of one entry.
struct PlannedEntry: Sendable {
    let component: Component
    let files: [PlannedFile]

    /// Returns the files of a target of the program.
    func files(of target: any CodeTarget) -> [PlannedFile] {
        files.filter { $0.surroundingTarget?.name == target.name }
    }
}
