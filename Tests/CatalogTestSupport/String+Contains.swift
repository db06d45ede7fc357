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
                guard var place = text.baseAddress, let wanted = word.baseAddress else { return false }
                let end = place + text.count
                while end - place >= word.count, let next = memchr(place, Int32(first), end - place - word.count + 1) {
                    place = UnsafePointer(next.assumingMemoryBound(to: UInt8.self))
                    if memcmp(place, wanted, word.count) == 0 { return true }
                    place += 1
                }
                return false
            }
        }
    }
}
