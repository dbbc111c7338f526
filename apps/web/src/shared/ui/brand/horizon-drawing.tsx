import classes from "./horizon-drawing.module.css";

const suns = {
  rising: {
    view: "0 60 416 116",
    dotted: "M136 176a72 72 0 0 1 144 0",
    land: "M0 168 62 128l40 26 34-22M280 150l34-26 44 34 26-16 32 22",
    lines: "M208 90V72M254 103l10-15M162 103l-10-15",
  },
  set: {
    view: "0 84 416 156",
    dotted: "M146 166a62 62 0 0 0 124 0",
    land: "M0 158 62 118l40 26 34-22 40 36M256 150l58-36 44 34 26-16 32 22",
    lines: "M0 166h416",
  },
} as const;
export type Sun = keyof typeof suns;

/** Line drawing of the logo's landscape with a rising or a set sun. */
export const HorizonDrawing = ({ sun }: { sun: Sun }) => {
  const { view, dotted, land, lines } = suns[sun];
  return (
    <svg className={classes.drawing} viewBox={view} aria-hidden="true" focusable="false">
      <path className={classes.land} d={land} />
      <path className={classes[sun]} d={lines} />
      <path className={classes.sun} d={dotted} />
    </svg>
  );
};
