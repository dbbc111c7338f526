import { expect, test } from "vitest";
import { deviationsFrom, isRefused, type NormFigure, type NormFigures } from "./norm-check.ts";

const hours = (value: number, confidence = "checked"): NormFigure => ({ value, unit: "hours", source: "NR-35, item 35.3.2", confidence });
const months = (value: number, confidence = "checked"): NormFigure => ({ value, unit: "months", source: "NR-35, item 35.3.3", confidence });
const none: NormFigures = { initial: undefined, periodic: undefined, validity: undefined };
const offered = { kinds: ["initial", "periodic"] as const, minutes: 480, validityMonths: 24 };

test("the exact hours and validity of the norm do not deviate", () => {
  expect(deviationsFrom({ initial: hours(8), periodic: hours(8), validity: months(24) }, offered)).toEqual([]);
});

test("hours below the figure of an offered kind deviate", () => {
  const figures = { ...none, initial: hours(9), periodic: hours(10) };
  expect(deviationsFrom(figures, offered).map(({ figure }) => figure.value)).toEqual([9, 10]);
  expect(deviationsFrom(figures, { ...offered, kinds: ["periodic"] }).map(({ figure }) => figure.value)).toEqual([10]);
  expect(deviationsFrom(figures, { ...offered, kinds: ["eventual"] })).toEqual([]);
});

test("a longer validity and one without an end deviate", () => {
  const figures = { ...none, validity: months(12) };
  expect(deviationsFrom(figures, offered)).toEqual([{ field: "validity", figure: months(12) }]);
  expect(deviationsFrom(figures, { ...offered, validityMonths: null })).toHaveLength(1);
  expect(deviationsFrom(figures, { ...offered, validityMonths: 12 })).toEqual([]);
});

test("figures in another unit are not compared", () => {
  const figures = { initial: { ...hours(9), unit: "days" }, periodic: undefined, validity: { ...months(1), unit: "days" } };
  expect(deviationsFrom(figures, offered)).toEqual([]);
});

test("only checked figures refuse a configuration", () => {
  expect(isRefused({ field: "hours", figure: hours(9) })).toBe(true);
  expect(["own", "unverified", "conflicting"].map((one) => isRefused({ field: "hours", figure: hours(9, one) }))).toEqual([
    false,
    false,
    false,
  ]);
});
