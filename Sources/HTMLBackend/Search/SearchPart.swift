/// A single file of the site's search index: a range of search keys, each with the places found.
struct SearchPart {
    /// A search key with the places found.
    struct Row {
        let key: String
        var finds = SearchIndex.Finds()

        /// Whether the key comes first in the order of the bytes, in which the script of the site looks keys up.
        func precedes(_ other: Row) -> Bool {
            // By storage, because an index has hundreds of thousands of keys.
            let order = key.utf8.withContiguousStorageIfAvailable { own in
                other.key.utf8.withContiguousStorageIfAvailable { others in
                    own.elementsPrecede(others)
                }
            }
            return (order ?? nil) ?? key.utf8.lexicographicallyPrecedes(other.key.utf8)
        }
    }

    private let number: Int
    private let rows: ArraySlice<Row>
    private let index: SearchIndex
    private var shapes = Numbers()
    private var pages = Numbers()

    init(_ number: Int, rows: ArraySlice<Row>, of index: SearchIndex) {
        self.number = number
        self.rows = rows
        self.index = index
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
                let page = index.pages[page]
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
    private func write(_ row: Row, after last: String, to script: inout ScriptDataWriter) {
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

extension UnsafeBufferPointer<UInt8> {
    fileprivate func elementsPrecede(_ others: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in 0..<Swift.min(count, others.count) where self[index] != others[index] {
            return self[index] < others[index]
        }
        return count < others.count
    }
}
