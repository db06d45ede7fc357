import CatalogModel
import CatalogTestSupport
import CatalogSync
import Testing

@Suite("Verification with code", .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
struct VerificationTests {
    @Test("Entries agree with code that states the same facts in another spelling")
    func agreement() async throws {
        let verification = try await Kit.verify()
        #expect(
            verification.diagnostics.all.map(\.testDescription).filter { !$0.contains("[not-in-catalog]") } == [])
        #expect(verification.coverage.verified == 7)
        #expect(verification.coverage.drifted == 0)
        #expect(verification.coverage.missing == 1)
        #expect(verification.coverage.unknown == ["Property.default": 2, "Type.events": 1])
    }
}
