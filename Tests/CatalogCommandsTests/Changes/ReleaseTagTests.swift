import CatalogTestSupport
import Testing

@testable import CatalogCommands

@Suite("Release tags")
struct ReleaseTagTests {
    /// Returns the releases among tags, each the name and, after a colon, the commit; a tag alone has its own commit.
    private func releases(_ tags: String...) -> [String] {
        ReleaseTags(
            tags.map { tag in
                let parts = tag.split(separator: ":").map(String.init)
                return (name: parts[0], commit: parts.last ?? tag)
            }
        ).all.map(\.name)
    }

    @Test("Version tags are sorted, with or without a 'v', and other tags are ignored")
    func order() {
        #expect(
            releases("v1.10.0", "1.9.0", "v1.2.0-beta.1", "v1.2.0", "latest", "V0.9.0", "release-0.8.0") == [
                "release-0.8.0", "V0.9.0", "v1.2.0-beta.1", "v1.2.0", "1.9.0", "v1.10.0",
            ])
    }

    @Test("A tag that moves along with a version does not count as a release")
    func moving() {
        #expect(releases("v1", "v1.0.0", "v1.1.1") == ["v1.0.0", "v1.1.1"])
        #expect(releases("v1:b", "v1.1:b", "v1.0.0:a", "v1.1.1:b") == ["v1.0.0", "v1.1.1"])
        #expect(releases("v1.1", "v1.1.0") == ["v1.1.0"])
        #expect(releases("@a/kit@1", "@a/kit@1.2.0") == ["@a/kit@1.2.0"])
    }

    @Test("A short version without a longer one beside it is a release")
    func short() {
        #expect(releases("v1", "v2", "v3") == ["v1", "v2", "v3"])
        #expect(releases("1.0", "1.0.1", "1.1") == ["1.0", "1.0.1", "1.1"])
        #expect(releases("v1.0.0", "v1.1.0", "v2") == ["v1.0.0", "v1.1.0", "v2"])
    }

    @Test("The version of a package is a release, also after older tags without the package")
    func packages() {
        #expect(
            releases("v1.0.0", "@scope/name@1.2.0", "v1.1.0", "@scope/name@1.10.0") == [
                "v1.0.0", "v1.1.0", "@scope/name@1.2.0", "@scope/name@1.10.0",
            ])
        #expect(releases("kit-v1.0.0", "kit-v1.2.0") == ["kit-v1.0.0", "kit-v1.2.0"])
        #expect(releases("kit/v1.0.0", "kit/v1.2.0") == ["kit/v1.0.0", "kit/v1.2.0"])
        #expect(releases("v1.2.0:a", "@scope/name@1.2.0:a") == ["@scope/name@1.2.0"])
        #expect(releases("v1.0.0", "iteration-12", "web-2024") == ["v1.0.0"])
    }

    @Test("Tags of several packages are omitted and reported")
    func several() {
        let tags = ReleaseTags(
            [("@a/one@1.0.0", "a"), ("@a/two@3.0.0", "b"), ("v0.1.0", "c")].map { (name: $0.0, commit: $0.1) })
        #expect(tags.all.map(\.name) == ["v0.1.0"])
        #expect(tags.packages == ["@a/one@", "@a/two@"])
    }

    @Test(
        "Date tags are not releases if any tag is a version",
        arguments: ["2024-01-15", "2024.01.15", "20240115", "v2024.1.15", "nightly-2024-01-15", "release/2024-01-15"])
    func dates(date: String) { #expect(releases("v1.0.0", date, "v1.1.0") == ["v1.0.0", "v1.1.0"]) }

    @Test("Releases of a catalog with dates as versions are sorted")
    func onlyDates() {
        #expect(releases("2024.2.1", "2023.12.24", "2024.1.15") == ["2023.12.24", "2024.1.15", "2024.2.1"])
    }

    @Test("A changelog of a shallow clone reports that releases may be missing")
    func shallow() throws {
        let program = try CatalogProgram()
        for number in 1...3 {
            try program.write("work/Catalog/catalog.yaml", "format: 1\nname: Example\nversion: \(number).0.0\n")
            if number == 1 { try program.git("init", "-q") }
            try program.write("work/Catalog/components/box.yaml", Snippet.entry("box", "tags: [a\(number)]\n"))
            try program.git("add", "-A")
            try program.git("commit", "-q", "-m", "\(number)")
            try program.git("tag", "v\(number).0.0")
        }
        let url = "file://\(program.folder.url.path)/work"
        try program.git("clone", "-q", "--depth", "2", url, "two", from: "")
        try program.git("fetch", "-q", "--depth", "2", "--tags", from: "two")
        let message = "this clone is shallow and may lack releases; fetch them with: git fetch --unshallow --tags"
        let two = try program.run("history", from: "two")
        #expect(two.errors.contains("warning: \(message) [incomplete-history]"), "\(two)")
        try program.git("clone", "-q", "--depth", "1", url, "one", from: "")
        let one = try program.run("history", from: "one")
        #expect(one.status == 1)
        #expect(one.errors.contains(message), "\(one)")
        let whole = try program.run("history", from: "work")
        #expect(whole.status == 0)
        #expect(!whole.errors.contains("incomplete-history"))
    }
}
