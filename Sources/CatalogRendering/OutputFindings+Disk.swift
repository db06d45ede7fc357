import CatalogModel

// Findings about files on disk.
extension Diagnostic {
    static func brokenManifest(_ fault: Manifest.FormatError, bytes: [UInt8], in target: OutputTarget) -> Diagnostic {
        let file = SourceFile(path: target.shown(.manifest), bytes: bytes)
        return Diagnostic(
            OutputRules.brokenManifest,
            "invalid manifest: this line \(fault.message), so no file counts as written by a build; restore the manifest",
            at: file.range(ofBytes: fault.byteRange))
    }

    static func foreignFile(_ path: OutputPath, in target: OutputTarget) -> Diagnostic {
        Diagnostic(
            OutputRules.foreignFile,
            "'\(target.shown(path))' of output '\(target.name)' already exists and was not written by a build; "
                + "move it to another folder",
            at: target.range)
    }

    static func editedFile(_ path: OutputPath, in target: OutputTarget) -> Diagnostic {
        Diagnostic(
            OutputRules.editedFile,
            "'\(target.shown(path))' was edited after it was built; move the edit to the catalog, then build with "
                + "'--overwrite \(target.shown(path))'",
            at: target.range)
    }

    static func staleFileKept(_ path: OutputPath, in target: OutputTarget) -> Diagnostic {
        Diagnostic(
            OutputRules.staleFileKept,
            "'\(target.shown(path))' is no longer part of output '\(target.name)', but was edited after it was built; "
                + "the file is kept, and later builds ignore it",
            at: target.range)
    }

    static func staleFileReleased(_ path: OutputPath, in target: OutputTarget) -> Diagnostic {
        Diagnostic(
            OutputRules.staleFileKept,
            "'\(target.shown(path))' is no longer part of output '\(target.name)', but is in another output's folder; "
                + "the file is kept, and later builds ignore it",
            at: target.range)
    }

    static func blockedPath(
        _ path: OutputPath, by obstacle: DiskSnapshot.Obstacle, in target: OutputTarget
    ) -> Diagnostic {
        Diagnostic(
            OutputRules.blockedPath,
            "'\(target.shown(path))' of output '\(target.name)' cannot be written: there is \(obstacle.words) at its path; "
                + "move it to another folder",
            at: target.range)
    }

    static func blockedPath(
        _ path: OutputPath, by obstacle: DiskSnapshot.Obstacle, at folder: OutputPath, in target: OutputTarget
    ) -> Diagnostic {
        Diagnostic(
            OutputRules.blockedPath,
            "'\(target.shown(path))' of output '\(target.name)' cannot be written: '\(target.shown(folder))' is "
                + "\(obstacle.words), not a folder; move it to another folder",
            at: target.range)
    }
}

extension DiskSnapshot.Obstacle {
    fileprivate var words: String {
        switch self {
        case .file: "a file"
        case .folder: "a folder"
        case .link: "a symbolic link"
        case .other: "a device, pipe or socket"
        }
    }
}
