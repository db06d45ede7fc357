package androidx.compose.animation.core

fun interface Easing {
    fun transform(fraction: Float): Float
}

class CubicBezierEasing(a: Float, b: Float, c: Float, d: Float) : Easing {
    override fun transform(fraction: Float): Float = fraction
}
