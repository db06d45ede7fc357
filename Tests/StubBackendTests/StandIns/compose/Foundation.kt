package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable

class BorderStroke

@Composable
@ReadOnlyComposable
fun isSystemInDarkTheme(): Boolean = false
