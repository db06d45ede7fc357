package import CatalogModel

/// The rules for findings about backends run as separate programs, such as a missing program, a failure, an exceeded
/// limit or a wrong answer.
package enum ExternalRules {
    package static let name = Rule(
        "backend-name", .error, "An outside backend has a name in kebab case that no other backend has.",
        reason: "An output could not refer to one of two backends with the same name."
    )
    .example(
        failing: "backends: { markdown: { program: mine.sh } }", passing: "name: Test", at: "markdown",
        in: "catalog.yaml", files: ["mine.sh": ""])
    package static let start = Rule(
        "backend-start", .error, "The program of an outside backend can be found and started.",
        reason: "The output cannot be rendered, and its old files would pass for current."
    )
    .example(
        failing: "backends: { mine: { program: missing.sh } }\noutputs: { mine: {} }",
        passing: "outputs: { docs: { backend: markdown } }", at: "missing.sh", in: "catalog.yaml")
    package static let failure = Rule(
        "backend-failure", .error, "The program of an outside backend ends by itself, with exit status 0.",
        reason: "The files of a failed program may be incomplete or wrong, unnoticed by readers.")
    package static let limit = Rule(
        "backend-limit", .error, "The program of an outside backend keeps within its limits.",
        reason: "A program that never ends, or writes without end, would block every build.")
    package static let answer = Rule(
        "backend-answer", .error, "The program of an outside backend answers with one document of the protocol.",
        reason: "A misunderstood answer would become wrong or missing files.")
    package static let path = Rule(
        "backend-path", .error, "The files of an outside backend have different paths within the folder of the output.",
        reason: "A file could overwrite another one, or manual work outside of the output.")

    package static let all = [name, start, failure, limit, answer, path]
}

extension Diagnostic {
    /// Returns a finding about a backend; `what` is the backend's deed, in words that continue the backend's name.
    static func outsideFault(_ rule: Rule, of program: BackendProgram, what: String) -> Diagnostic {
        Diagnostic(rule, "backend '\(program.name)' \(what)", at: program.range)
    }

    package static func takenBackendName(_ name: Text) -> Diagnostic {
        Diagnostic(
            ExternalRules.name, "'\(name.value)' is the name of a built-in backend; choose another name", at: name.range
        )
    }

    package static func backendNameForm(_ name: Text) -> Diagnostic {
        let meant = EntryID(kebabCasing: name.value).map { ", for example '\($0)'" } ?? ""
        return Diagnostic(
            ExternalRules.name,
            "'\(name.value)' is not a valid backend name; use kebab case: lowercase letters and digits, joined by "
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
                + "of the catalog's; name the program directly", at: range)
    }

    /// Returns a finding for an empty file name of a program.
    package static func emptyProgram(of backend: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            ExternalRules.start,
            "backend '\(backend)' cannot be started: 'program' is empty; name its file, or remove 'program' to find "
                + "'\(BackendProtocol.programName(of: backend))' on PATH", at: range)
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
