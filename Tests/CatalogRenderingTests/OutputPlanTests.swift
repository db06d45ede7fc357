import CatalogModel
import CatalogRendering
import Testing

@Suite("Planning changes of the disk")
struct OutputPlanTests {
    /// What is on disk in a test: texts of files, or something else.
    enum Thing {
        case file(String)
        case state(DiskSnapshot.State)
    }

    private func hash(_ text: String) -> ContentHash { ContentHash(of: Array(text.utf8)) }

    private func manifest(_ files: [String: String]) throws -> Manifest {
        Manifest(try Dictionary(uniqueKeysWithValues: files.map { (try path($0.key), hash($0.value)) }))
    }

    private func plan(
        rendered: [String: String], recorded: [String: String]? = nil, pending: [String: String]? = nil,
        disk: [String: Thing] = [:], overwriting: [String] = [], besides others: [OutputTarget] = []
    ) throws -> (plan: OutputPlan, findings: [String]) {
        let records = try ManifestRecords(
            bytes: recorded.map { try manifest($0).printed }, pending: pending.map { try manifest($0).printed })
        return try plan(rendered: rendered, records: records, disk: disk, overwriting: overwriting, besides: others)
    }

    private func plan(
        rendered: [String: String], records: ManifestRecords, disk: [String: Thing] = [:], overwriting: [String] = [],
        besides others: [OutputTarget] = []
    ) throws -> (plan: OutputPlan, findings: [String]) {
        var states: [OutputPath: DiskSnapshot.State] = [:]
        for (name, thing) in disk {
            switch thing {
            case .file(let text): states[try path(name)] = .file(hash(text))
            case .state(let state): states[try path(name)] = state
            }
        }
        let files = try rendered.map { RenderedFile(OutputFile(path: try path($0.key), text: $0.value)) }
        var diagnostics = Diagnostics()
        let plan = OutputPlan(
            RenderedOutput(target(), files: files), onDisk: DiskSnapshot(records: records, states: states),
            allowing: .init(overwriting: Set(try overwriting.map { try path($0) })), besides: others,
            diagnostics: &diagnostics)
        return (plan, said(diagnostics))
    }

    private func steps(_ plan: OutputPlan) -> [String] { plan.steps.map { "\($0.action) \($0.path)" } }

    @Test("The first build creates everything")
    func first() throws {
        let (plan, findings) = try plan(rendered: ["b.md": "2", "a/a.md": "1"])
        #expect(steps(plan) == ["create a/a.md", "create b.md"])
        #expect(findings == [])
        #expect(try plan.manifest == manifest(["a/a.md": "1", "b.md": "2"]))
        #expect(!plan.isUpToDate)
    }

    @Test("A plan is up to date if the disk has the expected content")
    func unchanged() throws {
        let (plan, findings) = try plan(rendered: ["a": "1"], recorded: ["a": "1"], disk: ["a": .file("1")])
        #expect(steps(plan) == ["unchanged a"])
        #expect(plan.isUpToDate)
        #expect(findings == [])
        #expect(try self.plan(rendered: [:]).plan.isUpToDate)
    }

    @Test("A plan replaces, removes and restores files of earlier builds")
    func own() throws {
        let (plan, findings) = try plan(
            rendered: ["new": "1", "changed": "2", "lost": "3"],
            recorded: ["changed": "1", "lost": "3", "stale": "4", "gone": "5"],
            disk: ["changed": .file("1"), "stale": .file("4")])
        #expect(steps(plan) == ["update changed", "create lost", "create new", "remove stale"])
        #expect(findings == [])
        #expect(try plan.manifest == manifest(["changed": "2", "lost": "3", "new": "1"]))
    }

