package androidx.compose.ui.unit

@JvmInline
value class Dp(val value: Float)

@JvmInline
value class TextUnit(val packedValue: Long)

val Int.dp: Dp get() = Dp(toFloat())
val Double.dp: Dp get() = Dp(toFloat())
val Float.dp: Dp get() = Dp(this)
val Int.sp: TextUnit get() = TextUnit(toLong())
val Double.sp: TextUnit get() = TextUnit(toLong())
val Int.em: TextUnit get() = TextUnit(toLong())
val Double.em: TextUnit get() = TextUnit(toLong())
