/** PDF points are 1/72 inch, CSS pixels 1/96 inch. */
export const PIXELS_IN_POINT = 96 / 72;

export type Zoom = "width" | "page" | number;
/** Zoom and rotation; `turns` counts quarter turns. */
export type View = { readonly zoom: Zoom; readonly turns: number };
export type Size = { readonly width: number; readonly height: number };

export const firstView: View = { zoom: "width", turns: 0 };
const zooms = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;
const [least, most] = [0.25, 4];
/** Tolerance for the comparison of zoom steps. */
const NEAR = 0.01;

export const turned = (view: View): View => ({ ...view, turns: (view.turns + 1) % 4 });

/** The next larger or smaller zoom step, starting from the current scale. */
export const zoomed = (view: View, seen: number, direction: 1 | -1): View => {
  const further = direction === 1 ? zooms.find((one) => one > seen + NEAR) : zooms.findLast((one) => one < seen - NEAR);
  return { ...view, zoom: further ?? (direction === 1 ? most : least) };
};

/** Swaps width and height after an odd number of quarter turns. */
export const asTurned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Canvas limits of common browsers: total pixels and side length. */
const [PIXELS_MAX, SIDE_MAX] = [16_777_216, 16_384];

/** Canvas pixels per CSS pixel: the device pixel ratio, reduced to the canvas limits. */
export const sharpnessOf = ({ width, height }: Size, screen: number): number =>
  Math.min(screen, Math.sqrt(PIXELS_MAX / (width * height)), SIDE_MAX / width, SIDE_MAX / height);

/** The scale of a page in the available space; 1 while the space is unknown. */
export const scaleOf = ({ zoom, turns }: View, size: Size, room: Size): number => {
  if (typeof zoom === "number") return zoom;
  const { width, height } = asTurned(size, turns);
  if (width <= 0 || height <= 0 || room.width <= 0) return 1;
  const wide = room.width / width;
  const fitting = zoom === "width" || room.height <= 0 ? wide : Math.min(wide, room.height / height);
  return Math.min(most, fitting);
};
