import CatalogModel
import CatalogRendering

/// A stub file planned for an entry: path, target, implementation and types to declare.
struct PlannedFile: Sendable {
    let path: OutputPath
    let target: any StubTarget
    /// The built-in target for the parts of the file; nil where a template shows no parts.
    let writer: (any CodeTarget)?
    /// The implementation by the place in the entry; nil for a file of an entry without an implementation with content.
    var implementation: Int?
    /// The top-level types of the implementation to declare, by place.
    var roots: [Int] = []
    /// All types of the implementation, by nesting.
    var forest = TypeForest(.init())
    /// Whether the file declares the free functions of the implementation.
    var hasFunctions = false
    /// Whether the stubs come from an implementation for another platform or, without an implementation, from the entry
    /// alone.
    var isDerived = false
    var part = StubFile.Part.code

    /// The path in the folder of the target, without the extension.
    var module: String {
        String(path.text.dropFirst(target.name.count + 1).dropLast(target.fileExtension.count + 1))
    }

    /// The built-in target responsible for the surroundings of the file; nil without a writer of the same name as the
    /// target.
    ///
    /// The file and other files of the target refer to each other, whether the program's template or a template of the
    /// catalog puts the file together.
    var surroundingTarget: (any CodeTarget)? { writer.flatMap { $0.name == target.name ? $0 : nil } }
}

/// A catalog entry with all stub files planned for the entry.
struct PlannedEntry: Sendable {
    let component: Component
    let files: [PlannedFile]

    /// Returns the files with a built-in target as the surrounding target.
    func files(of target: any CodeTarget) -> [PlannedFile] {
        files.filter { $0.surroundingTarget?.name == target.name }
    }
}
