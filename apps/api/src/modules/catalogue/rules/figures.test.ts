import { expect, test } from "vitest";
import { type Figure, figureOn } from "./figures.ts";

const figure = (value: number, holdsFrom: string, ownerId = 0): Figure => ({ ownerId, key: "fgts.due", value, unit: "day", holdsFrom });
const norm = [figure(20, "2024-03-01"), figure(7, "1990-05-14")];

test("figureOn returns the latest figure that applies by the day", () => {
  expect(figureOn(norm, "fgts.due", "2024-02-29")?.value).toBe(7);
  expect(figureOn(norm, "fgts.due", "2024-03-01")?.value).toBe(20);
  expect(figureOn(norm.toReversed(), "fgts.due", "2026-01-01")?.value).toBe(20);
});

test("figureOn returns undefined before the first day and for unknown keys", () => {
  expect(figureOn(norm, "fgts.due", "1980-01-01")).toBeUndefined();
  expect(figureOn(norm, "crf.renewal", "2026-01-01")).toBeUndefined();
});

test("figureOn prefers a company's own figure from its day on", () => {
  const own = [...norm, figure(15, "2026-01-01", 9), figure(18, "2025-01-01", 9)];
  expect(figureOn(own, "fgts.due", "2024-06-01")?.value).toBe(20);
  expect(figureOn(own, "fgts.due", "2025-06-01")?.value).toBe(18);
  expect(figureOn(own.toReversed(), "fgts.due", "2026-06-01")?.value).toBe(15);
});
