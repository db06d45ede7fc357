import Foundation

extension String {
    /// Whether these bytes stand somewhere in the text.
    ///
    /// Tests ask it of long pages thousands of times. Foundation's function of the same name makes an object of both texts
    /// each time, and compares letters that look alike; the same bytes are what a reader of an output finds.
    package func contains(_ other: String) -> Bool {
        guard let first = other.utf8.first else { return true }
        var (text, word) = (self, other)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                guard var location = text.baseAddress, let wanted = word.baseAddress else { return false }
                let end = location + text.count
                while end - location >= word.count,
                    let next = memchr(location, Int32(first), end - location - word.count + 1)
                {
                    location = UnsafePointer(next.assumingMemoryBound(to: UInt8.self))
                    if memcmp(location, wanted, word.count) == 0 { return true }
                    location += 1
                }
                return false
            }
        }
    }
}
