import CatalogModel
import CatalogRendering

extension StubEnvironment {
    /// Returns the placeholders needed to compile the stubs of an entry without those of other entries.
    func companions(_ entry: PlannedEntry) -> [RenderUnit.Companion] {
        entry.files.compactMap { planned in
            guard let target = planned.surroundingTarget,
                uses(of: planned, in: entry.component, for: target).needsPlaceholders,
                let path = OutputPath("\(target.name)/\(target.supportFile)")
            else { return nil }
            return RenderUnit.Companion(path, hasItsPlace: target.importsByLocation)
        }.uniqued()
    }
}

extension UndeclaredNames {
    /// Whether any name in use is undeclared.
    fileprivate var needsPlaceholders: Bool { !missing.isEmpty || !types.isEmpty }
}
