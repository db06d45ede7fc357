package androidx.compose.foundation.text

class KeyboardOptions
