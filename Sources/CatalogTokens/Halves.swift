import Dispatch
import Synchronization

/// A map over a list on two processors, for functions called where nothing can be awaited.
enum Halves {
    /// Returns the results in the order of the values; the thread that calls takes part in the work.
    static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], transform: @Sendable (_ place: Int, _ value: Value) -> Result
    ) -> [Result] {
        let middle = values.count / 2
        let halves = Mutex<[[Result]]>([[], []])
        DispatchQueue.concurrentPerform(iterations: 2) { half in
            let places = half == 0 ? 0..<middle : middle..<values.count
            let results = places.map { transform($0, values[$0]) }
            halves.withLock { $0[half] = results }
        }
        return halves.withLock { $0[0] + $0[1] }
    }
}
