"""Converts colors to sRGB with a library of its own, for comparison with ours.

Reads lines `SPACE C1 C2 C3 ALPHA` (`none` for a missing component); writes for each a line with red, green, blue and
the relative luminance of what is left when each is cut to the range from 0 to 1.
"""

import sys

from coloraide import Color


def component(text):
    return float("nan") if text == "none" else float(text)


def main():
    for line in sys.stdin:
        space, *numbers = line.split()
        *components, alpha = map(component, numbers)
        if space in ("hsl", "hwb"):
            components = [components[0], components[1] / 100, components[2] / 100]
        color = Color(space, components, alpha).convert("srgb")
        channels = [0.0 if channel != channel else channel for channel in color[:3]]
        clipped = Color("srgb", [min(max(channel, 0), 1) for channel in channels])
        print(*(f"{value:.9f}" for value in [*channels, clipped.luminance()]))


main()
