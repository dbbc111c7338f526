// Text color that is readable on a background, by the contrast formula of WCAG 2.
const LINEAR_BELOW = 0.04045;
const linear = (channel: number): number => (channel <= LINEAR_BELOW ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a color as `#0f766e`. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Above this luminance black has more contrast than white. */
const EVEN_LUMINANCE = Math.sqrt(1.05 * 0.05) - 0.05;

export const textColorOn = (background: string): "#000000" | "#ffffff" => (luminance(background) > EVEN_LUMINANCE ? "#000000" : "#ffffff");
