import CatalogModel
package import CatalogRendering

/// Copies of a figure's light and dark pictures under paired names, for recognition of the dark picture by DocC:
/// `box_or_night.png` and `box_or_night~dark.png` for `box.png` and `night.png`.
package enum ThemedCopies {
    /// Returns the names of both copies; nil unless the pictures are of the same kind, since DocC would not take other
    /// pictures for a pair.
    package static func paths(light: Target, dark: Target) -> (light: OutputPath, dark: OutputPath)? {
        guard case .asset(let light) = light, case .asset(let dark) = dark, let kind = kind(of: light),
            kind == self.kind(of: dark), let name = dark.split(separator: "/").last
        else { return nil }
        // No other copy has these letters between underscores.
        let stem = light.dropLast(kind.count) + "_or_" + name.dropLast(kind.count)
        guard let first = OutputPath(stem + kind), let second = OutputPath(stem + "~dark" + kind) else { return nil }
        return (first, second)
    }

    /// Returns a unit for each figure with two pictures distinguishable by name for DocC.
    package static func units(_ site: SiteLinks) -> [RenderUnit] {
        var seen: Set<OutputPath> = []
        return pairs(in: site.registry).compactMap { light, dark in
            guard let paths = paths(light: site.fileOrCopy(light), dark: site.fileOrCopy(dark)),
                seen.insert(paths.light).inserted,
                let first = site.registry.pictures[light], let second = site.registry.pictures[dark]
            else { return nil }
            return RenderUnit(paths: [paths.light, paths.dark]) {
                Rendering(files: [
                    OutputFile(path: paths.light, bytes: first.bytes),
                    OutputFile(path: paths.dark, bytes: second.bytes),
                ])
            }
        }
    }

    /// Returns the extension of a path with the dot: `.png`.
    private static func kind(of path: String) -> String? {
        path.lastIndex(of: ".").map { String(path[$0...]) }
    }

    /// Returns the pictures of figures with two, as seen from the catalog's folder.
    private static func pairs(in registry: ComponentRegistry) -> [(light: String, dark: String)] {
        var pairs: [(String, String)] = []
        func add(_ figures: [Figure], folder: String) {
            for figure in figures {
                guard let light = figure.file?.value, let dark = figure.dark?.value else { continue }
                pairs.append(
                    (RelativePath.resolve(light, from: folder), RelativePath.resolve(dark, from: folder)))
            }
        }
        for component in registry.components {
            var walk = RecordWalk(FigureVisitor())
            walk.walk(component.entry)
            add(walk.visitor.figures, folder: RelativePath.folder(of: component.path))
        }
        var walk = RecordWalk(FigureVisitor())
        for section in registry.configuration.sections.orEmpty() { walk.walk(section) }
        add(walk.visitor.figures, folder: "")
        return pairs
    }

    /// A collector of the figures of an entry.
    private struct FigureVisitor: RecordVisitor {
        static var needsPaths: Bool { false }
        var figures: [Figure] = []

        mutating func visit(_ figure: Figure) { figures.append(figure) }
    }
}
