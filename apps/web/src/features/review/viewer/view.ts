/** A page is measured in points, of which 72 are an inch; a screen has 96. */
export const PIXELS_IN_POINT = 96 / 72;

export type Zoom = "width" | "page" | number;
/** How a document is looked at; a turn is a quarter of a circle. */
export type View = { readonly zoom: Zoom; readonly turns: number };
export type Size = { readonly width: number; readonly height: number };

export const firstView: View = { zoom: "width", turns: 0 };
const zooms = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;
const [least, most] = [0.25, 4];
/** Steps that are nearly the same are no steps. */
const NEAR = 0.01;

export const turned = (view: View): View => ({ ...view, turns: (view.turns + 1) % 4 });

/** The next size up or down from what is seen, whichever way it came about. */
export const zoomed = (view: View, seen: number, direction: 1 | -1): View => {
  const further = direction === 1 ? zooms.find((one) => one > seen + NEAR) : zooms.findLast((one) => one < seen - NEAR);
  return { ...view, zoom: further ?? (direction === 1 ? most : least) };
};

/** A page that lies on its side is as wide as it is high. */
export const asTurned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** More points than this, or a longer side, no browser draws. */
const [PIXELS_MAX, SIDE_MAX] = [16_777_216, 16_384];

/** How many points of a picture stand for one of its room: as many as the screen has, where they can be drawn. */
export const sharpnessOf = ({ width, height }: Size, screen: number): number =>
  Math.min(screen, Math.sqrt(PIXELS_MAX / (width * height)), SIDE_MAX / width, SIDE_MAX / height);

/** How large something is drawn for the room there is. Before the room is known it is drawn as it is. */
export const scaleOf = ({ zoom, turns }: View, size: Size, room: Size): number => {
  if (typeof zoom === "number") return zoom;
  const { width, height } = asTurned(size, turns);
  if (width <= 0 || height <= 0 || room.width <= 0) return 1;
  const wide = room.width / width;
  const fitting = zoom === "width" || room.height <= 0 ? wide : Math.min(wide, room.height / height);
  return Math.min(most, fitting);
};
