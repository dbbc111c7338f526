import { expect, test } from "vitest";
import { decideCompanyChange } from "./company-change.ts";

const kept = { companyName: "Serra Azul Mineração S.A.", tradingName: "Serra Azul", city: "Itabira", state: "MG", version: 4 };
const asked = { companyName: kept.companyName, tradingName: kept.tradingName, city: "Itabira", state: "MG" as const };

test("only what differs is a change", () => {
  expect(decideCompanyChange(kept, { ...asked, version: 4 })).toEqual({ kind: "change", changes: [] });
  expect(decideCompanyChange(kept, { ...asked, city: null, tradingName: "Serra Azul Mineração", version: 4 })).toEqual({
    kind: "change",
    changes: [
      { field: "tradingName", from: "Serra Azul", to: "Serra Azul Mineração" },
      { field: "city", from: "Itabira", to: null },
    ],
  });
});

test("whoever began from older data is told what stands there now", () => {
  expect(decideCompanyChange(kept, { ...asked, city: "Ipatinga", version: 3 })).toEqual({
    kind: "stale",
    changed: [{ field: "city", from: "Ipatinga", to: "Itabira" }],
  });
});

test("older data that wants what is there already, or no version at all, disturbs nobody", () => {
  expect(decideCompanyChange(kept, { ...asked, version: 3 })).toEqual({ kind: "change", changes: [] });
  expect(decideCompanyChange(kept, { ...asked, city: "Ipatinga" })).toMatchObject({ kind: "change", changes: [{ field: "city" }] });
});
