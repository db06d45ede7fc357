import CatalogPages

/// The page of a place in the site's search files: file, and title where needed.
struct SearchedPage {
    /// Empty where a place is clear without a title.
    let title: String
    /// The file; of most entries only the id.
    let name: String
    /// Whether the title is the id in capitalized words.
    let isTitleDerived: Bool

    init(_ page: SearchIndex.PageName) {
        title = page.title
        let address = SiteFiles.address(of: page.path)
        let id = address.dropFirst("components/".count).dropLast(".html".count)
        let isEntry = address == "components/\(id).html" && !id.contains(".")
        name = isEntry ? String(id) : address
        isTitleDerived =
            isEntry
            && title
                == id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}

/// A single file of the site's search index: a range of search keys, each with the places found.
struct SearchPart {
    private let number: Int
    private let rows: ArraySlice<SearchIndex.Row>
    private let index: SearchIndex
    private let pageNames: [SearchedPage]
    private var shapes = Numbers()
    private var pages = Numbers()

    init(_ number: Int, rows: ArraySlice<SearchIndex.Row>, of split: SplitSearchIndex) {
        self.number = number
        self.rows = rows
        index = split.index
        pageNames = split.pages
        for row in rows {
            for hit in row.finds.hits + row.finds.prose {
                shapes.add(hit.shape)
                pages.add(hit.page)
            }
        }
    }

    func script() -> [UInt8] {
        var script = ScriptDataWriter("part")
        script.number(number)
        script.list { script in
            for page in pages.all {
                let page = pageNames[page]
                if page.isTitleDerived { script.number(0) } else { script.text(page.title) }
                script.text(page.name)
            }
        }
        script.list { script in
            for number in shapes.all {
                let shape = index.shapes[number]
                for text in [shape.kind, shape.name, shape.context] { script.text(text) }
                // The script can derive most anchors from the kind and the name.
                if shape.anchor == shape.kind + "--" + shape.name {
                    script.number(0)
                } else {
                    script.text(shape.anchor)
                }
            }
        }
        script.list { script in
            var last = ""
            for row in rows {
                script.list { write(row, after: last, to: &$0) }
                last = row.key
            }
        }
        return script.finished()
    }

    /// Writes the length of the beginning shared with the key before, the rest of the key, pairs of a place and a page,
    /// words, and a list of the pairs with the key in prose.
    private func write(_ row: SearchIndex.Row, after last: String, to script: inout ScriptDataWriter) {
        let (shared, rest) = row.key.split(behindStartOf: last)
        script.number(shared)
        script.text(String(rest))
        for hit in row.finds.hits {
            script.number(shapes[hit.shape])
            script.number(pages[hit.page])
        }
        for word in row.finds.words { script.text(word) }
        if row.finds.prose.isEmpty { return }
        script.list { script in
            for hit in row.finds.prose {
                script.number(shapes[hit.shape])
                script.number(pages[hit.page])
            }
        }
    }

    /// Numbers of a whole index as renumbered within a single file.
    private struct Numbers {
        private(set) var all: [Int] = []
        private var locations: [Int: Int] = [:]

        subscript(number: Int) -> Int { locations[number, default: 0] }

        mutating func add(_ number: Int) {
            guard locations[number] == nil else { return }
            locations[number] = all.count
            all.append(number)
        }
    }
}

extension String {
    /// Returns the number of scalars shared with the beginning of another text, and the rest of the text.
    func split(behindStartOf other: String) -> (shared: Int, rest: Substring) {
        var shared = 0
        var end = utf8.startIndex
        var index = end
        for byte in other.utf8 {
            guard index < utf8.endIndex, utf8[index] == byte else { break }
            utf8.formIndex(after: &index)
            // A scalar ends before a byte that is not a continuation byte.
            if index == utf8.endIndex || !UTF8.isContinuation(utf8[index]) {
                shared += 1
                end = index
            }
        }
        return (shared, self[end...])
    }
}
