#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Three components of a color as a vector, for conversions between color spaces.
struct ColorVector: Hashable, Sendable {
    var x, y, z: Double

    init(_ x: Double, _ y: Double, _ z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    func map(_ transform: (Double) -> Double) -> ColorVector { ColorVector(transform(x), transform(y), transform(z)) }
}

/// The conversion of colors between spaces (CSS Color Module Level 4, sections 7 to 10, and the sample code, section
/// 18).
enum ColorConversion {
    /// Returns a color of a space, other than `hsl`, `hwb` and `srgb`, in linear sRGB.
    static func linear(in space: ColorSpace, color: ColorVector) -> ColorVector {
        switch space {
        case .srgb, .hsl, .hwb: return decoded(color)
        case .srgbLinear: return color
        case .displayP3: return fromXYZ(Matrix.displayP3 * decoded(color))
        case .a98RGB: return fromXYZ(Matrix.a98RGB * color.map { signed($0) { pow($0, 563.0 / 256) } })
        case .prophotoRGB: return fromXYZ(Matrix.d50ToD65 * (Matrix.prophotoRGB * color.map(prophotoDecoded)))
        case .rec2020: return fromXYZ(Matrix.rec2020 * color.map { signed($0) { pow($0, 2.4) } })
        case .xyzD65: return fromXYZ(color)
        case .xyzD50: return fromXYZ(Matrix.d50ToD65 * color)
        case .lab: return fromXYZ(Matrix.d50ToD65 * xyzD50(ofLab: color))
        case .lch: return fromXYZ(Matrix.d50ToD65 * xyzD50(ofLab: rectangular(color)))
        case .oklab: return fromXYZ(xyz(ofOklab: color))
        case .oklch: return fromXYZ(xyz(ofOklab: rectangular(color)))
        }
    }

    /// Returns the linear components of sRGB with gamma.
    static func encoded(_ color: ColorVector) -> ColorVector {
        color.map { signed($0) { $0 > 0.003_130_8 ? 1.055 * pow($0, 1 / 2.4) - 0.055 : 12.92 * $0 } }
    }

    /// Returns a color of sRGB in Display P3.
    static func displayP3(ofSRGB color: ColorVector) -> ColorVector {
        encoded(Matrix.linearSRGBToDisplayP3 * decoded(color))
    }

    /// Returns the components of sRGB without gamma; Display P3 has the same.
    static func decoded(_ color: ColorVector) -> ColorVector {
        color.map { signed($0) { $0 > 0.040_45 ? pow(($0 + 0.055) / 1.055, 2.4) : $0 / 12.92 } }
    }

    static func srgb(hue: Double, saturation: Double, lightness: Double) -> ColorVector {
        let amplitude = saturation * min(lightness, 1 - lightness)
        func component(_ offset: Double) -> Double {
            let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let wrapped = position < 0 ? position + 12 : position
            return lightness - amplitude * max(-1, min(wrapped - 3, 9 - wrapped, 1))
        }
        return ColorVector(component(0), component(8), component(4))
    }

    static func srgb(hue: Double, whiteness: Double, blackness: Double) -> ColorVector {
        let sum = whiteness + blackness
        if sum >= 1 {
            let gray = whiteness / sum
            return ColorVector(gray, gray, gray)
        }
        return srgb(hue: hue, saturation: 1, lightness: 0.5).map { $0 * (1 - sum) + whiteness }
    }

    private static func fromXYZ(_ color: ColorVector) -> ColorVector { Matrix.xyzToLinearSRGB * color }

    /// Applies a curve to the size of a component and keeps the sign.
    private static func signed(_ value: Double, curve: (Double) -> Double) -> Double {
        value < 0 ? -curve(-value) : curve(value)
    }

    private static func prophotoDecoded(_ value: Double) -> Double {
        signed(value) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) }
    }

    /// Lightness, chroma and hue as lightness and two axes.
    private static func rectangular(_ color: ColorVector) -> ColorVector {
        let angle = color.z * .pi / 180
        return ColorVector(color.x, color.y * cos(angle), color.y * sin(angle))
    }

    private static func xyzD50(ofLab color: ColorVector) -> ColorVector {
        let kappa = 24_389.0 / 27
        let epsilon = 216.0 / 24_389
        let y = (color.x + 16) / 116
        let x = color.y / 500 + y
        let z = y - color.z / 200
        func value(_ root: Double) -> Double {
            let cube = root * root * root
            return cube > epsilon ? cube : (116 * root - 16) / kappa
        }
        let luminance = color.x > kappa * epsilon ? y * y * y : color.x / kappa
        let white = ColorVector(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
        return ColorVector(value(x) * white.x, luminance, value(z) * white.z)
    }

    private static func xyz(ofOklab color: ColorVector) -> ColorVector {
        Matrix.lmsToXYZ * (Matrix.oklabToLMS * color).map { $0 * $0 * $0 }
    }
}

/// A 3 × 3 matrix for converting color components between linear color spaces.
///
/// The figures come from CSS Color Module Level 4, section 18.
private struct Matrix {
    let rows: (ColorVector, ColorVector, ColorVector)

    static func * (matrix: Matrix, color: ColorVector) -> ColorVector {
        func product(_ row: ColorVector) -> Double { row.x * color.x + row.y * color.y + row.z * color.z }
        return ColorVector(product(matrix.rows.0), product(matrix.rows.1), product(matrix.rows.2))
    }

    private init(_ first: ColorVector, _ second: ColorVector, _ third: ColorVector) {
        rows = (first, second, third)
    }

    static let xyzToLinearSRGB = Matrix(
        ColorVector(12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959),
        ColorVector(-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810),
        ColorVector(705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667))
    /// The product of the matrices from linear sRGB to XYZ and from XYZ to linear Display P3.
    static let linearSRGBToDisplayP3 = Matrix(
        ColorVector(0.822_461_968_714_362_3, 0.177_538_031_285_637_75, 0),
        ColorVector(0.033_194_198_850_961_62, 0.966_805_801_149_038_4, 0),
        ColorVector(0.017_082_630_721_120_033, 0.072_397_440_663_963_47, 0.910_519_928_614_916_5))
    static let displayP3 = Matrix(
        ColorVector(608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160),
        ColorVector(35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400),
        ColorVector(0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800))
    static let a98RGB = Matrix(
        ColorVector(573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567),
        ColorVector(591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835),
        ColorVector(53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835))
    static let prophotoRGB = Matrix(
        ColorVector(0.797_760_489_672_303_96, 0.135_185_837_175_740_31, 0.031_349_349_581_524_806),
        ColorVector(0.288_071_128_229_293_4, 0.711_843_217_810_102_0, 0.000_085_653_960_605_254_902),
        ColorVector(0, 0, 0.825_104_602_510_460_2))
    static let rec2020 = Matrix(
        ColorVector(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
        ColorVector(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
        ColorVector(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314))
    static let d50ToD65 = Matrix(
        ColorVector(0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
        ColorVector(-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
        ColorVector(0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124))
    static let lmsToXYZ = Matrix(
        ColorVector(1.226_879_875_845_924_3, -0.557_814_994_660_217_1, 0.281_391_045_665_964_7),
        ColorVector(-0.040_575_745_214_800_8, 1.112_286_803_280_317, -0.071_711_058_065_516_4),
        ColorVector(-0.076_372_936_674_660_1, -0.421_493_332_402_243_2, 1.586_924_019_836_781_6))
    static let oklabToLMS = Matrix(
        ColorVector(1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6),
        ColorVector(1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3),
        ColorVector(1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2))
}
