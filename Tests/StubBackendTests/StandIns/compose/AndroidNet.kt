package android.net

abstract class Uri
