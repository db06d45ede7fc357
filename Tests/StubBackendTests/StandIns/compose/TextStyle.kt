package androidx.compose.ui.text.style

class LineBreak
class TextAlign
class TextOverflow
