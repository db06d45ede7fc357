import Foundation

/// Times of a process that watches a catalog, from saving a file on, in seconds; beside the time of a full build.
struct WatchTimes {
    let build: Double
    /// Until the build after another description of a property.
    let description: Double
    /// Until the build after another value of a token of ten components.
    let token: Double
    /// Until the finding about a mistake.
    let finding: Double
}

/// Runs a program that watches a generated catalog.
struct WatchRuns {
    private static let isDone = "watching for changes"

    let program: String
    let catalog: String
    let folder: BenchmarkFolder

    func time(_ count: Int) throws -> [WatchTimes] {
        let output = ["build", "--catalog", catalog, "--output", folder.path("watched")]
        let process = try WatchedProcess(program, output + ["--watch"])
        defer { process.end() }
        try process.wait(for: Self.isDone)
        // From then on stamps are believed.
        Thread.sleep(forTimeInterval: 2.1)
        let edits = (
            description: try CatalogEdit.description(in: catalog), token: try CatalogEdit.token(in: catalog),
            mistake: try CatalogEdit.mistake(in: catalog)
        )
        // Not counted: the first build after a start asks for what later ones know.
        _ = try run(edits.description, in: process)
        return try (0..<count).map { number in
            let other = folder.path("full-\(number)")
            let build = try ChildProcess.succeed(
                program, ["build", "--no-cache", "--catalog", catalog, "--output", other])
            folder.giveUp("full-\(number)")
            return WatchTimes(
                build: build.time, description: try run(edits.description, in: process),
                token: try run(edits.token, in: process),
                finding: try run(edits.mistake, in: process, until: "[unknown-key]"))
        }
    }

    /// Makes an edit, and returns the time until the program has said something.
    private func run(
        _ edit: CatalogEdit, in process: WatchedProcess, until text: String = isDone
    ) throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try edit.make()
        try process.wait(for: text)
        let time = (clock.now - start) / .seconds(1)
        if text != Self.isDone { try process.wait(for: Self.isDone) }
        Thread.sleep(forTimeInterval: Self.pause)
        try edit.undo()
        try process.wait(for: Self.isDone)
        Thread.sleep(forTimeInterval: Self.pause)
        return time
    }

    /// Time for what a build leaves until after the report.
    private static let pause = 2.0
}
