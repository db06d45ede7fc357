/// A parallel map: a function applied to many values on several processors.
package enum Parallel {
    /// Returns the results in the order of the values.
    ///
    /// The values are dealt out in stretches, several per processor, so that neither a slow value nor the dealing
    /// itself holds up the rest.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], transform: @escaping @Sendable (Value) -> Result
    ) async -> [Result] {
        let stretch = max(1, min(16, values.count / 16))
        guard values.count > stretch else { return values.map(transform) }
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            for start in stride(from: 0, to: values.count, by: stretch) {
                let end = min(start + stretch, values.count)
                group.addTask { (start, values[start..<end].map(transform)) }
            }
            var results: [(Int, [Result])] = []
            for await result in group { results.append(result) }
            return results.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}
