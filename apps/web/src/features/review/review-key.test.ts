import { expect, test } from "vitest";
import { reviewKeyOf } from "./review-key.ts";

const pressed = (key: string, more: object = {}) =>
  reviewKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null, ...more });
const inside = (what: string) => ({ target: { closest: (selector: string) => (selector.includes(what) ? {} : null) } });

test("a reviewer answers and decides by single keys", () => {
  expect(["1", "2", "3", "j", "k", "a", "r", "n", "u", "?"].map((key) => pressed(key))).toEqual([
    "1",
    "2",
    "3",
    "j",
    "k",
    "a",
    "r",
    "n",
    "u",
    "?",
  ]);
  expect(pressed("x")).toBeNull();
});

test("whoever types, asks a dialog something, or calls the browser decides nothing", () => {
  expect(pressed("a", inside("textarea"))).toBeNull();
  expect(pressed("a", inside("[role=dialog]"))).toBeNull();
  for (const held of ["ctrlKey", "metaKey", "altKey", "repeat"]) expect(pressed("r", { [held]: true })).toBeNull();
});
