package androidx.compose.ui.graphics.colorspace

abstract class ColorSpace

object ColorSpaces {
    val Srgb: ColorSpace = object : ColorSpace() {}
    val DisplayP3: ColorSpace = object : ColorSpace() {}
}
