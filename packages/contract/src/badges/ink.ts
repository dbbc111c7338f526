// Colour of the text on the base colour of a badge, on screen and in print.
export const inks = ["#ffffff", "#000000"] as const;
type Ink = (typeof inks)[number];

const LINEAR_BELOW = 0.03928;
const linear = (channel: number): number => (channel <= LINEAR_BELOW ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
/** Relative luminance of `#rrggbb` (WCAG 2). */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2). */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** White or black, whichever contrasts more. One of them always has at least 4.5:1. */
export const inkOn = (color: string): Ink => {
  const [white, black] = inks;
  return contrastOf(color, white) >= contrastOf(color, black) ? white : black;
};
