extension OutputPlan {
    /// Whether a build of the same files in the same folder would find nothing to do and nothing to report.
    package var isSettled: Bool {
        isUpToDate && steps.allSatisfy { $0.action == .unchanged } && snapshot.records.fault == nil
            && snapshot.records.obstacle == nil
    }

    /// The same plan, with all files in the output's folder.
    package var inPlace: OutputPlan {
        var plan = self
        plan.output = output.inPlace
        return plan
    }

    /// Creates a plan for an output with the files of a settled plan, some with other contents, in an unchanged folder.
    ///
    /// Looks at the changed files only; nil where not all of them can simply be replaced.
    ///
    /// - Parameters:
    ///   - last: The settled plan.
    ///   - output: The output as rendered.
    package init?(following last: OutputPlan, _ output: RenderedOutput) {
        guard let renewed = output.renewed else { return nil }
        var steps = last.steps
        var manifest = last.manifest
        var changed: [RenderedFile] = []
        for file in renewed {
            let decision = FileDecision(
                file: file, state: last.snapshot[file.path], recorded: manifest[file.path], stale: StaleFiles())
            switch decision.verdict(output.target, permissions: Permissions()) {
            case .step(.unchanged): continue
            case .step(.update):
                guard let place = steps.place(of: file.path, by: \.path) else { return nil }
                steps[place] = Step(.update, path: file.path)
            default: return nil
            }
            manifest[file.path] = file.hash
            changed.append(file)
        }
        self.output = output
        self.steps = steps
        self.manifest = manifest
        refused = []
        named = []
        snapshot = last.snapshot
        manifestBytes = changed.isEmpty ? last.manifestBytes : manifest.printed(in: output.files.map(\.path))
        bases = BasePlan(output, manifest: manifest, onDisk: snapshot, renewed: changed)
        isSilent = true
    }

    /// Creates the plan of a further build of the same files; nil where only a look at each file tells.
    ///
    /// - Parameters:
    ///   - last: The plan of a build, carried out.
    ///   - snapshot: The folder of the output since.
    package init?(repeating last: OutputPlan, onDisk snapshot: DiskSnapshot) {
        guard last.isSilent, last.bases.removed.isEmpty,
            last.target.edits == .kept || !snapshot.hasStates(below: OutputPath.bases),
            last.steps.allSatisfy({ [.create, .update, .unchanged].contains($0.action) })
        else { return nil }
        output = last.output
        steps = last.steps.map { $0.action == .unchanged ? $0 : Step(.unchanged, path: $0.path) }
        manifest = last.manifest
        manifestBytes = last.manifestBytes
        refused = []
        named = []
        bases = BasePlan()
        self.snapshot = snapshot
        isSilent = true
    }
}
