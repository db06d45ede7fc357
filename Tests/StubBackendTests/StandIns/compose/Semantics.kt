package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier

interface SemanticsPropertyReceiver

var SemanticsPropertyReceiver.contentDescription: String
    get() = throw UnsupportedOperationException()
    set(value) {}

var SemanticsPropertyReceiver.stateDescription: String
    get() = throw UnsupportedOperationException()
    set(value) {}

var SemanticsPropertyReceiver.role: Role
    get() = throw UnsupportedOperationException()
    set(value) {}

fun SemanticsPropertyReceiver.heading() {}

class Role private constructor(private val value: Int) {
    companion object {
        val Button = Role(0)
        val Checkbox = Role(1)
        val Switch = Role(2)
        val RadioButton = Role(3)
        val Tab = Role(4)
        val Image = Role(5)
        val DropdownList = Role(6)
    }
}

fun Modifier.semantics(mergeDescendants: Boolean = false, properties: SemanticsPropertyReceiver.() -> Unit): Modifier = this
