/// The part of long texts to show of a value before and after a change: from shortly before the first difference.
struct ValueExcerpt {
    private static let longest = 160

    /// The number of equal signs left out at the beginning.
    private let skipped: Int

    init(old: String?, new: String?) {
        guard let old, let new, max(old.count, new.count) > Self.longest else {
            skipped = 0
            return
        }
        let equal = zip(old, new).prefix { $0 == $1 }.count
        // Show about 40 characters before the difference, from the start of a word, as context.
        let lead = old.prefix(max(0, equal - 40))
        skipped = lead.lastIndex(of: " ").map { lead.distance(from: lead.startIndex, to: $0) + 1 } ?? 0
    }

    /// Returns the part of a text to show; machine-readable formats contain the whole text.
    func byteRange(of text: String) -> String {
        let rest = text.dropFirst(skipped)
        let isWhole = rest.count <= Self.longest
        return (skipped > 0 ? "…" : "") + (isWhole ? rest : rest.prefix(Self.longest - 10)) + (isWhole ? "" : "…")
    }
}
