// As much of Compose's runtime as stubs use, so that the compiler can check stubs without Android.
package androidx.compose.runtime

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class ReadOnlyComposable

interface State<out T> {
    val value: T
}

interface MutableState<T> : State<T> {
    override var value: T
}
