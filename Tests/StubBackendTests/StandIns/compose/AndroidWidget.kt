package android.widget

import android.view.View

open class TextView : View()
open class EditText : TextView()
open class DatePicker : View()
open class ImageView : View()
open class LinearLayout : View()
open class ProgressBar : View()
