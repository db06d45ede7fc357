import CatalogModel
import CatalogRendering
import Testing

@testable import ExternalBackends

@Suite("Answers of external backends")
struct AnswerTests {
    @Test(
        "Canonical Base64 is decoded (RFC 4648, section 10)",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func base64(text: String, digits: String) {
        #expect(Base64.decoded(digits) == Array(text.utf8))
    }

    @Test(
        "Base64 that is not canonical is rejected",
        arguments: ["Zg", "Zg=", "Zg==\n", "Zm9v YmFy", "Zh==", "Zm9=", "Zm-_", "=Zg=", "====", "Zg==Zg=="])
    func wrongBase64(digits: String) {
        #expect(Base64.decoded(digits) == nil)
    }

    @Test("Base64 preserves all bytes")
    func bytes() throws {
        let digits = #"{ "protocol": 1, "files": [{ "path": "a", "base64": "AAECA/v8/f7/" }] }"#
        let answer = try RenderAnswer(Array(digits.utf8), fileLimit: 1)
        #expect(answer.files.map(\.bytes) == [[0, 1, 2, 3, 251, 252, 253, 254, 255]])
    }

    @Test("Pointers follow RFC 6901")
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

    @Test("A description contains everything that a list of backends shows")
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
        "An invalid description is rejected",
        arguments: [
            (#""summary": "S.""#, "answered without 'name'"),
            (#""name": "a", "summary": 1"#, "answered with the number 1 as 'summary', which must be a string"),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "number", "summary": "O." }]"#,
                "answered with 'number' as 'kind' at '/options/0', which must be one of 'text', 'flag', 'choice', 'textList', "
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
            (#""name": "a", "summary": " \n""#, "answered with a blank string in 'summary'"),
            (
                #""name": "a", "summary": "S\u001B[31m.""#,
                "answered with the control or invisible character U+001B in 'summary'; remove it"
            ),
            (
                #""name": "a", "summary": "S\u202E.""#,
                "answered with the control or invisible character U+202E in 'summary'; remove it"
            ),
            (
                #""name": "a", "summary": "S.\nT.""#,
                "answered with the control or invisible character U+000A in 'summary'; remove it"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "Ending", "kind": "flag", "summary": "O." }]"#,
                "answered with the option 'Ending', whose name is not in camel case"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "line-end", "kind": "flag", "summary": "O." }]"#,
                "answered with the option 'line-end', whose name is not in camel case"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "text", "choices": ["a"], "summary": "O." }]"#,
                "answered with 'choices' at '/options/0', whose kind is 'text'; only 'choice' and 'choiceList' have choices"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "choice", "choices": ["a", "b", "a"], "summary": "O." }]"#,
                "answered with 'a' twice in 'choices' at '/options/0'; remove one"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "choiceList", "choices": ["a\u200B"], "summary": "O." }]"#,
                "answered with the control or invisible character U+200B in 'choices' at '/options/0'; remove it"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "choice", "choices": [" "], "summary": "O." }]"#,
                "answered with a blank string in 'choices' at '/options/0'"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "choice", "choices": [], "summary": "O." }]"#,
                "answered without a choice for option 'o'"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "choiceList", "choices": ["x"], "default": ["y"], "summary": "O." }]"#,
                "answered with a default of option 'o' that is not of its kind"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "flag", "summary": "O." }, { "name": "o", "kind": "text", "summary": "O." }]"#,
                "answered with two options 'o'"
            ),
            (
                #""name": "a", "summary": "S.", "rules": [{ "name": "r", "severity": "note", "summary": "R." }, { "name": "r", "severity": "error", "summary": "R." }]"#,
                "answered with two rules 'r'"
            ),
            (
                #""name": "a", "summary": "S.", "rules": [{ "name": "r", "severity": "fatal", "summary": "R." }]"#,
                "answered with 'fatal' as 'severity' at '/rules/0', which must be one of 'note', 'warning', 'error'"
            ),
            (
                #""name": "a", "summary": "S.", "rules": [{ "name": "r", "severity": "note", "summary": "R.", "id": 1 }]"#,
                "answered with 'id' at '/rules/0', which is unknown in the protocol"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "o", "kind": "flag", "summary": "O.", "choice": 1 }]"#,
                "answered with 'choice' at '/options/0', which is unknown in the protocol; did you mean 'choices'?"
            ),
            (
                #""name": "a", "summary": "S.", "options": [{ "name": "", "kind": "flag", "summary": "O." }]"#,
                "answered with a blank string in 'name' at '/options/0'"
            ),
            (
                #""name": "a", "summary": "S.", "rules": [{ "name": "r", "severity": "note", "summary": "" }]"#,
                "answered with a blank string in 'summary' at '/rules/0'"
            ),
            (
                "\"name\": \"a\", \"summary\": \"\(String(repeating: "s", count: 10_001))\"",
                "answered with 10001 characters in 'summary'; the protocol allows 10000 at most"
            ),
        ])
    func wrongDescription(members: String, words: String) {
        #expect(fault(describing: "{ \"protocol\": 1, \(members) }") == words)
    }

    @Test("Names, options and rules of any number are read")
    func manyRules() throws {
        let rules = (0..<100_000).map { #"{ "name": "r-\#($0)", "severity": "note", "summary": "R." }"# }
        let options = (0..<20_000).map { #"{ "name": "o\#($0)", "kind": "flag", "summary": "O." }"# }
        let choices = (0..<20_000).map { "\"c\($0)\"" }.joined(separator: ",")
        let list =
            "{ \"name\": \"list\", \"kind\": \"choiceList\", \"choices\": [\(choices)], "
            + "\"default\": [\(choices)], \"summary\": \"L.\" }"
        let text =
            "{ \"protocol\": 1, \"name\": \"a\", \"summary\": \"S.\", \"options\": [\(list),"
            + options.joined(separator: ",") + "], \"rules\": [" + rules.joined(separator: ",") + "] }"
        let answer = try DescribeAnswer(Array(text.utf8))
        #expect(answer.rules.count == 100_000)
        #expect(answer.rules.last == Rule("r-99999", .note, "R."))
        #expect(answer.options.count == 20_001)
    }

    @Test("Members that may be missing may be null, in a description and in an answer with files")
    func nullMembers() throws {
        let description = #"{ "protocol": 1, "name": "a", "summary": "S.", "options": null, "rules": null }"#
        #expect(try DescribeAnswer(Array(description.utf8)).options == [])
        let answer = #"{ "protocol": 1, "files": [{ "path": "a", "text": "x", "base64": null }], "findings": null }"#
        #expect(try RenderAnswer(Array(answer.utf8), fileLimit: 1).findings == [])
    }

    @Test("The limits are those of the page: 60 seconds, 64 MiB and 10,000 files")
    func limits() {
        let limits = BackendProgram(name: "a", path: "a").limits
        #expect(limits.seconds == 60)
        #expect(limits.bytes == 67_108_864)
        #expect(limits.files == 10_000)
    }

    @Test(
        "A path in the output's folder is accepted",
        arguments: ["a", "a/b/c.txt", ".hidden", "Ünï/文.md", "a b", "family \u{1F468}\u{200D}\u{1F469}.txt"])
    func path(path: String) {
        #expect(fault(rendering: "{ \"protocol\": 1, \"files\": [{ \"path\": \"\(path)\", \"text\": \"\" }] }") == nil)
    }

    @Test(
        "A path that leads elsewhere or is not portable is rejected",
        arguments: [
            ("", "cannot be the path of a file on every system"),
            ("a//b", "cannot be the path of a file on every system"),
            ("./a", "cannot be the path of a file on every system"),
            ("a/", "cannot be the path of a file on every system"),
            ("a/..", "leads out of the output's folder"), ("a\\\\b", "cannot be the path of a file on every system"),
            ("C:/a", "cannot be the path of a file on every system"),
            ("a.", "cannot be the path of a file on every system"),
            ("a\\u202Eb", "has the control or invisible character U+202E"),
            ("a\\u200Bb", "has the control or invisible character U+200B"),
            ("a\\u0085b", "has the control or invisible character U+0085"),
            ("a\\nb", "has the control or invisible character U+000A"),
            ("a/.catalog-x/b", "has a name that begins with '.catalog-', which is reserved"),
        ])
    func wrongPath(path: String, reason: String) {
        let fault = fault(rendering: "{ \"protocol\": 1, \"files\": [{ \"path\": \"\(path)\", \"text\": \"\" }] }")
        #expect(fault?.kind == .path)
        #expect(
            fault?.words.hasSuffix("', which \(reason)") == true || fault?.words.hasSuffix("which \(reason)") == true,
            "\(fault?.words ?? "")")
    }

    @Test("A file cannot be the folder of another file, in any letter case and order")
    func fileAndFolder() {
        func words(_ paths: String...) -> String? {
            let files = paths.map { "{ \"path\": \"\($0)\", \"text\": \"\" }" }.joined(separator: ",")
            do throws(AnswerError) {
                _ = try RenderAnswer(Array("{ \"protocol\": 1, \"files\": [\(files)] }".utf8), fileLimit: 9)
                return nil
            } catch {
                return error.words
            }
        }
        #expect(words("a", "a/b") == "answered with 'a' as a file, and as the folder of 'a/b'")
        #expect(words("A/b/c", "a") == "answered with 'a' as a file, and as the folder of 'A/b/c'")
        #expect(words("a/b", "a/c", "ab") == nil)
        #expect(
            words("\u{E9}", "e\u{301}")
                == "answered with '\u{E9}' and 'e\u{301}', which are the same file on case-insensitive file systems")
    }

    @Test(
        "JSON that parsers interpret differently is rejected",
        arguments: [
            #"{ "protocol": 1, "protocol": 1, "files": [] }"#, #"{ "protocol": 1.0, "files": [] }"#,
            #"{ "protocol": 1e400, "files": [] }"#, #"{ "protocol": "1", "files": [] }"#,
            #"{ "protocol": 1, "files": [{ "path": "a", "text": "\ud800" }] }"#, #"{ "protocol": 1, "files": [], }"#,
            "{ \"protocol\": 1, \"files\": \(String(repeating: "[", count: 100_000)) }",
            #"{ "protocol": 1, "files": [] } {}"#, #"{ "protocol": 1, "files": NaN }"#,
        ])
    func wrongJSON(answer: String) {
        #expect(fault(rendering: answer)?.kind == .answer)
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
        "A finding has a message that is neither empty nor too long",
        arguments: [
            (#"{ "rule": "r", "message": "" }"#, "answered with a blank string in 'message' at '/findings/0'"),
            (
                #"{ "rule": "r", "message": "m\u001B[2Jn" }"#,
                "answered with the control or invisible character U+001B in 'message' at '/findings/0'; remove it"
            ),
            (
                #"{ "rule": "r", "message": "m", "fix": "a\u2028b" }"#,
                "answered with the control or invisible character U+2028 in 'fix' at '/findings/0'; remove it"
            ),
            (#"{ "rule": "r" }"#, "answered without 'message' at '/findings/0'"),
            (#"{ "message": "m" }"#, "answered without 'rule' at '/findings/0'"),
            (
                #"{ "rule": "r", "message": "m", "path": "a" }"#,
                "answered with 'path' at '/findings/0', which is unknown in the protocol"
            ),
            (
                #"{ "rule": "r", "message": "m", "at": 1 }"#,
                "answered with the number 1 as 'at' at '/findings/0', which must be a string"
            ),
            (
                #"{ "rule": "r", "message": "m", "fix": " " }"#,
                "answered with a blank string in 'fix' at '/findings/0'"
            ),
            (
                "{ \"rule\": \"r\", \"message\": \"\(String(repeating: "é", count: 10_001))\" }",
                "answered with 10001 characters in 'message' at '/findings/0'; the protocol allows 10000 at most"
            ),
        ])
    func wrongFinding(finding: String, words: String) {
        #expect(fault(rendering: "{ \"protocol\": 1, \"files\": [], \"findings\": [\(finding)] }")?.words == words)
    }

    @Test("More than ten thousand findings are rejected")
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
                == "answered with 20000 findings; the protocol allows 10000 at most; report the first ones and "
                + "their number")
    }

    @Test("A byte order mark is reported, not skipped")
    func byteOrderMark() {
        #expect(
            fault(rendering: "\u{FEFF}{ \"protocol\": 1, \"files\": [] }")?.words
                == "answered with a byte order mark; JSON is UTF-8 without one (RFC 8259, section 8.1)")
    }
}
