import CatalogModel
import CatalogRendering
import Testing

@testable import ExternalBackends

@Suite("Answers of outside backends")
struct AnswerTests {
    @Test(
        "Base64 is read in its one way (RFC 4648, section 10)",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func base64(text: String, digits: String) {
        #expect(Base64.decoded(digits) == Array(text.utf8))
    }

    @Test(
        "Base64 in any other way is refused",
        arguments: ["Zg", "Zg=", "Zg==\n", "Zm9v YmFy", "Zh==", "Zm9=", "Zm-_", "=Zg=", "====", "Zg==Zg=="])
    func wrongBase64(digits: String) {
        #expect(Base64.decoded(digits) == nil)
    }

    @Test("all bytes come through Base64")
    func bytes() throws {
        let digits = #"{ "protocol": 1, "files": [{ "path": "a", "base64": "AAECA/v8/f7/" }] }"#
        let answer = try RenderAnswer(Array(digits.utf8), fileLimit: 1)
        #expect(answer.files.map(\.bytes) == [[0, 1, 2, 3, 251, 252, 253, 254, 255]])
    }

    @Test("pointers follow RFC 6901")
    func pointers() throws {
        let document: JSONValue = ["a/b": ["m~n": [.null, ["": "x"]]], "0": .integer(0)]
        for pointer in ["", "/a~1b", "/a~1b/m~0n/1", "/a~1b/m~0n/1/", "/0"] {
            #expect(RequestPointer.leadsSomewhere(pointer, in: document), "\(pointer)")
        }
        for pointer in ["a", "/b", "/a~1b/m~0n/2", "/a~1b/m~0n/01", "/a~1b/m~0n/-1", "/a~2b", "/a~", "/0/0"] {
            #expect(!RequestPointer.leadsSomewhere(pointer, in: document), "\(pointer)")
        }
    }

    private func fault(describing answer: String) -> String? {
        do throws(AnswerError) {
            _ = try DescribeAnswer(Array(answer.utf8))
            return nil
        } catch {
            return error.words
        }
    }

    @Test("a description has everything that a list of backends shows")
    func description() throws {
        let answer = """
            { "protocol": 1, "name": "a", "summary": "Makes a.", "options": [
              { "name": "t", "kind": "text", "summary": "T." },
              { "name": "f", "kind": "flag", "default": false, "summary": "F." },
              { "name": "c", "kind": "choice", "choices": ["x", "y"], "default": "y", "summary": "C." },
              { "name": "tl", "kind": "textList", "default": [], "summary": "TL." },
              { "name": "cl", "kind": "choiceList", "choices": ["x"], "default": null, "summary": "CL." }
            ], "rules": [{ "name": "r", "severity": "note", "summary": "R." }] }
            """
        let description = try DescribeAnswer(Array(answer.utf8))
        #expect(
            description.options == [
                BackendOption("t", .text, "T."), BackendOption("f", .flag, default: false, "F."),
                BackendOption("c", .choice(["x", "y"]), default: "y", "C."),
                BackendOption("tl", .textList, default: [], "TL."), BackendOption("cl", .choiceList(["x"]), "CL."),
            ])
        #expect(description.rules == [Rule("r", .note, "R.")])
    }

    @Test(
        "a description that is wrong is refused",
        arguments: [
            (#""summary": "S.""#, "answered without 'name'"),
            (#""name": "a", "summary": 1"#, "answered with the number 1 as 'summary', which is a text"),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "number", "summary": "O." }]"#,
                "answered with 'number' as 'kind' at '/options/0', which is one of 'text', 'flag', 'choice', 'textList', "
                    + "'choiceList'"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "choice", "summary": "O." }]"#,
                "answered without 'choices' at '/options/0'"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "flag", "default": "no", "summary": "O." }]"#,
                "answered with a default of option 'o' that is not of its kind"
            ),
            (
                #""name": "a", "summary": "S.", "rules": [{ "name": "A B", "severity": "note", "summary": "R." }]"#,
                "answered with the rule 'A B', whose name is not in kebab case"
            ),
            (#""name": "A b", "summary": "S.""#, "answered with the name 'A b', which is not in kebab case"),
            (#""name": "a", "summary": " \n""#, "answered without a word in 'summary'"),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "", "kind": "flag", "summary": "O." }]"#,
                "answered without a word in 'name' at '/options/0'"
            ),
            (
                #""name": "a", "summary": "S.", "rules": [{ "name": "r", "severity": "note", "summary": "" }]"#,
                "answered without a word in 'summary' at '/rules/0'"
            ),
            (
                "\"name\": \"a\", \"summary\": \"\(String(repeating: "s", count: 10_001))\"",
                "answered with 10001 characters in 'summary'; the protocol has 10000 at most"
            ),
        ])
    func wrongDescription(members: String, words: String) {
        #expect(fault(describing: "{ \"protocol\": 1, \(members) }") == words)
    }

    private func fault(rendering answer: String) -> AnswerError? {
        do throws(AnswerError) {
            _ = try RenderAnswer(Array(answer.utf8), fileLimit: 1)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "a finding says something, and not a book",
        arguments: [
            (#"{ "rule": "r", "message": "" }"#, "answered without a word in 'message' at '/findings/0'"),
            (
                #"{ "rule": "r", "message": "m", "fix": " " }"#,
                "answered without a word in 'fix' at '/findings/0'"
            ),
            (
                "{ \"rule\": \"r\", \"message\": \"\(String(repeating: "é", count: 10_001))\" }",
                "answered with 10001 characters in 'message' at '/findings/0'; the protocol has 10000 at most"
            ),
        ])
    func wrongFinding(finding: String, words: String) {
        #expect(fault(rendering: "{ \"protocol\": 1, \"files\": [], \"findings\": [\(finding)] }")?.words == words)
    }

    @Test("ten thousand findings are enough")
    func numberOfFindings() {
        func answer(_ count: Int) -> String {
            let findings = Array(repeating: #"{ "rule": "r", "message": "m", "fix": null }"#, count: count)
            return "{ \"protocol\": 1, \"files\": [], \"findings\": [\(findings.joined(separator: ","))] }"
        }
        #expect(fault(rendering: answer(10_000)) == nil)
        let fault = fault(rendering: answer(20_000))
        #expect(fault?.kind == .limit)
        #expect(
            fault?.words
                == "answered with 20000 findings; the protocol has 10000 at most, so report the first ones and "
                + "their number")
    }

    @Test("a byte order mark is told of, not skipped")
    func byteOrderMark() {
        #expect(
            fault(rendering: "\u{FEFF}{ \"protocol\": 1, \"files\": [] }")?.words
                == "answered with a byte order mark; JSON is UTF-8 without one (RFC 8259, section 8.1)")
    }
}
