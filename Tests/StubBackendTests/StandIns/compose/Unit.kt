package androidx.compose.ui.unit

@JvmInline
value class Dp(val value: Float)

@JvmInline
value class TextUnit(val packedValue: Long)

val Int.dp: Dp get() = Dp(toFloat())
val Double.dp: Dp get() = Dp(toFloat())
val Float.dp: Dp get() = Dp(this)