    @Test("A plan does not replace a file that no build wrote, also on the first build", arguments: [true, false])
    func foreign(isFirst: Bool) throws {
        let (plan, findings) = try plan(
            rendered: ["a": "1", "b": "2"], recorded: isFirst ? nil : ["b": "2"],
            disk: ["a": .file("mine"), "b": .file("2")], overwriting: ["a"])
        #expect(steps(plan) == ["unchanged b"])
        #expect(try plan.refused == [path("a")])
        #expect(
            findings == [
                "error foreign-file: 'Output/docs/a' of output 'docs' already exists and was not written by a build; "
                    + "move it to another folder"
            ])
    }

    @Test("A plan adopts a foreign file with the expected bytes")
    func adopted() throws {
        let (plan, findings) = try plan(rendered: ["a": "1"], disk: ["a": .file("1")])
        #expect(steps(plan) == ["unchanged a"])
        #expect(findings == [])
        #expect(!plan.isUpToDate)
        #expect(try plan.manifest == manifest(["a": "1"]))
    }

    @Test("A plan accepts an edit that equals the newly rendered content")
    func editedToNew() throws {
        let (plan, findings) = try plan(rendered: ["a": "2"], recorded: ["a": "1"], disk: ["a": .file("2")])
        #expect(steps(plan) == ["unchanged a"])
        #expect(findings == [])
    }

    @Test("A plan does not replace an edited file")
    func edited() throws {
        let (plan, findings) = try plan(rendered: ["a": "2"], recorded: ["a": "1"], disk: ["a": .file("mine")])
        #expect(steps(plan) == [])
        #expect(try plan.refused == [path("a")])
        #expect(
            findings == [
                "error edited-file: 'Output/docs/a' was edited after it was built; move the edit to the catalog, then "
                    + "build with '--overwrite Output/docs/a'"
            ])
    }

    @Test("A plan replaces an edited file that is named")
    func overwritten() throws {
        let (plan, findings) = try plan(
            rendered: ["a": "2", "b": "2"], recorded: ["a": "1", "b": "1"],
            disk: ["a": .file("mine"), "b": .file("mine")], overwriting: ["a"])
        #expect(steps(plan) == ["update a"])
        #expect(try plan.named == [path("a")])
        #expect(try plan.refused == [path("b")])
        #expect(findings.count == 1)
    }

    @Test("A plan keeps an edited file that is no longer rendered and removes its record")
    func staleEdited() throws {
        let (plan, findings) = try plan(rendered: [:], recorded: ["a": "1"], disk: ["a": .file("mine")])
        #expect(steps(plan) == [])
        #expect(plan.manifest == Manifest())
        #expect(!plan.isUpToDate)
        #expect(
            findings == [
                "warning stale-file-kept: 'Output/docs/a' is no longer part of output 'docs', but was edited after it "
                    + "was built; the file is kept, and later builds ignore it"
            ])
    }

    @Test("A plan keeps a folder or link that replaced a file that is no longer rendered")
    func staleObstacle() throws {
        let (plan, findings) = try plan(
            rendered: [:], recorded: ["a": "1", "b/c": "1"],
            disk: ["a": .state(.obstacle(.folder)), "b/c": .state(.after(path("b"), .link))])
        #expect(steps(plan) == [])
        #expect(findings == [])
    }

    @Test(
        "A plan rejects a path that is blocked by something else",
        arguments: [
            (DiskSnapshot.Obstacle.folder, "a folder"), (DiskSnapshot.Obstacle.link, "a symbolic link"),
            (DiskSnapshot.Obstacle.other, "a device, pipe or socket"),
        ])
    func obstacle(obstacle: DiskSnapshot.Obstacle, words: String) throws {
        let (plan, findings) = try plan(
            rendered: ["a": "1"], recorded: ["a": "1"], disk: ["a": .state(.obstacle(obstacle))], overwriting: ["a"])
        #expect(steps(plan) == [])
        #expect(
            findings == [
                "error blocked-path: 'Output/docs/a' of output 'docs' cannot be written: there is \(words) at its path; "
                    + "move it to another folder"
            ])
    }

    @Test("A plan rejects a path that leads through a link")
    func throughLink() throws {
        let (plan, findings) = try plan(
            rendered: ["a/b": "1"], recorded: ["a/b": "1"], disk: ["a/b": .state(.after(path("a"), .link))])
        #expect(steps(plan) == [])
        #expect(
            findings == [
                "error blocked-path: 'Output/docs/a/b' of output 'docs' cannot be written: 'Output/docs/a' is a "
                    + "symbolic link, not a folder; move it to another folder"
            ])
    }

    @Test("A plan replaces its own file with a folder, but not a foreign file")
    func fileBecomesFolder() throws {
        let after = try Thing.state(.after(path("a"), .file))
        let own = try plan(rendered: ["a/b": "1"], recorded: ["a": "1"], disk: ["a": .file("1"), "a/b": after])
        #expect(steps(own.plan) == ["remove a", "create a/b"])
        #expect(own.findings == [])
        let edited = try plan(rendered: ["a/b": "1"], recorded: ["a": "1"], disk: ["a": .file("x"), "a/b": after])
        #expect(edited.plan.refused.count == 1)
        #expect(edited.findings.count == 2)
    }

    @Test("A plan moves a file whose path changes in letter case only, on any disk")
    func respelled() throws {
        let caseCounts = try plan(rendered: ["A": "1"], recorded: ["a": "1"], disk: ["a": .file("1")])
        #expect(steps(caseCounts.plan) == ["create A", "remove a"])
        let caseDoesNot = try plan(
            rendered: ["A": "1"], recorded: ["a": "1"], disk: ["a": .file("1"), "A": .file("1")])
        #expect(steps(caseDoesNot.plan) == ["create A", "remove a"])
        #expect(caseDoesNot.findings == [])
        let foreign = try plan(rendered: ["A": "1"], recorded: ["a": "1"], disk: ["a": .file("1"), "A": .file("x")])
        #expect(try foreign.plan.refused == [path("A")])
    }

    @Test("A plan owns no file if the manifest is missing or broken")
    func noManifest() throws {
        let disk = ["a": Thing.file("1"), "b": .file("old"), "stale": .file("3")]
        let missing = try plan(rendered: ["a": "1", "b": "2"], disk: disk)
        #expect(steps(missing.plan) == ["unchanged a"])
        #expect(missing.findings.map { $0.prefix(18) } == ["error foreign-file"])
        let text = Array("\(hash("1"))  a\nrubbish\n".utf8)
        let broken = try plan(rendered: ["a": "1", "b": "2"], records: ManifestRecords(bytes: text), disk: disk)
        #expect(steps(broken.plan) == ["unchanged a"])
        #expect(
            broken.findings.map { $0.prefix(23) } == ["error foreign-file: 'Ou", "warning broken-manifest"])
        #expect(!broken.plan.isManifestCurrent)
    }

    @Test("A plan reports the broken line of a manifest")
    func brokenLine() throws {
        var diagnostics = Diagnostics()
        let text = Array("\(hash("1"))  a\nrubbish\n".utf8)
        _ = OutputPlan(
            RenderedOutput(target(), files: []),
            onDisk: DiskSnapshot(records: ManifestRecords(bytes: text), states: [:]),
            diagnostics: &diagnostics)
        let finding = try #require(diagnostics.all.first)
        #expect(finding.range?.file.path == "Output/docs/.catalog-manifest")
        #expect(finding.range?.start == SourcePosition(line: 2, column: 1))
        #expect(finding.range?.sourceText == "rubbish")
        #expect(
            finding.message == "invalid manifest: this line does not begin with a SHA-256 and two spaces, so no file "
                + "counts as written by a build; restore the manifest")
    }

    @Test("A plan rejects everything if the manifest's path is blocked")
    func manifestObstacle() throws {
        let (_, findings) = try plan(rendered: ["a": "1"], records: ManifestRecords(obstacle: .link))
        #expect(
            findings == [
                "error blocked-path: 'Output/docs/.catalog-manifest' of output 'docs' cannot be written: there is a "
                    + "symbolic link at its path; move it to another folder"
            ])
    }

    @Test("Files written by an interrupted build belong to the build")
    func interrupted() throws {
        let (plan, findings) = try plan(
            rendered: ["a": "3", "b": "3", "c": "3"], recorded: ["a": "1", "b": "1"],
            pending: ["a": "2", "b": "2", "c": "2", "d": "2"],
            disk: ["a": .file("2"), "b": .file("1"), "c": .file("2"), "d": .file("2")])
        #expect(steps(plan) == ["update a", "update b", "update c", "remove d"])
        #expect(findings == [])
        #expect(try plan.snapshot.owned == manifest(["a": "2", "b": "1", "c": "2", "d": "2"]))
    }

    @Test("Files that an interrupted build planned but did not write do not belong to it")
    func interruptedEdits() throws {
        let (plan, findings) = try plan(
            rendered: ["a": "3", "b": "3"], recorded: ["a": "1"], pending: ["a": "2", "b": "2", "c": "2"],
            disk: ["a": .file("mine"), "b": .file("mine"), "c": .file("mine")])
        #expect(steps(plan) == [])
        #expect(findings.map { $0.prefix(17) } == ["error edited-file", "error foreign-fil"])
    }

    @Test("A plan is not up to date while the manifest of an interrupted build exists")
    func leftPending() throws {
        let (plan, _) = try plan(
            rendered: ["a": "1"], recorded: ["a": "1"], pending: ["a": "1"], disk: ["a": .file("1")])
        #expect(!plan.isUpToDate)
    }

    @Test("A plan does not remove files inside another output's folder")
    func released() throws {
        let (plan, findings) = try plan(
            rendered: [:], recorded: ["schemas/a": "1", "b": "1"], disk: ["schemas/a": .file("1"), "b": .file("1")],
            besides: [target("schemas", location: "/catalog/Output/docs/Schemas")])
        #expect(steps(plan) == ["remove b"])
        #expect(
            findings == [
                "warning stale-file-kept: 'Output/docs/schemas/a' is no longer part of output 'docs', but is in "
                    + "another output's folder; the file is kept, and later builds ignore it"
            ])
    }
}
