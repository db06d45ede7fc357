package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier

interface SemanticsPropertyReceiver

var SemanticsPropertyReceiver.contentDescription: String
    get() = throw UnsupportedOperationException()
    set(value) {}

fun Modifier.semantics(mergeDescendants: Boolean = false, properties: SemanticsPropertyReceiver.() -> Unit): Modifier = this
