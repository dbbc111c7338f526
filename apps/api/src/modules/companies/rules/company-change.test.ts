import { expect, test } from "vitest";
import { decideCompanyChange } from "./company-change.ts";

const kept = { companyName: "Serra Azul Mineração S.A.", tradingName: "Serra Azul", city: "Itabira", state: "MG", version: 4 };
const asked = { companyName: kept.companyName, tradingName: kept.tradingName, city: "Itabira", state: "MG" as const };

test("decideCompanyChange returns only the changed fields", () => {
  expect(decideCompanyChange(kept, { ...asked, version: 4 })).toEqual({ kind: "change", changes: [] });
  expect(decideCompanyChange(kept, { ...asked, city: null, tradingName: "Serra Azul Mineração", version: 4 })).toEqual({
    kind: "change",
    changes: [
      { field: "tradingName", from: "Serra Azul", to: "Serra Azul Mineração" },
      { field: "city", from: "Itabira", to: null },
    ],
  });
});

test("decideCompanyChange is stale when the version is outdated", () => {
  expect(decideCompanyChange(kept, { ...asked, city: "Ipatinga", version: 3 })).toEqual({
    kind: "stale",
    changed: [{ field: "city", from: "Ipatinga", to: "Itabira" }],
  });
});

test("decideCompanyChange accepts an outdated version without changes, or no version", () => {
  expect(decideCompanyChange(kept, { ...asked, version: 3 })).toEqual({ kind: "change", changes: [] });
  expect(decideCompanyChange(kept, { ...asked, city: "Ipatinga" })).toMatchObject({ kind: "change", changes: [{ field: "city" }] });
});
