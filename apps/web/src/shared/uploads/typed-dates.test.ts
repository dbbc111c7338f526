import { expect, test } from "vitest";
import { memoryStorage } from "../session/storage/browser-storage.ts";
import { forgetDates, forgetOtherDates, hasTypedDates, keepDates, typedDates } from "./typed-dates.ts";

const supplier = () => memoryStorage([["email", "fornecedor@ipe.example"]]);
const aso = { pendencyId: 12, name: "ASO.pdf", size: 3_000 };
const pgr = { pendencyId: 12, name: "PGR.pdf", size: 5_000 };
const typed = { issueDate: "03/10/2026", expirationDate: "03/1" };

test("unsaved dates survive a reload, each with its own file [S-085]", () => {
  const storage = supplier();
  keepDates(storage, aso, typed);
  expect([typedDates(storage, { ...aso }), typedDates(storage, pgr)]).toEqual([typed, null]);
  expect([12, 13].map((id) => hasTypedDates(storage, id))).toEqual([true, false]);
});

test("forgetDates removes the dates of one file only [S-085]", () => {
  const storage = supplier();
  for (const file of [aso, pgr]) keepDates(storage, file, typed);
  forgetDates(storage, aso);
  expect([typedDates(storage, aso), typedDates(storage, pgr)]).toEqual([null, typed]);
  forgetDates(storage, pgr);
  expect(storage.getItem("typing")).toBeNull();
});

test("forgetOtherDates removes the dates of missing files [S-085]", () => {
  const storage = supplier();
  for (const file of [aso, pgr]) keepDates(storage, file, typed);
  forgetOtherDates(storage, 12, [pgr]);
  expect([typedDates(storage, aso), typedDates(storage, pgr)]).toEqual([null, typed]);
});

test("typed dates are hidden from other users, and unreadable ones ignored [S-085]", () => {
  const storage = supplier();
  keepDates(storage, aso, typed);
  storage.setItem("email", "rh@voltta.example");
  expect([typedDates(storage, aso), hasTypedDates(storage, 12)]).toEqual([null, false]);
  const draft = { "ASO.pdf/3000": { issueDate: 7 } };
  storage.setItem("typing", JSON.stringify({ email: "rh@voltta.example", places: { "dates.12": { at: "2026-11-22", draft } } }));
  expect(hasTypedDates(storage, 12)).toBe(false);
});
