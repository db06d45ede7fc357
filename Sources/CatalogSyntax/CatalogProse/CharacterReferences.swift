/// A character reference found in prose, decoded to text: `&amp;`, `&#35;`, `&#x23;` (CommonMark 0.31, 6.2 "Entity and
/// numeric character references").
///
/// Supported names are those of HTML 4 and of ASCII punctuation, the usual names in practice. Every other name is a
/// finding, because CommonMark may define the name: HTML 5 has two thousand.
enum CharacterReference {
    /// A supported reference: the resulting text, and the end of the reference.
    case supported(String, end: Int)
    /// A reference by a name unknown to prose.
    case unknown(end: Int)

    /// nil when no reference begins with the `&` at `start`.
    init?(in bytes: ArraySlice<UInt8>, at start: Int) {
        guard start + 2 < bytes.endIndex else { return nil }
        let found =
            bytes[start + 1] == UInt8(ascii: "#")
            ? Self.numeric(in: bytes, at: start + 2) : Self.named(in: bytes, at: start + 1)
        guard let found else { return nil }
        self = found
    }

    var end: Int {
        switch self {
        case .supported(_, let end), .unknown(let end): end
        }
    }

    private static func numeric(in bytes: ArraySlice<UInt8>, at start: Int) -> CharacterReference? {
        let isHex = bytes[start].lowercasedASCII == UInt8(ascii: "x")
        let radix = isHex ? 16 : 10
        var value = 0
        var index = isHex ? start + 1 : start
        let first = index
        while index < bytes.endIndex, index - first < (isHex ? 6 : 7) + 1, let digit = bytes[index].hexDigitValue,
            digit < radix
        {
            value = value * radix + digit
            index += 1
        }
        let count = index - first
        guard count >= 1, count <= (isHex ? 6 : 7), index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") else {
            return nil
        }
        let scalar = value == 0 ? nil : Unicode.Scalar(UInt32(value))
        return .supported(String(scalar ?? "\u{FFFD}"), end: index + 1)
    }

    private static func named(in bytes: ArraySlice<UInt8>, at start: Int) -> CharacterReference? {
        guard bytes[start].isLetter else { return nil }
        let name = bytes[start...].prefix(32).prefix { $0.isASCIIAlphanumeric }
        guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
        let end = name.endIndex + 1
        return characters[String(utf8: name)].map { .supported(String($0), end: end) } ?? .unknown(end: end)
    }

    private static let characters: [String: Unicode.Scalar] = {
        var characters: [String: Unicode.Scalar] = [:]
        for (first, names) in runs {
            var code = first
            for name in names.split(separator: " ") {
                if name != "-" { characters[String(name)] = Unicode.Scalar(code) }
                code += 1
            }
        }
        return characters
    }()

    /// Names of consecutive characters from the code of the first; `-` for a character without a name here.
    private static let runs: [(UInt32, String)] = [
        (0x09, "Tab NewLine"),
        (0x21, "excl quot num dollar percnt amp apos lpar rpar ast plus comma - period sol"),
        (0x3A, "colon semi lt equals gt quest commat"),
        (0x5B, "lsqb bsol rsqb Hat lowbar grave"),
        (0x5B, "lbrack - rbrack"),
        (0x7B, "lcub vert rcub"),
        (0x7B, "lbrace verbar rbrace"),
        (0xA0, "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr"),
        (0xB0, "deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"),
        (0xC0, "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml"),
        (0xCC, "Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash"),
        (0xD9, "Ugrave Uacute Ucirc Uuml Yacute THORN szlig"),
        (0xE0, "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml"),
        (0xEC, "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash"),
        (0xF9, "ugrave uacute ucirc uuml yacute thorn yuml"),
        (0x152, "OElig oelig"), (0x160, "Scaron scaron"), (0x178, "Yuml"), (0x192, "fnof"), (0x2C6, "circ"),
        (0x2DC, "tilde"),
        (0x391, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"),
        (0x3A3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
        (0x3B1, "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho"),
        (0x3C2, "sigmaf sigma tau upsilon phi chi psi omega"), (0x3D1, "thetasym upsih"), (0x3D6, "piv"),
        (0x2002, "ensp emsp"), (0x2009, "thinsp"), (0x200C, "zwnj zwj lrm rlm"), (0x2013, "ndash mdash"),
        (0x2018, "lsquo rsquo sbquo"), (0x201C, "ldquo rdquo bdquo"), (0x2020, "dagger Dagger bull"),
        (0x2026, "hellip"), (0x2030, "permil"), (0x2032, "prime Prime"), (0x2039, "lsaquo rsaquo"), (0x203E, "oline"),
        (0x2044, "frasl"), (0x20AC, "euro"), (0x2111, "image"), (0x2118, "weierp"), (0x211C, "real"),
        (0x2122, "trade"), (0x2135, "alefsym"), (0x2190, "larr uarr rarr darr harr"), (0x21B5, "crarr"),
        (0x21D0, "lArr uArr rArr dArr hArr"), (0x2200, "forall - part exist - empty - nabla isin notin - ni"),
        (0x220F, "prod - sum minus"), (0x2217, "lowast"), (0x221A, "radic"), (0x221D, "prop infin"),
        (0x2220, "ang"), (0x2227, "and or cap cup int"), (0x2234, "there4"), (0x223C, "sim"), (0x2245, "cong"),
        (0x2248, "asymp"), (0x2260, "ne equiv"), (0x2264, "le ge"), (0x2282, "sub sup nsub"), (0x2286, "sube supe"),
        (0x2295, "oplus"), (0x2297, "otimes"), (0x22A5, "perp"), (0x22C5, "sdot"),
        (0x2308, "lceil rceil lfloor rfloor"),
        (0x27E8, "lang rang"), (0x25CA, "loz"), (0x2660, "spades"), (0x2663, "clubs"), (0x2665, "hearts diams"),
        (0x2713, "check"), (0x2717, "cross"),
    ]
}
