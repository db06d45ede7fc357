/// A parallel map: a function applied to many values on several processors.
package enum Parallel {
    /// Returns the results in the order of the values.
    ///
    /// Values are distributed in chunks, several per processor, so that neither a slow value nor the distribution
    /// delays the rest.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], transform: @escaping @Sendable (Value) -> Result
    ) async -> [Result] {
        await map(values, remembering: {}, transform: { _, value in transform(value) })
    }

    /// Returns the results in the order of the values, for a function with a memory of previous values.
    ///
    /// Each chunk begins with an empty memory, so that no result may depend on the memory.
    package static func map<Value: Sendable, Memory, Result: Sendable>(
        _ values: [Value], remembering memory: @escaping @Sendable () -> Memory,
        transform: @escaping @Sendable (inout Memory, Value) -> Result
    ) async -> [Result] {
        let byteRange = max(1, min(16, values.count / 16))
        @Sendable func results(from start: Int) -> [Result] {
            var memory = memory()
            return values[start..<min(start + byteRange, values.count)].map { transform(&memory, $0) }
        }
        guard values.count > byteRange else { return results(from: 0) }
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            for start in stride(from: 0, to: values.count, by: byteRange) {
                group.addTask { (start, results(from: start)) }
            }
            var all: [(Int, [Result])] = []
            for await result in group { all.append(result) }
            return all.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
        }
    }
}
