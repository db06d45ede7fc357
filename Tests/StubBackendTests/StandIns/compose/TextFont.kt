package androidx.compose.ui.text.font

class FontWeight(val weight: Int)
