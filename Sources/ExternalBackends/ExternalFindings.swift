package import CatalogModel

/// The rules for findings about backends run as separate programs, such as a missing program, a failure, an exceeded
/// limit or a wrong answer.
package enum ExternalRules {
    package static let name = Rule(
        "backend-name", .error, "A backend that a catalog declares has a name in kebab case that no other backend has."
    )
    .example(
        failing: "backends: { markdown: { program: mine.sh } }", passing: "name: Test", at: "markdown",
        in: "catalog.yaml", files: ["mine.sh": ""])
    package static let start = Rule("backend-start", .error, "A backend's program can be found and started.")
        .example(
            failing: "backends: { mine: { program: missing.sh } }\noutputs: { mine: {} }",
            passing: "outputs: { docs: { backend: markdown } }", at: "missing.sh", in: "catalog.yaml")
    package static let failure = Rule(
        "backend-failure", .error, "A backend's program ends by itself, and with exit status 0.")
    package static let limit = Rule("backend-limit", .error, "A backend's program keeps within its limits.")
    package static let answer = Rule(
        "backend-answer", .error, "A backend's program answers with one document of the protocol.")
    package static let path = Rule(
        "backend-path", .error, "A backend's program makes files of different paths within the output's folder.")

    package static let all = [name, start, failure, limit, answer, path]
}

extension Diagnostic {
    /// Returns a finding about a backend; `what` is the backend's deed, in words that continue the backend's name.
    static func outsideFault(_ rule: Rule, of program: BackendProgram, what: String) -> Diagnostic {
        Diagnostic(rule, "backend '\(program.name)' \(what)", at: program.range)
    }

    package static func takenBackendName(_ name: Text) -> Diagnostic {
        Diagnostic(
            ExternalRules.name, "'\(name.value)' is a backend of this program; give yours another name", at: name.range)
    }

    package static func backendNameForm(_ name: Text) -> Diagnostic {
        let meant = EntryID(kebabCasing: name.value).map { ", for example '\($0)'" } ?? ""
        return Diagnostic(
            ExternalRules.name,
            "'\(name.value)' is not the name of a backend; a name is in kebab case: small letters and digits, joined by "
                + "hyphens\(meant)",
            at: name.range)
    }

    package static func missingProgram(_ path: String, of backend: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            ExternalRules.start, "backend '\(backend)' cannot be started: there is no program '\(path)'", at: range)
    }

    /// Returns a finding for a program other than the program shown by `catalog.yaml` to the reader.
    package static func programBehindLink(_ name: String, of backend: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            ExternalRules.start,
            "backend '\(backend)' cannot be started: '\(name)' leads through a link to a program outside of that folder and "
                + "of the catalog's; name the program itself", at: range)
    }

    /// Returns a finding for an empty file name of a program.
    package static func emptyProgram(of backend: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            ExternalRules.start,
            "backend '\(backend)' cannot be started: 'program' is empty; name its file, or leave 'program' out to have "
                + "'\(BackendProtocol.programName(of: backend))' looked for on PATH", at: range)
    }

    /// Returns a finding for a program missing from the path.
    package static func programNotOnPath(of backend: Text) -> Diagnostic {
        Diagnostic(
            ExternalRules.start,
            "backend '\(backend.value)' cannot be started: '\(BackendProtocol.programName(of: backend.value))' is not on "
                + "PATH; name its file under 'program'",
            at: backend.range)
    }
}
