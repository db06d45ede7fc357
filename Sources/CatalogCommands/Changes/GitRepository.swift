import BuildEngine
import CatalogLoading
import CatalogModel
import ExternalBackends
import Synchronization

/// A reader of commits and files from the git repository around a folder, by plumbing commands of git alone.
///
/// The work tree stays unchanged, and no program configured by the repository is run.
struct GitRepository: Sendable {
    private let git: String
    /// A folder within the work tree.
    let folder: String

    /// nil where there is no git.
    init?(around folder: String) {
        guard let git = ProgramSearch.find("git", on: System.environment["PATH"]) else { return nil }
        self.git = git
        self.folder = folder
    }

    /// Returns the commit for a name.
    ///
    /// A name is never taken for an option.
    func commit(_ name: String) async throws(CommandError) -> String {
        let answer = try await run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
        if let commit = answer.line, commit.utf8.count >= 40 { return commit }
        throw CommandError(.unknownRevision(name, isShallow: try await isShallow(for: name)))
    }

    /// Returns whether the clone has only the latest commits.
    func isShallow(for name: String) async throws(CommandError) -> Bool {
        let answer = try await run(["rev-parse", "--is-shallow-repository"])
        guard let line = answer.line else { throw CommandError(failure(answer, name: name)) }
        return line == "true"
    }

    /// Returns the path of the folder within the work tree, with a slash at the end unless the path is the whole work
    /// tree.
    func prefix(for name: String) async throws(CommandError) -> String {
        let answer = try await run(["rev-parse", "--show-prefix"])
        // The name of a folder may contain line breaks, so remove only the last one.
        guard let output = answer.output else { throw CommandError(failure(answer, name: name)) }
        return String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
    }

