/// How long the whole program took beside the floor, in pairs: a build, the floor, a build, the floor, …
struct WholeTimes: Sendable {
    struct Pair: Sendable {
        let build: ProcessCost
        let floor: Floor.Result
        /// The same build again, with nothing to do.
        let again: ProcessCost
        /// The same build after one entry has got another summary.
        let changed: ProcessCost
    }

    var pairs: [Pair] = []

    func median(_ value: (Pair) -> Double) -> Double { pairs.map(value).median ?? 0 }
}

/// Runs the whole program and the floor, each in a process of its own, with the same files on the same disk.
struct WholeRuns {
    /// The program, and what its arguments begin with.
    let program: [String]
    let catalog: String
    let folder: BenchmarkFolder
    let runs: Int

    func time() throws -> WholeTimes {
        // Not counted: it fills the caches and makes the bytes that the floor writes.
        _ = try build(to: "reference")
        var times = WholeTimes()
        for run in 0..<runs {
            let output = "build-\(run)"
            let build = try build(to: output)
            let floor = try floor(writingTo: "floor-\(run)")
            let again = try self.build(to: output)
            let changed = try changingAnEntry { try self.build(to: output) }
            times.pairs.append(WholeTimes.Pair(build: build, floor: floor, again: again, changed: changed))
            try folder.giveUp(output)
            try folder.giveUp("floor-\(run)")
        }
        try folder.giveUp("reference")
        return times
    }

    private func build(to output: String) throws -> ProcessCost {
        let arguments = program.dropFirst() + ["build", "--catalog", catalog, "--output", folder.path(output)]
        let cost = try ChildProcess.run(program[0], Array(arguments))
        guard cost.status == 0 else { throw BenchmarkFailure("'\(program[0])' cannot build the catalog") }
        return cost
    }

    private func floor(writingTo name: String) throws -> Floor.Result {
        let answer = try BenchmarkRole.floor(
            catalog: catalog, output: folder.path("reference"), folder: folder.path(name)
        ).run(answeringIn: folder)
        guard let result = Floor.Result(answer) else { throw BenchmarkFailure("the floor gives no answer") }
        return result
    }

    private func changingAnEntry(_ body: () throws -> ProcessCost) throws -> ProcessCost {
        guard let file = try Disk.files(below: "\(catalog)/components").first else { return try body() }
        let path = "\(catalog)/components/\(file)"
        var buffer = FileBuffer()
        let bytes = Array(try buffer.read(path))
        try Disk.write(Array("# Changed.\nheadline: Changed\n".utf8) + bytes, to: path)
        let cost = try body()
        try Disk.write(bytes, to: path)
        return cost
    }
}
