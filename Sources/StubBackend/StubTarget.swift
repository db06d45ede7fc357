import CatalogModel

/// A kind of stub output, mostly for a language and framework, with the platforms covered and the text of each file.
protocol StubTarget: Sendable {
    /// Name in the option `targets`, and of the target's folder.
    var name: String { get }
    /// The extension of the files, without the dot.
    var fileExtension: String { get }
    /// Whether classes inherit members, so that the members of superclasses are not declared again.
    var inheritsMembers: Bool { get }
    /// Whether the target writes the stubs of an implementation.
    func covers(_ platform: Platform) -> Bool
    /// Returns the text of a file in UTF-8, put together from the parts.
    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8]
}

/// A built-in stub target for a programming language, with the code for the parts of each file.
///
/// A template puts the parts together, either the program's own or a replacement in the catalog. Another target is
/// another value of the same kind in `StubTargets.all`.
protocol CodeTarget: StubTarget {
    var language: any StubLanguage { get }
    /// Returns the parts of a file, and reports facts that the target cannot express.
    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode
    /// The name of the file for the placeholder declarations, in the folder of the target.
    var supportFile: String { get }
    /// Whether a file imports others by place.
    var importsByLocation: Bool { get }
    /// Whether the main component has a second file, with stories that show the component.
    var hasStories: Bool { get }
    /// Whether an interface such as `ButtonProps` is part of the component `Button`.
    var mergesProps: Bool { get }
    /// Whether the target also makes stubs from an implementation for another platform.
    var convertsOthers: Bool { get }
    /// Returns the nearness of a platform's implementation to the output of the target; the nearest implementation is
    /// taken. 0 for implementations that only provide names and words.
    func nearness(to platform: Platform) -> Int
    /// Returns the names of a type and the inner types for other files, by full names.
    func exports(of type: TypeStub) -> [(full: String, name: String)]
    /// Returns declarations, in UTF-8, for names used by stubs but declared by no stub.
    func text(of support: PlaceholderFile, diagnostics: inout Diagnostics) -> [UInt8]
}

extension CodeTarget {
    var importsByLocation: Bool { false }
    var inheritsMembers: Bool { false }
    var hasStories: Bool { false }
    var mergesProps: Bool { false }
    var convertsOthers: Bool { false }

    func nearness(to platform: Platform) -> Int { 0 }

    func exports(of type: TypeStub) -> [(full: String, name: String)] { [] }

    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var file = file
        file.template.language = language
        return language.template.render(file, diagnostics: &diagnostics)
    }
}

/// The list of the stub targets built into the program.
enum StubTargets {
    /// The targets in order of precedence: the first to cover an implementation writes the stubs.
    static let all: [any CodeTarget] = [
        SwiftTarget.swiftUI, SwiftTarget.uiKit, SwiftTarget.plain, WebTarget(), ComposeTarget(), ReactTarget(),
    ]

    /// Targets able to make stubs from an implementation for another platform.
    static let converting = all.filter(\.convertsOthers)

    /// The target of entries as a whole, in no language.
    static let outline = "outline"

    static let names = all.map(\.name) + [outline]

    /// Returns the target that writes the stubs of an implementation.
    static func target(for platform: Platform) -> (any CodeTarget)? { all.first { $0.covers(platform) } }
}
