package androidx.compose.ui.geometry

class Offset
class Rect
class Size
