package androidx.compose.ui.graphics

import androidx.compose.ui.graphics.colorspace.ColorSpace
import androidx.compose.ui.graphics.colorspace.ColorSpaces

@JvmInline
value class Color(val value: ULong)

fun Color(color: Long): Color = Color(color.toULong())
fun Color(color: Int): Color = Color(color.toULong())
fun Color(
    red: Float, green: Float, blue: Float, alpha: Float = 1f, colorSpace: ColorSpace = ColorSpaces.Srgb
): Color = Color(0)

abstract class Brush

interface Shape
