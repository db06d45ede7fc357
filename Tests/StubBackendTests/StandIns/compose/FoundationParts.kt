package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

interface BoxScope

interface ColumnScope

interface RowScope

interface PaddingValues

private object Scope : BoxScope

@Composable
fun Box(modifier: Modifier) {}

@Composable
fun Box(modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit) {
    Scope.content()
}
