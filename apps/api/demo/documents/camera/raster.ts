import type { Point } from "../sheet.ts";

/** Gray values, row by row: 0 is black. */
export type Raster = { readonly width: number; readonly height: number; readonly shades: Uint8Array };

export const newRaster = (width: number, height: number): Raster => ({ width, height, shades: new Uint8Array(width * height) });

const clamped = (value: number, max: number): number => Math.max(0, Math.min(max, value));

/** Draws an antialiased line that darkens the pixels by its ink. */
export const drawLine = (
  { width, height, shades }: Raster,
  [[ax, ay], [bx, by]]: readonly [Point, Point],
  pen: { width: number; ink: number },
): void => {
  const reach = pen.width / 2 + 0.7;
  const [left, right] = [Math.floor(clamped(Math.min(ax, bx) - reach, width)), Math.ceil(clamped(Math.max(ax, bx) + reach, width))];
  const [top, bottom] = [Math.floor(clamped(Math.min(ay, by) - reach, height)), Math.ceil(clamped(Math.max(ay, by) + reach, height))];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy || 1;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const along = clamped(((x - ax) * dx + (y - ay) * dy) / length, 1);
      const away = Math.hypot(x - ax - along * dx, y - ay - along * dy);
      const cover = clamped(reach - away, 1) * pen.ink;
      if (cover > 0) {
        const at = y * width + x;
        shades[at] = (shades[at] ?? 0) * (1 - cover);
      }
    }
};

type Lines = { readonly step: number; readonly stride: number; readonly lines: number; readonly count: number };

/** Box blur along one axis. */
const blurredAlong = (from: Uint8Array, { step, stride, lines, count }: Lines, radius: number): Uint8Array => {
  const to = new Uint8Array(from.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    const at = (index: number) => from[start + clamped(index, count - 1) * step] ?? 0;
    let sum = 0;
    for (let index = -radius; index <= radius; index += 1) sum += at(index);
    for (let index = 0; index < count; index += 1) {
      to[start + index * step] = sum / (2 * radius + 1);
      sum += at(index + radius + 1) - at(index - radius);
    }
  }
  return to;
};

/** Blurs like a moving hand: rows, then columns. */
export const blurred = ({ width, height, shades }: Raster, radius: number): Raster => {
  const rows = blurredAlong(shades, { step: 1, stride: width, lines: height, count: width }, radius);
  return { width, height, shades: blurredAlong(rows, { step: width, stride: 1, lines: width, count: height }, radius) };
};
