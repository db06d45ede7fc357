import CatalogModel
package import CatalogRendering

/// The answer of a backend's program to the request `render`: the rendered files, and the findings on the catalog.
package struct RenderAnswer: Sendable {
    /// Finding of a backend on the catalog.
    package struct Finding: Hashable, Sendable {
        /// The name of the rule, without the backend's name.
        package let rule: String
        package let message: String
        /// Fix, in words.
        package let fix: String?
        /// Place in the request, as a JSON Pointer; nil: nowhere.
        package let pointer: String?
    }

    /// In the order of the answer; each path once on every disk.
    package let files: [OutputFile]
    package let findings: [Finding]

    /// Creates the answer from the program's document.
    ///
    /// - Parameters:
    ///   - bytes: The answer, in UTF-8.
    ///   - fileLimit: The number of files allowed.
    /// - Throws: The first fault of the answer.
    package init(_ bytes: [UInt8], fileLimit: Int) throws(AnswerError) {
        let answer = try AnswerReader.read(bytes)
        try answer.requireMembers(among: ["protocol", "files", "findings"])
        let objects = try answer.objects("files", required: true, members: ["path", "text", "base64"])
        if objects.count > fileLimit { throw .tooManyFiles(objects.count, limit: fileLimit) }
        files = try Self.files(objects)
        let reported = try answer.objects("findings", members: ["rule", "message", "fix", "at"])
        if reported.count > AnswerLimits.findings { throw .tooManyFindings(reported.count) }
        var findings: [Finding] = []
        for object in reported {
            findings.append(
                Finding(
                    rule: try object.text("rule"), message: try object.words("message"),
                    fix: object.value("fix") == nil ? nil : try object.words("fix"),
                    pointer: try object.optionalText("at")))
        }
        self.findings = findings
    }

    private static func files(_ objects: [AnswerObject]) throws(AnswerError) -> [OutputFile] {
        var files: [OutputFile] = []
        var paths: [String: OutputPath] = [:]
        for object in objects {
            let path = try path(object.text("path"))
            if let first = paths.updateValue(path, forKey: foldedPath(path.text)) {
                throw first.text.utf8.elementsEqual(path.text.utf8)
                    ? .twice(path.text) : .sameFile(first.text, as: path.text)
            }
            files.append(OutputFile(path: path, bytes: try contents(object, of: path)))
        }
        for file in files {
            for folder in file.path.folders {
                if let path = paths[foldedPath(folder.text)] { throw .folder(path.text, holding: file.path.text) }
            }
        }
        return files
    }

    private static func path(_ text: String) throws(AnswerError) -> OutputPath {
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        if text.hasPrefix("/") { throw .path(text, reason: "is absolute; paths begin in the output's folder") }
        if names.contains("..") { throw .path(text, reason: "leads out of the output's folder") }
        if let hidden = text.unicodeScalars.first(where: \.isHidden) {
            throw .path(text, reason: "has the control or invisible character U+\(hidden.hexadecimal)")
        }
        guard let path = OutputPath(text) else {
            throw .path(text, reason: "cannot be the path of a file on every system")
        }
        if path.isReserved {
            throw .path(text, reason: "has a name that begins with '.catalog-', which is reserved")
        }
        return path
    }

    private static func contents(_ object: AnswerObject, of path: OutputPath) throws(AnswerError) -> [UInt8] {
        switch (try object.optionalText("text"), try object.optionalText("base64")) {
        case (let text?, nil): return Array(text.utf8)
        case (nil, let digits?):
            if let bytes = Base64.decoded(digits) { return bytes }
            throw .contents(of: path.text, "whose 'base64' is not Base64 with padding and without line breaks")
        case (nil, nil): throw .contents(of: path.text, "without 'text' or 'base64'")
        case (.some, .some): throw .contents(of: path.text, "with both 'text' and 'base64'")
        }
    }
}
