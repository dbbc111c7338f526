import { expect, test } from "vitest";
import { draftOf, keyOf, referenceIn, riskChoices } from "./type-draft.ts";

const height = { ownerId: 0, id: 7, name: "Trabalho em altura", names: { "en-US": "Work at height" } };
const own = { ownerId: 12, id: 90, name: "Barragem", norm: null };

test("a new kind of work is offered and has no risk yet", () => {
  expect(draftOf(null)).toEqual({ name: "", isActive: true, risks: [] });
});

test("a risk keeps its owner and its number on the way through the form", () => {
  expect(referenceIn(keyOf(own))).toEqual({ ownerId: 12, id: 90 });
});

test("what the platform proposes is named in the language on screen, and a contractor's own risk stays choosable", () => {
  expect(riskChoices([height], [own], "en-US")).toEqual([
    { value: "12/90", label: "Barragem" },
    { value: "0/7", label: "Work at height" },
  ]);
  expect(riskChoices([height], [], "es-ES")).toEqual([{ value: "0/7", label: "Trabalho em altura" }]);
});
