/// Why a command line cannot be understood.
struct WrongUsage: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The wishes of whoever starts a benchmark.
struct BenchmarkOptions: Equatable {
    /// How many components the catalogs have.
    var sizes = [100, 1_000, 10_000]
    var runs = 5
    /// The programs to run as `catalog`; more than one for comparing states of it.
    var programs = [".build/release/catalog"]
    /// A new folder to make the catalog of the first size in and leave it there, instead of measuring.
    var generated: String?
    /// Whether builds of the catalogs report notes about a third of the components.
    var hasNotes = true
    /// Whether instructions of catalogs that grow in one way are counted, instead of times.
    var countsGrowth = false
    /// Whether comparisons of states of a catalog are timed, instead of builds.
    var comparesStates = false
    /// Whether a process that watches is timed, instead of builds.
    var watches = false
    /// Whether catalogs are held to a source, instead of being built.
    var verifies = false

    static let usage = """
        usage: catalog-bench [--sizes 100,1000,10000] [--runs 5] [--program PATH] … [--generate FOLDER] [--growth] [--changes]
                             [--watch] [--sources] [--no-notes]

        Makes catalogs of these sizes and times building and checking them beside the least that any program would need.

          --sizes     how many components, from \(GeneratedCatalog.sizes.lowerBound) to \(GeneratedCatalog.sizes.upperBound)
          --runs      how often; the median is shown
          --program   the 'catalog' to run, else .build/release/catalog; several are run by turns,
                      and with --watch one after the other
          --generate  only makes the catalog of the first size, in a new folder
          --no-notes  makes catalogs without notes; else a third of the components have some
          --growth    counts, with Valgrind, how the instructions of the program grow with catalogs of many kinds
          --changes   times 'diff' and 'history' beside 'check'; needs git
          --watch     times 'build --watch' from saving a file on, beside a build from nothing
          --sources   times 'verify' beside 'check' and reading the source

        """

    init(_ arguments: [String]) throws(WrongUsage) {
        var rest = arguments[...]
        var named: [String] = []
        while let name = rest.popFirst() {
            if name == "--growth" {
                countsGrowth = true
                continue
            }
            if name == "--no-notes" {
                hasNotes = false
                continue
            }
            if name == "--changes" {
                comparesStates = true
                continue
            }
            if name == "--watch" {
                watches = true
                continue
            }
            if name == "--sources" {
                verifies = true
                continue
            }
            guard let value = rest.popFirst() else { throw WrongUsage("'\(name)' needs a value") }
            switch name {
            case "--sizes": sizes = try Self.values(value, of: name, parse: Self.size)
            case "--runs": runs = try Self.values(value, of: name, parse: Self.count)[0]
            case "--program": named.append(value)
            case "--generate": generated = value
            default: throw WrongUsage("'\(name)' is not an option")
            }
        }
        if !named.isEmpty { programs = named }
        if programs.count > 1, countsGrowth || comparesStates || verifies {
            throw WrongUsage("--growth, --changes and --sources take a single '--program'")
        }
    }

    /// At least one value.
    private static func values<Value>(
        _ text: String, of option: String, parse: (String) -> Value?
    ) throws(WrongUsage) -> [Value] {
        var values: [Value] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let value = parse(String(word)) else { throw WrongUsage("'\(word)' is not a value of \(option)") }
            values.append(value)
        }
        return values
    }

    private static func size(_ text: String) -> Int? {
        Int(text).flatMap { GeneratedCatalog.sizes.contains($0) ? $0 : nil }
    }

    private static func count(_ text: String) -> Int? { Int(text).flatMap { (1...1_000).contains($0) ? $0 : nil } }
}
