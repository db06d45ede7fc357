import CatalogFormat
import CatalogModel

/// A check for statements of an entry repeated by the entry's implementations: states, axes, values, parts and tokens.
enum AdditionChecks {
    static func check(_ entry: Entry, diagnostics: inout Diagnostics) {
        for implementation in entry.implementations.orEmpty() {
            let own = implementation.value.facets
            compare(own.states, with: entry.facets.states, diagnostics: &diagnostics)
            compare(own.anatomy, with: entry.facets.anatomy, diagnostics: &diagnostics)
            compare(own.tokens, with: entry.facets.tokens, diagnostics: &diagnostics)
            compare(own.variants, with: entry.facets.variants, except: "values", diagnostics: &diagnostics)
            for axis in own.variants.orEmpty() {
                compare(axis.value.values, with: entry.facets.variants?[axis.name]?.values, diagnostics: &diagnostics)
            }
        }
    }

    private static func compare<Record: BaseRecord>(
        _ additions: OrderedRecords<Record>?, with records: OrderedRecords<Record>?, except excluded: String? = nil,
        diagnostics: inout Diagnostics
    ) {
        guard let additions, let records else { return }
        for addition in additions {
            guard let record = records.element(named: addition.name) else { continue }
            for key in addition.value.keysStated(alsoBy: record.value) where key != excluded {
                diagnostics.report(
                    .repeatedFact(key, of: addition.key, first: record.key.range))
            }
        }
    }
}
