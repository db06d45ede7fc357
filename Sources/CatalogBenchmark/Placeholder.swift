// Written by the target's first file.
