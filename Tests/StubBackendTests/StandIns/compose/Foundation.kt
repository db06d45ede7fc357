package androidx.compose.foundation

class BorderStroke
