import CatalogModel
import CatalogRendering
import OutsideBackends

// What outside backends were asked by the last build, kept in the folders of their outputs. It is a hint: where it cannot
// be read it is unknown, and where it cannot be written it is so the next time.
extension OutputBuilder {
    /// The outputs with backends that know what has changed since the last build, and what each is now asked about, by
    /// the output's name. The catalog is printed once for all of them.
    func informed(
        _ outputs: [ResolvedOutputs.Output], _ registry: ComponentRegistry
    ) -> (outputs: [ResolvedOutputs.Output], records: [String: RequestRecord]) {
        guard outputs.contains(where: { $0.backend is OutsideBackend }) else { return (outputs, [:]) }
        let catalog = CatalogDump(registry)
        var records: [String: RequestRecord] = [:]
        let informed = outputs.map { output in
            guard let backend = output.backend as? OutsideBackend else { return output }
            records[output.target.name] = backend.record(of: catalog, options: output.options)
            let last = OutputFolder(target: output.target).requestRecord
            return ResolvedOutputs.Output(
                target: output.target, backend: backend.asked(about: catalog, since: last), options: output.options)
        }
        return (informed, records)
    }

    /// Keeps the records for the next build, and removes those of backends that are no programs any longer.
    func keep(_ records: [String: RequestRecord], of plans: [OutputPlan]) {
        for plan in plans {
            let isKept = !plan.output.files.isEmpty
            OutputFolder(target: plan.target).keep(isKept ? records[plan.target.name] : nil)
        }
    }
}

extension OutputFolder {
    /// nil when there is none, or none that can be understood.
    fileprivate var requestRecord: RequestRecord? {
        let contents = try? System.read(location(.requestRecord), followingLinks: false, limit: 64 << 20)
        guard case .bytes(let bytes)? = contents else { return nil }
        return RequestRecord(parsing: bytes)
    }

    fileprivate func keep(_ record: RequestRecord?) {
        if record == requestRecord, record != nil { return }
        do throws(SystemError) {
            guard let record else { return try System.removeFile(location(.requestRecord)) }
            try System.write(record.printed, to: location(.newRequestRecord))
            try System.move(location(.newRequestRecord), to: location(.requestRecord))
        } catch {
            try? System.removeFile(location(.newRequestRecord))
        }
    }
}
