/// Random numbers that are the same on every machine, for catalogs that are.
///
/// SplitMix64 by Steele, Lea and Flood ("Fast Splittable Pseudorandom Number Generators", 2014), the one that seeds
/// others; the standard library's own cannot be seeded. Choices are made here too, because the standard library does not
/// promise to make the same ones from the same numbers in its next version.
struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below `limit`, which is more than zero.
    ///
    /// That some come up a little more often does not matter here.
    mutating func number(below limit: Int) -> Int {
        Int(next() % UInt64(limit))
    }

    /// One of some elements, of which there is at least one.
    mutating func choice<Element>(_ elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    /// Some of the elements in a random order; all of them when there are not as many.
    mutating func sample<Element>(_ count: Int, of elements: [Element]) -> [Element] {
        var rest = elements
        return (0..<min(count, elements.count)).map { _ in rest.remove(at: number(below: rest.count)) }
    }
}
