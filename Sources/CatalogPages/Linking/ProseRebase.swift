import CatalogModel

/// A rewriter of the links in prose quoted on another entry's page, keeping the meaning of all links.
struct ProseRebase {
    /// The source entry of the prose; nil for the catalog's own.
    let source: EntryID?
    /// The base folders of relative files, both as seen from the catalog's.
    let folder: String
    let newFolder: String

    func callAsFunction(_ prose: Prose) -> Prose {
        prose.redirected(destination)
    }

    func file(_ path: String) -> String {
        if SiteLinks.address(path) != nil { return path }
        let file = RelativePath.resolve(path, from: folder)
        return RelativePath.from(newFolder.isEmpty ? "page" : newFolder + "/page", to: file)
    }

    private func destination(_ destination: ProseLink.Destination) -> ProseLink.Destination {
        switch destination {
        case .anchor(let name): source.map { .entry(id: $0.rawValue, anchor: name) } ?? destination
        case .file(let path): .file(file(path))
        case .address, .entry, .token: destination
        }
    }
}

extension ProseRebase {
    func callAsFunction(_ section: Section) -> Section {
        let keys = Section.keys
        var section = section
        section[keys.description] = section.description.map(self.callAsFunction)
        section[keys.figures] = section.figures?.map(self.callAsFunction)
        section[keys.examples] = section.examples?.map(self.callAsFunction)
        section[keys.sections] = section.sections?.map(self.callAsFunction)
        return section
    }

    func callAsFunction(_ behavior: Behavior) -> Behavior {
        let keys = Behavior.keys
        var behavior = behavior
        for key in [keys.when, keys.then, keys.until, keys.description] {
            behavior[key] = behavior[key].map(self.callAsFunction)
        }
        behavior[keys.figures] = behavior.figures?.map(self.callAsFunction)
        behavior[keys.examples] = behavior.examples?.map(self.callAsFunction)
        return behavior
    }

    private func callAsFunction(_ figure: Figure) -> Figure {
        let keys = Figure.keys
        var figure = figure
        figure[keys.caption] = figure.caption.map(self.callAsFunction)
        figure[keys.file] = figure.file?.map(file)
        figure[keys.dark] = figure.dark?.map(file)
        return figure
    }

    private func callAsFunction(_ example: Example) -> Example {
        var example = example
        example[Example.keys.description] = example.description.map(self.callAsFunction)
        if var demo = example.demo {
            demo[Demo.keys.file] = demo.file?.map(file)
            demo[Demo.keys.modules] = demo.modules?.map { $0.map(file) }
            example[Example.keys.demo] = demo
        }
        return example
    }
}
