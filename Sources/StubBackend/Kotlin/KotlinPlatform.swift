/// A table of the types of Kotlin, and of Compose, Android and Java, used by stubs without a placeholder.
enum KotlinPlatform {
    /// Whether a type is available in every file, or imported by files on demand.
    static func isType(_ name: String) -> Bool { types.contains(name) || imports[name] != nil }

    /// Types visible to every file in Kotlin.
    private static let types: Set<String> = [
        "*", "Any", "Array", "Boolean", "Byte", "CharSequence", "Char", "ClosedRange", "Comparable", "Double", "Float",
        "Int", "Iterable", "List", "Long", "Map", "MutableList", "MutableMap", "MutableSet", "Nothing", "Number",
        "Pair", "Set", "Short", "String", "Throwable", "Triple", "Unit",
    ]

    /// Imports of the names of Compose, Android and Java.
    static let imports: [String: String] = [
        "Alignment": "androidx.compose.ui.Alignment",
        "AnnotatedString": "androidx.compose.ui.text.AnnotatedString",
        "BigDecimal": "java.math.BigDecimal",
        "Bitmap": "android.graphics.Bitmap",
        "BorderStroke": "androidx.compose.foundation.BorderStroke",
        "BoxScope": "androidx.compose.foundation.layout.BoxScope",
        "Brush": "androidx.compose.ui.graphics.Brush",
        "Color": "androidx.compose.ui.graphics.Color",
        "ColumnScope": "androidx.compose.foundation.layout.ColumnScope",
        "Configuration": "android.content.res.Configuration",
        "ContentScale": "androidx.compose.ui.layout.ContentScale",
        "Context": "android.content.Context",
        "CornerSize": "androidx.compose.foundation.shape.CornerSize",
        "DatePicker": "android.widget.DatePicker",
        "Dp": "androidx.compose.ui.unit.Dp",
        "EditText": "android.widget.EditText",
        "FontWeight": "androidx.compose.ui.text.font.FontWeight",
        "ImageVector": "androidx.compose.ui.graphics.vector.ImageVector",
        "ImageView": "android.widget.ImageView",
        "Instant": "java.time.Instant",
        "KeyboardOptions": "androidx.compose.foundation.text.KeyboardOptions",
        "KeyboardType": "androidx.compose.ui.text.input.KeyboardType",
        "LineBreak": "androidx.compose.ui.text.style.LineBreak",
        "LinearLayout": "android.widget.LinearLayout",
        "LocalDate": "java.time.LocalDate",
        "Locale": "java.util.Locale",
        "Modifier": "androidx.compose.ui.Modifier",
        "MutableInteractionSource": "androidx.compose.foundation.interaction.MutableInteractionSource",
        "MutableState": "androidx.compose.runtime.MutableState",
        "Offset": "androidx.compose.ui.geometry.Offset",
        "PaddingValues": "androidx.compose.foundation.layout.PaddingValues",
        "Painter": "androidx.compose.ui.graphics.painter.Painter",
        "ProgressBar": "android.widget.ProgressBar",
        "Rect": "androidx.compose.ui.geometry.Rect",
        "RowScope": "androidx.compose.foundation.layout.RowScope",
        "Shape": "androidx.compose.ui.graphics.Shape",
        "Size": "androidx.compose.ui.geometry.Size",
        "State": "androidx.compose.runtime.State",
        "TextAlign": "androidx.compose.ui.text.style.TextAlign",
        "TextOverflow": "androidx.compose.ui.text.style.TextOverflow",
        "TextStyle": "androidx.compose.ui.text.TextStyle",
        "TextUnit": "androidx.compose.ui.unit.TextUnit",
        "TextView": "android.widget.TextView",
        "Uri": "android.net.Uri",
        "View": "android.view.View",
    ]
}
