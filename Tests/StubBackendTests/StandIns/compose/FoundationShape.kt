package androidx.compose.foundation.shape

interface CornerSize
