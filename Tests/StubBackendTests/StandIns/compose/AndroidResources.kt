package android.content.res

class Configuration
