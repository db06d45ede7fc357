/// A scanner of number and string literals in Swift and JavaScript code.
package enum SourceLiterals {
    /// Takes an unsigned number: decimal, hexadecimal, octal, binary, or with a fraction and an exponent.
    static func number(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.next == UInt8(ascii: "0") {
            switch scanner.peek(1) {
            case UInt8(ascii: "x"): return digits(after: 2, in: &scanner, isDigit: \.isHexDigit)
            case UInt8(ascii: "o"): return digits(after: 2, in: &scanner) { ("0"..."7").contains($0) }
            case UInt8(ascii: "b"): return digits(after: 2, in: &scanner) { $0 == "0" || $0 == "1" }
            default: break
            }
        }
        guard decimal(&scanner) else { return false }
        if scanner.next == UInt8(ascii: "."), isDigit(scanner.peek(1)) {
            scanner.advance()
            _ = decimal(&scanner)
        }
        if scanner.next == UInt8(ascii: "e") || scanner.next == UInt8(ascii: "E") {
            scanner.advance()
            _ = scanner.takeAdjacent("-") || scanner.takeAdjacent("+")
            guard decimal(&scanner) else { return false }
        }
        return !SyntaxScanner.isNameByte(scanner.next)
    }

    /// Takes a number as `number` does, but none with a needless leading zero, refused by strict modules.
    static func scriptNumber(_ scanner: inout SyntaxScanner) -> Bool {
        let isOld =
            scanner.next == UInt8(ascii: "0") && (isDigit(scanner.peek(1)) || scanner.peek(1) == UInt8(ascii: "_"))
        return !isOld && number(&scanner)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func decimal(_ scanner: inout SyntaxScanner) -> Bool {
        guard isDigit(scanner.next) else { return false }
        // JavaScript takes no underscore twice or at the end; Swift is content with that.
        while isDigit(scanner.next) || (scanner.next == UInt8(ascii: "_") && isDigit(scanner.peek(1))) {
            scanner.advance()
        }
        return true
    }

    private static func digits(
        after prefix: Int, in scanner: inout SyntaxScanner, isDigit: (Character) -> Bool
    ) -> Bool {
        for _ in 0..<prefix { scanner.advance() }
        var count = 0
        while isDigit(Character(Unicode.Scalar(scanner.next))) {
            scanner.advance()
            count += 1
        }
        return count > 0 && !SyntaxScanner.isNameByte(scanner.next)
    }

    /// Takes a string of Swift on one line, with interpolations.
    static func swiftString(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.advance()
        if scanner.next == UInt8(ascii: "\""), scanner.peek(1) == UInt8(ascii: "\"") { return false }
        while !scanner.isAtEnd {
            let byte = scanner.next
            scanner.advance()
            switch byte {
            case UInt8(ascii: "\""): return true
            case 0..<0x20, 0x7F: return false
            case UInt8(ascii: "\\"): guard swiftEscape(&scanner) else { return false }
            default: break
            }
        }
        return false
    }

    private static func swiftEscape(_ scanner: inout SyntaxScanner) -> Bool {
        switch scanner.next {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"), UInt8(ascii: "\""),
            UInt8(ascii: "'"), UInt8(ascii: "\\"):
            scanner.advance()
            return true
        case UInt8(ascii: "("):
            scanner.advance()
            return SwiftExpressionRecognizer.expression(&scanner) && scanner.take(")")
        case UInt8(ascii: "u"):
            scanner.advance()
            var code: UInt32 = 0
            guard scanner.takeAdjacent("{") else { return false }
            while let digit = Character(Unicode.Scalar(scanner.next)).hexDigitValue, code <= 0x10FFFF {
                code = code * 16 + UInt32(digit)
                scanner.advance()
            }
            return scanner.previous != UInt8(ascii: "{") && Unicode.Scalar(code) != nil && scanner.takeAdjacent("}")
        default: return false
        }
    }

    /// Takes a string of JavaScript between quotes or apostrophes.
    package static func scriptString(_ scanner: inout SyntaxScanner) -> Bool {
        let quote = scanner.next
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        scanner.advance()
        while !scanner.isAtEnd {
            let byte = scanner.next
            scanner.advance()
            switch byte {
            case quote: return true
            case 0x0A, 0x0D: return false
            case UInt8(ascii: "\\"):
                guard scriptEscape(&scanner) else { return false }
            default: break
            }
        }
        return false
    }

    /// Takes escapes of one sign, and `\xHH` and `\uHHHH`; others are refused.
    static func scriptEscape(_ scanner: inout SyntaxScanner) -> Bool {
        let byte = scanner.next
        let digits: Int
        switch byte {
        case UInt8(ascii: "x"): digits = 2
        case UInt8(ascii: "u"): digits = 4
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF, 0..<0x20: return false
        default: digits = 0
        }
        scanner.advance()
        for _ in 0..<digits {
            guard Character(Unicode.Scalar(scanner.next)).isHexDigit else { return false }
            scanner.advance()
        }
        return true
    }
}
