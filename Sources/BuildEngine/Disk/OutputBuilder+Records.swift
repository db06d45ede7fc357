import CatalogRendering

// The memos of backends for the next build, in the folders of the outputs. A memo is a hint, so failures to read or
// write it are ignored.
extension OutputBuilder {
    /// Keeps the memos of outputs, by their names, and removes the memos of backends without a memo.
    func keep(_ memos: [String: [UInt8]], of plans: [OutputPlan]) {
        for plan in plans {
            let isKept = !plan.output.files.isEmpty
            OutputFolder(target: plan.target).keep(isKept ? memos[plan.target.name] : nil)
        }
    }
}

extension OutputFolder {
    /// Memo left here by the backend; nil without a memo.
    var memo: [UInt8]? {
        let contents = try? System.read(location(.requestRecord), followingLinks: false, limit: 64 << 20)
        guard case .bytes(let bytes)? = contents else { return nil }
        return bytes
    }

    fileprivate func keep(_ memo: [UInt8]?) {
        if memo != nil, memo == self.memo { return }
        do throws(SystemError) {
            guard let memo else { return try System.removeFile(location(.requestRecord)) }
            try System.write(memo, to: location(.newRequestRecord))
            try System.move(location(.newRequestRecord), to: location(.requestRecord))
        } catch {
            try? System.removeFile(location(.newRequestRecord))
        }
    }
}
