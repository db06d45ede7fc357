import CatalogPages

/// An estimate of the bytes added to a file by each row of a search index.
enum SearchWeights {
    /// The distance in bytes to the probable end of a file, where a place or page is written again in the next file.
    private static let reach = 8_192

    /// Returns the weights of sorted rows: a file writes each place and page once, with numbers as references.
    static func of(_ rows: [SearchIndex.Row], in index: SearchIndex, pages names: [SearchedPage]) -> [Int] {
        var shapes = [Int](repeating: -reach, count: index.shapes.count)
        var pages = [Int](repeating: -reach, count: index.pages.count)
        var total = 0
        return rows.map { row in
            var weight = row.key.utf8.count / 2 + 8
            for word in row.finds.words { weight += word.utf8.count + 3 }
            for hits in [row.finds.hits, row.finds.prose] {
                for hit in hits {
                    weight += 7
                    if total - shapes[hit.shape] >= reach {
                        let shape = index.shapes[hit.shape]
                        let isDerived = shape.anchor.utf8.count == shape.kind.utf8.count + 2 + shape.name.utf8.count
                        weight += 20 + shape.name.utf8.count + shape.context.utf8.count
                        weight += isDerived ? 0 : shape.anchor.utf8.count
                        shapes[hit.shape] = total
                    }
                    if total - pages[hit.page] >= reach {
                        let page = names[hit.page]
                        weight += 6 + page.name.utf8.count + (page.isTitleDerived ? 0 : page.title.utf8.count)
                        pages[hit.page] = total
                    }
                }
            }
            total += weight
            return weight
        }
    }
}
