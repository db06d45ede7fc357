package androidx.compose.ui.text.input

class KeyboardType
