import CatalogModel
import CatalogTestSupport
import CatalogSync
import Testing

/// Files of texts and colors that agree with entries, in which a key is gone, new, or another one.
@Suite("Added, removed and renamed texts and colors")
struct TextMemberTests {
    /// The lines of each key but the last one, by the key as the file has it.
    private func byteRanges(of lines: [String]) -> [(key: String, lines: Range<Int>)] {
        var starts: [(key: String, line: Int)] = []
        for (index, line) in lines.enumerated() {
            guard let match = line.firstMatch(of: #/["<>]((?:key|many)[._]?\d+)["<]/#) else { continue }
            starts.append((String(match.1), index))
        }
        return zip(starts, starts.dropFirst()).map { ($0.key, $0.line..<$1.line) }
    }

    private func variants(of text: String) -> [(kind: MemberMutationKind, key: String, text: String)] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return byteRanges(of: lines).flatMap { key, range in
            let own = Array(lines[range])
            let renamed = [own[0].replacing(key, with: MemberMutation.newName)] + own.dropFirst()
            return [(MemberMutationKind.gone, []), (.renamed, renamed), (.new, own + renamed)].map { kind, byteRange in
                (
                    kind, key,
                    (lines[..<range.lowerBound] + byteRange + lines[range.upperBound...]).joined(separator: "\n")
                )
            }
        }
    }

    @Test(
        "Added, removed and renamed texts are reported at their lines, and a fix removes unused ones",
        arguments: TextMutationTests.samples)
    func texts(_ sample: TextMutationTests.Sample) async throws {
        let entry = try TextMutationTests.entry(sample)
        var count = 0
        for mutation in Thoroughness.some(variants(of: sample.text), every: 2) {
            count += 1
            let findings = try await TextMutationTests.verify(sample, mutation.text, entry)
            let gone = findings.filter { $0.rule == VerificationRules.notInCode }
            let new = findings.filter { $0.rule == VerificationRules.notInCatalog }
            #expect(gone.count == (mutation.kind == .new ? 0 : 1), "\(mutation.kind) \(mutation.key)")
            #expect(new.count == (mutation.kind == .gone ? 0 : 1), "\(mutation.kind) \(mutation.key)")
            #expect(findings.count == gone.count + new.count, "\(findings.map(\.testDescription))")
            for (finding, name) in [(gone.first, mutation.key), (new.first, MemberMutation.newName)] {
                guard let range = finding?.range else { continue }
                #expect(range.file.line(range.start.line)?.contains(name) == true, "\(mutation.kind) \(name)")
            }
            guard let finding = gone.first else { continue }
            let fix = try #require(finding.fixIts.first, "\(mutation.key)")
            let bytes = Array(entry.utf8)
            let mended = bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + bytes[fix.range.upperBound...]
            let rest = try await TextMutationTests.verify(
                sample, mutation.text, String(decoding: mended, as: UTF8.self))
            #expect(rest.filter { $0.rule != VerificationRules.notInCatalog }.map(\.testDescription) == [])
        }
        #expect(count >= 58)
    }

    @Test("Added, removed and renamed colors are reported", arguments: [true, false])
    func colors(isAndroid: Bool) async throws {
        let files = isAndroid ? TokenMutationTests.resources() : TokenMutationTests.assets()
        for number in stride(from: 0, to: 60, by: 4) {
            for kind in MemberMutationKind.allCases {
                let findings = try await TokenMutationTests.verify(mutated(files, number, kind, isAndroid))
                let rules = findings.map(\.rule.id).sorted()
                let expected =
                    switch kind {
                    case .gone: ["not-in-code"]
                    case .new: ["not-in-catalog"]
                    case .renamed: ["not-in-catalog", "not-in-code"]
                    }
                #expect(rules == expected, "\(kind) \(number)")
            }
        }
    }

    private func mutated(
        _ files: [SourceFile], _ number: Int, _ kind: MemberMutationKind, _ isAndroid: Bool
    ) -> [SourceFile] {
        guard isAndroid, let file = files.first else {
            var copy = files
            let own = copy.remove(at: number)
            let other = SourceFile(
                path: own.path.replacing("/C\(number).", with: "/\(MemberMutation.newName)."), bytes: own.bytes)
            return copy + (kind == .gone ? [] : kind == .new ? [own, other] : [other])
        }
        var lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let own = lines.remove(at: number + 1)
        let other = own.replacing("ds_brand_c\(number)\"", with: "ds_brand_\(MemberMutation.newName)\"")
        lines.insert(contentsOf: kind == .gone ? [] : kind == .new ? [own, other] : [other], at: number + 1)
        return [SourceFile(path: file.path, text: lines.joined(separator: "\n"))]
    }
}
