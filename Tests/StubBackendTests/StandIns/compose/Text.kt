package androidx.compose.ui.text

class AnnotatedString
class TextStyle
