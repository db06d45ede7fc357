package androidx.compose.ui.graphics

@JvmInline
value class Color(val value: ULong)

fun Color(color: Long): Color = Color(color.toULong())
fun Color(color: Int): Color = Color(color.toULong())

abstract class Brush

interface Shape
