import CatalogModel
import CatalogTestSupport
import Foundation
import CatalogSyntax
import Testing

struct RealFilesTests {
    @Test(.enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func trialEntriesHaveNoFindings() throws {
        let files = SharedData.files(below: "format-trial", suffix: ".yaml")
        #expect(files.count > 30)
        for file in files {
            let reading = try Reading(SourceFile(path: file.lastPathComponent, bytes: Array(Data(contentsOf: file))))
            #expect(reading.node != nil)
            #expect(reading.findings.map(\.message) == [])
        }
    }
}