    /// Returns the tags and the tagged commits, by name.
    func tags() async throws(CommandError) -> [ReleaseTags.Tag] {
        let format = "%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end) %(refname:strip=2)"
        let answer = try await run(["for-each-ref", "--format=" + format, "refs/tags"])
        guard let output = answer.output else { throw CommandError(failure(answer, name: nil)) }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstIndex(of: " ").map { (name: String(line[$0...].dropFirst()), commit: String(line[..<$0])) }
        }
    }

    /// Returns the days of tags in UTC, such as `2026-01-31`, by name: the day of an annotated tag, else of the commit.
    func tagDates() async throws(CommandError) -> [String: String] {
        let format = "%(creatordate:short-local) %(refname:strip=2)"
        let answer = try await run(["for-each-ref", "--format=" + format, "refs/tags"])
        guard let output = answer.output else { throw CommandError(failure(answer, name: nil)) }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").reduce(into: [:]) { dates, line in
            let words = line.split(separator: " ", maxSplits: 1)
            if words.count == 2 { dates[String(words[1])] = String(words[0]) }
        }
    }

    /// Returns the commits with a file, mostly by a single run of git.
    ///
    /// git finds a path without links only; a commit without the path, or with missing objects, is read as a whole.
    func having(
        _ path: String, among commits: [String], reading contents: RevisionContents
    ) async throws(CommandError) -> Set<String> {
        var found: Set<String> = []
        if !path.utf8.contains(UInt8(ascii: "\n")) {
            let input = commits.map { "\($0):\(path)\n" }.joined()
            let answer = try await run(["cat-file", "--batch-check=%(objecttype)"], input: Array(input.utf8))
            guard let output = answer.output else { throw CommandError(failure(answer, name: nil)) }
            // A line for each, in order: `blob`, or the name and `missing`.
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            found = Set(zip(commits, lines).filter { $0.1 == "blob" }.map(\.0))
        }
        for commit in commits where !found.contains(commit) {
            let tree = try await tree(of: commit, named: commit, reading: contents)
            if tree.target(of: path) != .missing { found.insert(commit) }
        }
        return found
    }

    /// Returns the files, links and submodules of a commit; the targets of links are read into `contents`.
    func tree(
        of commit: String, named name: String, reading contents: RevisionContents
    ) async throws(CommandError) -> RevisionTree {
        let answer = try await run(["ls-tree", "-r", "-z", "--full-tree", commit])
        guard let output = answer.output else { throw CommandError(failure(answer, name: name)) }
        var leaves: [String: RevisionTree.Leaf] = [:]
        var links: [String: String] = [:]
        for record in output.split(separator: 0) {
            // MODE TYPE ID TAB PATH
            let fields = record.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            let words = fields.first?.split(separator: UInt8(ascii: " ")) ?? []
            guard fields.count == 2, words.count == 3 else {
                throw CommandError(.unreadableRevision(name, reason: "git lists its files in an unknown form"))
            }
            let path = String(decoding: fields[1], as: UTF8.self)
            let id = String(decoding: words[2], as: UTF8.self)
            if words[0].elementsEqual("120000".utf8) {
                links[path] = id
            } else {
                leaves[path] = words[1].elementsEqual("blob".utf8) ? .file(id) : .submodule
            }
        }
        try await contents.fetch(Set(links.values), from: self)
        for (path, id) in links {
            leaves[path] = .link(target: contents.bytes(of: id).map { String(decoding: $0, as: UTF8.self) })
        }
        return RevisionTree(leaves)
    }

    /// Returns the bytes of some blobs, by a single run of git; blobs that the clone lacks are left out.
    func blobs(_ ids: Set<String>) async throws(CommandError) -> [String: [UInt8]] {
        if ids.isEmpty { return [:] }
        var answer = try await batch(ids)
        // In a partial clone, git stops at the first object that it would fetch, so request only local objects.
        if answer.output == nil, answer.isIncomplete {
            let arguments = ["cat-file", "--batch-all-objects", "--unordered", "--batch-check=%(objectname)"]
            guard let local = try await run(arguments).output else { throw CommandError(failure(answer, name: nil)) }
            let present = Set(local.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
            answer = try await batch(ids.intersection(present))
        }
        guard let output = answer.output else { throw CommandError(failure(answer, name: nil)) }
        var blobs: [String: [UInt8]] = [:]
        var rest = output[...]
        // ID TYPE SIZE LF, the bytes, LF; `ID missing` LF for what a partial clone lacks.
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            rest = rest[(end + 1)...]
            if words.count == 2, words[1] == "missing" { continue }
            guard words.count == 3, let size = Int(words[2]), size >= 0, rest.count > size else {
                throw CommandError(.unreadableRevision(nil, reason: "git prints its objects in an unknown form"))
            }
            blobs[String(words[0])] = Array(rest.prefix(size))
            rest = rest.dropFirst(size + 1)
        }
        return blobs
    }

    private func batch(_ ids: Set<String>) async throws(CommandError) -> Answer {
        try await run(["cat-file", "--batch"], input: Array(ids.sorted().map { $0 + "\n" }.joined().utf8))
    }

    /// The answer of git: the output, or nil where git ends with another status than 0, and the messages.
    private struct Answer {
        let output: [UInt8]?
        let messages: String

        /// Whether git refuses to fetch objects missing from a partial clone.
        var isIncomplete: Bool {
            ["lazy fetching", "from promisor remote", "not a tree object"].contains { messages.contains($0) }
        }

        /// The first line of the output.
        var line: String? {
            output.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
        }
    }

    private func run(_ arguments: [String], input: [UInt8] = []) async throws(CommandError) -> Answer {
        let start = ProcessStart(
            path: git, arguments: Self.guards + arguments, environment: Self.environment,
            folder: folder.isEmpty ? "." : folder)
        let messages = GitMessages()
        let ending = await ProgramThread.result {
            ProgramRun.run(start, input: input, limits: Self.limits, reportErrors: messages.append)
        }
        switch ending {
        case .answered(let output): return Answer(output: output, messages: messages.text)
        case .failed: return Answer(output: nil, messages: messages.text)
        case .unstartable(let reason): throw CommandError(.unreadableRevision(nil, reason: "git: \(reason)"))
        default: throw CommandError(.unreadableRevision(nil, reason: "git did not finish"))
        }
    }

    /// The command that fetches commits missing from a shallow clone.
    static let deepening = "git fetch --unshallow --tags"

    /// The command that fetches objects missing from a partial clone.
    static let completion = "git fetch --refetch --no-filter"

    /// Returns the finding about a refusal of git, by the messages of git.
    private func failure(_ answer: Answer, name: String?) -> Diagnostic {
        let lines = answer.messages.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
        if answer.messages.contains("dubious ownership") {
            let exception = lines.first { $0.hasPrefix("git config ") } ?? "git config --add safe.directory FOLDER"
            return .unreadableRevision(
                name, reason: "the repository belongs to another user; if you trust it: \(exception)")
        }
        if answer.messages.contains("not a git repository") { return .noRepository(name ?? "", folder: folder) }
        if answer.isIncomplete {
            let reason = "this clone of the repository lacks some of its content; fetch it with: \(Self.completion)"
            return .unreadableRevision(name, reason: reason)
        }
        let words = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
        return .unreadableRevision(name, reason: "git: \(words ?? "no reason given")")
    }

    /// Settings that keep the repository's configured programs from running.
    private static let guards = [
        "--no-pager", "--no-replace-objects", "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-c",
        "core.sshCommand=", "-c", "credential.helper=", "-c", "core.pager=cat", "-c",
        "submodule.recurse=false",
    ]

    /// The caller's own environment, without variables that would point git elsewhere, and with variables that keep git
    /// from fetching objects, even by a protocol allowed by the repository.
    ///
    /// `SUDO_UID` names the user whose repositories git also accepts.
    private static let environment: [String] =
        System.environment.filter { ["PATH", "HOME", "TMPDIR", "XDG_CONFIG_HOME", "SUDO_UID"].contains($0.key) }
        .map { "\($0.key)=\($0.value)" }.sorted()
        + [
            "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
            "LC_ALL=C", "TZ=UTC",
        ]

    private static let limits: BackendProgram.Limits = {
        var limits = BackendProgram.Limits()
        limits.seconds = 300
        limits.bytes = 1 << 30
        return limits
    }()
}

extension Diagnostic {
    fileprivate static func noRepository(_ name: String, folder: String) -> Diagnostic {
        Diagnostic(
            CommandRules.missingBaseline,
            "there is no file or folder '\(name)', and '\(folder.isEmpty ? "." : folder)' is in no repository of git that could have a revision of that name",
            at: nil)
    }

    fileprivate static func unknownRevision(_ name: String, isShallow: Bool) -> Diagnostic {
        let hint =
            isShallow
            ? "this clone is shallow and may lack it: \(GitRepository.deepening)"
            : "'git log' and 'git tag' show what there is"
        return Diagnostic(
            CommandRules.missingBaseline, "there is neither a folder nor a revision of git '\(name)'; \(hint)", at: nil)
    }

    /// Returns the finding on an unreadable revision, or, without a name, on an unreadable repository.
    static func unreadableRevision(_ name: String?, reason: String) -> Diagnostic {
        let subject = name.map { "revision '\($0)'" } ?? "the repository"
        return Diagnostic(CommandRules.missingBaseline, "cannot read \(subject): \(reason)", at: nil)
    }
}

/// The messages of a run of git, collected on the thread of the run.
private final class GitMessages: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    private static let limit = 1 << 16

    func append(_ piece: ArraySlice<UInt8>) {
        bytes.withLock { bytes in bytes += piece.prefix(Self.limit - bytes.count) }
    }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
