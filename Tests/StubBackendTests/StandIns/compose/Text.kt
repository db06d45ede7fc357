package androidx.compose.ui.text

import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit

class AnnotatedString
class TextStyle(
    val fontSize: TextUnit, val fontWeight: FontWeight? = null, val letterSpacing: TextUnit, val lineHeight: TextUnit
)
