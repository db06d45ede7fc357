/// An index of the backtick runs in a text by length, for finding the end of a code span: the next run as long as the
/// opening run.
struct BacktickRuns {
    private var startsByLength: [Int: [Int]] = [:]

    init(in bytes: ArraySlice<UInt8>) {
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "`")) {
            let length = bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
            startsByLength[length, default: []].append(start)
            index = start + length
        }
    }

    /// Returns the first run of a length after an index.
    func next(of length: Int, after index: Int) -> Int? {
        guard let starts = startsByLength[length] else { return nil }
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return low < starts.count ? starts[low] : nil
    }
}
