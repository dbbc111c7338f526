import { setImmediate as breath } from "node:timers/promises";
import { dice } from "../../random.ts";
import type { Ink, Mark, Point, Sheet } from "../sheet.ts";
import { lettering } from "./lettering.ts";
import { pngOf } from "./png.ts";
import { blurred, drawLine, newRaster, type Raster } from "./raster.ts";

const PIXELS_A_POINT = 1.4;
const BORDER = 44;
const DESK = 84;
const PAPER = 232;
const DARK = 0.42;
const BLUR = 5;
/** Yields to the event loop after this many marks, because a server draws while it serves requests. */
const MARKS_AT_ONCE = 40;
const ROWS_AT_ONCE = 100;
const inks: { readonly [I in Ink]: number } = { black: 0.88, grey: 0.6, pale: 0.09, green: 0.75, blue: 0.8, red: 0.66, white: 0 };

/** Camera position: rotation, light and center. */
type Shot = { readonly angle: number; readonly light: number; readonly centre: Point; readonly middle: Point };
type Place = (point: Point) => Point;

const placing = ({ angle, centre, middle }: Shot): Place => {
  const [cos, sin] = [Math.cos(angle) * PIXELS_A_POINT, Math.sin(angle) * PIXELS_A_POINT];
  return ([x, y]) => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    return [centre[0] + dx * cos - dy * sin, centre[1] + dx * sin + dy * cos];
  };
};

/** Draws the table and the paper, lighter towards one side. */
const scene = async ({ width, height, shades }: Raster, { angle, light, centre, middle }: Shot): Promise<void> => {
  const [cos, sin] = [Math.cos(angle) / PIXELS_A_POINT, Math.sin(angle) / PIXELS_A_POINT];
  const brighter = (light * 0.18) / width;
  for (let y = 0; y < height; y += 1) {
    if (y % ROWS_AT_ONCE === 0) await breath();
    const dy = y - centre[1];
    let across = dy * sin - centre[0] * cos;
    let down = dy * cos + centre[0] * sin;
    let bright = light * (0.82 - (0.12 * y) / height);
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const isPaper = across < middle[0] && across > -middle[0] && down < middle[1] && down > -middle[1];
      shades[row + x] = (isPaper ? PAPER : DESK) * bright;
      across += cos;
      down -= sin;
      bright += brighter;
    }
  }
};

const drawPath = (raster: Raster, points: readonly Point[], pen: { width: number; ink: number }) => {
  for (const [at, end] of points.entries()) {
    const start = points[at - 1];
    if (start) drawLine(raster, [start, end], pen);
  }
};

type Lettered = Extract<Mark, { kind: "text" }>;
const drawLettering = (raster: Raster, mark: Lettered, place: Place): void => {
  const ink = inks[mark.ink];
  const turn = ((mark.turned ?? 0) * Math.PI) / 180;
  const width = (mark.face === "bold" ? 1.15 : 0.75) * Math.max(1, mark.size / 11) * PIXELS_A_POINT;
  for (const stroke of lettering(mark.text, mark)) {
    const placed = stroke.map(
      ([x, y]): Point => [mark.at[0] + x * Math.cos(turn) + y * Math.sin(turn), mark.at[1] - x * Math.sin(turn) + y * Math.cos(turn)],
    );
    drawPath(raster, placed.map(place), { width, ink });
  }
};

const drawMark = (raster: Raster, mark: Mark, place: Place): void => {
  const ink = inks[mark.ink];
  if (mark.kind === "path") drawPath(raster, mark.points.map(place), { width: mark.width * PIXELS_A_POINT, ink });
  else if (mark.kind === "area") {
    const [x, y] = mark.at;
    const thick = Math.min(mark.width, mark.height);
    const ends: readonly Point[] = [
      [x + thick / 2, y + thick / 2],
      [x + mark.width - thick / 2, y + mark.height - thick / 2],
    ];
    drawPath(raster, ends.map(place), { width: thick * PIXELS_A_POINT, ink });
  } else drawLettering(raster, mark, place);
};

/** Draws a page as a phone photo: slightly rotated, one in three on its side, some dark. A bad photo is illegible. */
export const photoOf = async ({ width, height, marks }: Sheet, { seed, isBad }: { seed: number; isBad: boolean }): Promise<Uint8Array> => {
  const chance = dice(seed + 5);
  const onItsSide = chance.whole(3) === 0;
  const size: Point = [Math.round(width * PIXELS_A_POINT) + 2 * BORDER, Math.round(height * PIXELS_A_POINT) + 2 * BORDER];
  const [across, down] = onItsSide ? [size[1], size[0]] : size;
  const tilt = ((chance.whole(50) - 25) / 10) * (Math.PI / 180);
  const light = isBad || chance.whole(4) === 0 ? DARK : 1;
  const shot: Shot = {
    angle: tilt + (onItsSide ? Math.PI / 2 : 0),
    light,
    centre: [across / 2, down / 2],
    middle: [width / 2, height / 2],
  };
  const raster = newRaster(across, down);
  await scene(raster, shot);
  const place = placing(shot);
  for (const [at, mark] of marks.entries()) {
    if (at % MARKS_AT_ONCE === 0) await breath();
    drawMark(raster, mark, place);
  }
  return pngOf(isBad ? blurred(raster, BLUR) : raster);
};
