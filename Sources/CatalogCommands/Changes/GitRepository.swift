import CatalogChanges
import CatalogLoading
import CatalogModel
import ExternalBackends

/// A reader of commits and files from the git repository around a folder, by plumbing commands of git alone.
///
/// The work tree stays as it is, and no program configured by the repository is run.
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
        let asked = ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
        if let commit = try await line(asked), commit.utf8.count >= 40 { return commit }
        guard let isShallow = try await line(["rev-parse", "--is-shallow-repository"]) else {
            throw CommandError(.noRepository(name, folder: folder))
        }
        throw CommandError(.unknownRevision(name, isShallow: isShallow == "true"))
    }

    /// Returns the path of the folder within the work tree, with a slash at the end unless the path is the whole work
    /// tree.
    func prefix() async throws(CommandError) -> String {
        try await line(["rev-parse", "--show-prefix"]) ?? ""
    }

    /// Returns the tags and the tagged commits, oldest version first.
    func tags() async throws(CommandError) -> [(name: String, commit: String)] {
        let format = "%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end) %(refname:strip=2)"
        let output = try await run(["for-each-ref", "--format=" + format, "refs/tags"]) ?? []
        let tags = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstIndex(of: " ").map { (name: String(line[$0...].dropFirst()), commit: String(line[..<$0])) }
        }
        return tags.map { ($0, SemanticVersion($0.name)) }.sorted { left, right in
            switch (left.1, right.1) {
            case (let one?, let other?) where one != other: one < other
            case (nil, _?): true
            case (_?, nil): false
            default: left.0.name < right.0.name
            }
        }.map(\.0)
    }

    /// Returns the commits with a file, by a single run of git.
    func having(_ path: String, among commits: [String]) async throws(CommandError) -> Set<String> {
        let input = commits.map { "\($0):\(path)\n" }.joined()
        let output = try await run(["cat-file", "--batch-check=%(objecttype)"], input: Array(input.utf8)) ?? []
        // A line for each, in order: `blob`, or the name and `missing`.
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return Set(zip(commits, lines).filter { $0.1 == "blob" }.map(\.0))
    }

    /// Returns the files of a commit: path → the id of the content.
    func files(of commit: String) async throws(CommandError) -> [String: String] {
        guard let output = try await run(["ls-tree", "-r", "-z", "--full-tree", commit]) else {
            throw CommandError(.unreadableRevision(commit, reason: "git cannot list its files"))
        }
        var files: [String: String] = [:]
        for record in output.split(separator: 0) {
            // MODE TYPE ID TAB PATH; a link or a module is no file.
            let fields = record.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            let words = fields.first?.split(separator: UInt8(ascii: " ")) ?? []
            guard fields.count == 2, words.count == 3, words[1].elementsEqual("blob".utf8),
                !words[0].elementsEqual("120000".utf8)
            else { continue }
            files[String(decoding: fields[1], as: UTF8.self)] = String(decoding: words[2], as: UTF8.self)
        }
        return files
    }

    /// Returns the bytes of some blobs, by a single run of git.
    func blobs(_ ids: Set<String>) async throws(CommandError) -> [String: [UInt8]] {
        if ids.isEmpty { return [:] }
        let input = ids.sorted().map { $0 + "\n" }.joined()
        guard let output = try await run(["cat-file", "--batch"], input: Array(input.utf8)) else {
            throw CommandError(.unreadableRevision("", reason: "git cannot read its objects"))
        }
        var blobs: [String: [UInt8]] = [:]
        var rest = output[...]
        // ID TYPE SIZE LF, the bytes, LF; `ID missing` LF for what a partial clone lacks.
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            rest = rest[(end + 1)...]
            guard words.count == 3, let size = Int(words[2]), rest.count > size else { continue }
            blobs[String(words[0])] = Array(rest.prefix(size))
            rest = rest.dropFirst(size + 1)
        }
        return blobs
    }

    /// Returns the first line of an answer; nil where git says no.
    private func line(_ arguments: [String]) async throws(CommandError) -> String? {
        guard let output = try await run(arguments) else { return nil }
        return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// Returns the output of git; nil where git ends with another status than 0.
    private func run(_ arguments: [String], input: [UInt8] = []) async throws(CommandError) -> [UInt8]? {
        let start = ProcessStart(
            path: git, arguments: Self.guards + arguments, environment: Self.environment,
            folder: folder.isEmpty ? "." : folder)
        let ending = await ProgramThread.run(start, input: input, limits: Self.limits)
        switch ending {
        case .answered(let output): return output
        case .failed: return nil
        case .unstartable(let reason): throw CommandError(.unreadableRevision("", reason: "git: \(reason)"))
        default: throw CommandError(.unreadableRevision("", reason: "git did not come to an end"))
        }
    }

    /// Settings that keep the repository's configured programs from running, and objects from being fetched.
    private static let guards = [
        "--no-pager", "--no-replace-objects", "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-c",
        "protocol.allow=never", "-c", "core.sshCommand=", "-c", "credential.helper=", "-c", "core.pager=cat", "-c",
        "submodule.recurse=false",
    ]

    /// The caller's own environment, without the variables that would point git elsewhere.
    private static let environment: [String] =
        System.environment.filter { ["PATH", "HOME", "TMPDIR", "XDG_CONFIG_HOME"].contains($0.key) }
        .map { "\($0.key)=\($0.value)" }.sorted()
        + ["GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_CONFIG_NOSYSTEM=1", "LC_ALL=C"]

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
            ? "this clone is shallow and may lack it: git fetch --unshallow --tags"
            : "'git log' and 'git tag' show what there is"
        return Diagnostic(
            CommandRules.missingBaseline, "there is neither a folder nor a revision of git '\(name)'; \(hint)", at: nil)
    }

    static func unreadableRevision(_ name: String, reason: String) -> Diagnostic {
        Diagnostic(CommandRules.missingBaseline, "cannot read revision '\(name)': \(reason)", at: nil)
    }
}
