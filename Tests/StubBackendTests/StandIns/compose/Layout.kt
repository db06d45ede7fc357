package androidx.compose.ui.layout

interface ContentScale
