package androidx.compose.ui.text.font

class FontWeight
