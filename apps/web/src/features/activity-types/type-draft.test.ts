import { expect, test } from "vitest";
import { draftOf, keyOf, referenceIn, riskChoices } from "./type-draft.ts";

const height = { ownerId: 0, id: 7, name: "Trabalho em altura", names: { "en-US": "Work at height" } };
const own = { ownerId: 12, id: 90, name: "Barragem", norm: null };

test("a new activity type is active and has no risks", () => {
  expect(draftOf(null)).toEqual({ name: "", isActive: true, risks: [] });
});

test("referenceIn restores the owner and id that keyOf encodes", () => {
  expect(referenceIn(keyOf(own))).toEqual({ ownerId: 12, id: 90 });
});

test("riskChoices translates platform risks and keeps a contractor's chosen risk", () => {
  expect(riskChoices([height], [own], "en-US")).toEqual([
    { value: "12/90", label: "Barragem" },
    { value: "0/7", label: "Work at height" },
  ]);
  expect(riskChoices([height], [], "es-ES")).toEqual([{ value: "0/7", label: "Trabalho em altura" }]);
});
