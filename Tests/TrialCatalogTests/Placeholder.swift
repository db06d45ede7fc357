// Written by the target's first test.
