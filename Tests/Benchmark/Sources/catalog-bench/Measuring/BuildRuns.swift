import Foundation

/// The times of one program, run by run.
struct BuildTimes {
    struct Run {
        let build: ProcessCost
        /// The times that the program itself gives to the stages of the build, in its order.
        let stages: [StageTime]
        let floor: FloorTimes
        let check: ProcessCost
        /// The same build again at once, with nothing to do: no stamp of an output is old enough to be believed.
        let again: ProcessCost
        /// The same build again when stamps are believed.
        let later: ProcessCost
        /// The same build after one property has got another description.
        let changed: ProcessCost
        /// The same build after a token of ten components has got another value.
        let changedToken: ProcessCost
    }

    var runs: [Run] = []

    func median(_ value: (Run) -> Double) -> Double { runs.map(value).median ?? 0 }
}

/// Runs programs and the floor, each in a process of its own, with the same files on the same disk.
struct BuildRuns {
    let programs: [String]
    let catalog: String
    let folder: BenchmarkFolder

    /// Times all programs by turns.
    ///
    /// - Returns: The times of each program, in the order of `programs`.
    func time(_ count: Int) throws -> [BuildTimes] {
        // Not counted: these fill the caches and make the bytes that the floor writes.
        for number in programs.indices { _ = try build(number, to: reference(number)) }
        var times = programs.map { _ in BuildTimes() }
        for _ in 0..<count {
            for number in programs.indices { times[number].runs.append(try run(number)) }
        }
        for number in programs.indices { folder.giveUp(reference(number)) }
        return times
    }

    private func reference(_ number: Int) -> String { "reference-\(number)" }

    private func run(_ number: Int) throws -> BuildTimes.Run {
        // A folder on a disk stays, so each run has names of its own.
        let name = UUID().uuidString
        let (build, stages) = try build(number, to: name)
        let floor = try FloorProcess(
            catalog: catalog, output: folder.path(reference(number)), folder: folder.path("\(name)-floor")
        ).run(answeringIn: folder.path("answer"))
        let check = try ChildProcess.succeed(programs[number], ["check", "--catalog", catalog])
        let again = try self.build(number, to: name).cost
        Thread.sleep(forTimeInterval: 2.1)
        _ = try self.build(number, to: name)
        let later = try self.build(number, to: name).cost
        let changed = try CatalogEdit.description(in: catalog).during { try self.build(number, to: name).cost }
        _ = try self.build(number, to: name)
        let changedToken = try CatalogEdit.token(in: catalog).during { try self.build(number, to: name).cost }
        folder.giveUp(name)
        folder.giveUp("\(name)-floor")
        return .init(
            build: build, stages: stages, floor: floor, check: check, again: again, later: later,
            changed: changed, changedToken: changedToken)
    }

    private func build(_ number: Int, to output: String) throws -> (cost: ProcessCost, stages: [StageTime]) {
        let arguments = ["build", "--timings", "--catalog", catalog, "--output", folder.path(output)]
        let answer = folder.path("answer")
        let cost = try ChildProcess.succeed(programs[number], arguments, outputFile: answer)
        return (cost, StageTime.all(in: try String(contentsOfFile: answer, encoding: .utf8)))
    }
}
