package android.content

abstract class Context
