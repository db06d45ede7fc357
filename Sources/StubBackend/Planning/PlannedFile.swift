import CatalogModel
import CatalogRendering

/// A file of stubs to be written.
struct PlannedFile: Sendable {
    let path: OutputPath
    let target: any StubTarget
    /// The target of the program that writes the parts of the file; nil where a template shows none.
    let writer: (any CodeTarget)?
    /// The implementation by the place in the entry; nil for a file of an entry without an implementation with content.
    let implementation: Int?
    /// The top-level types of the implementation to declare, by place.
    let roots: [Int]
    /// All types of the implementation, by nesting.
    let forest: TypeForest
    /// Whether the free functions stand here.
    let hasFunctions: Bool
    /// Whether the implementation is for another platform.
    let isDerived: Bool

    /// The path in the folder of the target, without the extension.
    var module: String {
        String(path.text.dropFirst(target.name.count + 1).dropLast(target.fileExtension.count + 1))
    }

    /// The target of the program responsible for the surroundings of the file: the file and other files of the target
    /// refer to each other, whether the file is put together by the program's template or by the catalog's.
    var surroundingTarget: (any CodeTarget)? { writer.flatMap { $0.name == target.name ? $0 : nil } }
}

/// All files of stubs of an entry.
struct PlannedEntry: Sendable {
    let component: Component
    let files: [PlannedFile]

    /// Returns the files of a target of the program.
    func files(of target: any CodeTarget) -> [PlannedFile] {
        files.filter { $0.surroundingTarget?.name == target.name }
    }
}
