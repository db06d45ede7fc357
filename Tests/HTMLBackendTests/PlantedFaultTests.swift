import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import HTMLBackend

/// Faults that come into a sound site, whether or not the judges' word on that one is known.
@Suite("Planted faults in a site")
struct PlantedFaultTests {
    /// A change of a file of the site, and what the judge says of it.
    struct Fault: CustomTestStringConvertible {
        let file: String
        let sound: String
        let broken: String
        let finding: String

        var testDescription: String { finding }
    }

    static let browserFaults = [
        Fault(
            file: "assets/site.css", sound: ":focus-visible{outline:", broken: ":focus-visible{outlin:",
            finding: "a browser does not take outlin: 2px solid var(--focus)"),
        Fault(
            file: "assets/site.css", sound: ".skip:focus{inset-inline-start:.5rem;}",
            broken: ".skip:focus{inset-inline-start:.5rem;",
            finding: "a rule within a rule"),
        Fault(
            file: "assets/site.css", sound: "color:var(--ink)", broken: "color:var(--inc)",
            finding: "nothing defines --inc"),
        Fault(
            file: "assets/site.css", sound: "@media (prefers-color-scheme:dark)",
            broken: "@media (prefers-color-scheme:dark", finding: "@media without a block"),
        Fault(
            file: "assets/site.css", sound: ".brand:hover{", broken: ".brand::hoover{",
            finding: "a browser does not take .brand::hoover"),
        Fault(
            file: "components/lamp.html", sound: "href=\"../assets/site.css\"", broken: "href=\"../assets/sight.css\"",
            finding: "components/lamp.html: no file for ../assets/sight.css"),
    ]

    @Test(
        "The browser check finds a planted fault, with and without a cached verdict on the site",
        .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)),
        .enabled(if: Judge.chromium.isPresent, Comment(rawValue: Judge.chromium.reason)), arguments: browserFaults,
        [false, true])
    func browser(fault: Fault, isCached: Bool) async throws {
        let verdict = try verdict(on: fault, of: try await Self.site(), isCached: isCached) {
            try SiteJudges.browser($0)
        }
        #expect(verdict.errors == "")
        #expect(verdict.output.split(separator: "\n").contains { $0.hasSuffix(fault.finding) }, "\(verdict.output)")
    }

    @Test(
        "The W3C's checker finds a planted fault, with and without a cached verdict on the site",
        .enabled(if: Judge.markup.isPresent, Comment(rawValue: Judge.markup.reason)), arguments: [false, true])
    func markup(isCached: Bool) async throws {
        let fault = Fault(
            file: "components/lamp.html", sound: "</main>", broken: "", finding: "Unclosed element")
        let verdict = try verdict(on: fault, of: try await Self.site(), isCached: isCached) {
            try SiteJudges.markup($0)
        }
        #expect((verdict.output + verdict.errors).contains(fault.finding), "\(verdict)")
    }

    private static func site() async throws -> RenderedSite {
        await RenderedSite(try JudgedRegistries.require(await Snippet.load(["lamp": Snippet.entry("lamp")])))
    }

    /// Returns the verdict on a site with a fault; where `isCached`, the sound site has been judged before.
    private func verdict(
        on fault: Fault, of site: RenderedSite, isCached: Bool, judge: (URL) throws -> Judge.Verdict
    ) throws -> Judge.Verdict {
        let folder = try TemporaryFolder()
        try site.write(to: folder)
        let sound = try #require(site.files[fault.file])
        try #require(sound.contains(fault.sound))
        let records = try TemporaryFolder()
        return try VerdictStore.$current.withValue(VerdictStore(records.url)) { () throws in
            if isCached { #expect(try judge(folder.url).status == 0) }
            let kept = try FileManager.default.contentsOfDirectory(atPath: records.url.path)
            #expect(kept.isEmpty == !isCached)
            try folder.write(fault.file, sound.replacing(fault.sound, with: fault.broken))
            return try judge(folder.url)
        }
    }
}
