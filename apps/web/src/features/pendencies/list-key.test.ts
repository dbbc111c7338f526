import { expect, test } from "vitest";
import { listKeyOf, rowAfter } from "./list-key.ts";

/** An element as far as the keys look at it: what it lies within. */
const within = (...names: readonly string[]) =>
  Object.assign(new EventTarget(), {
    closest: (selector: string) => (names.some((name) => selector.split(",").some((one) => one.startsWith(name))) ? {} : null),
  });
const pressed = (key: string, more: Partial<Parameters<typeof listKeyOf>[0]> = {}) =>
  listKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: within(), ...more });

test("the list knows six keys", () => {
  expect(["j", "k", "x", "Enter", "/", "?", "a", "Escape"].map((key) => pressed(key))).toEqual([
    "j",
    "k",
    "x",
    "Enter",
    "/",
    "?",
    null,
    null,
  ]);
});

test("a key that is typed into a field, or meant for a dialog or a menu, is none of the list's", () => {
  for (const name of ["input", "textarea", "select", "[role=dialog]", "[role=menu]"])
    expect([name, pressed("j", { target: within(name) })]).toEqual([name, null]);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(pressed("k", { [held]: true })).toBeNull();
});

test("a step goes to the neighbour, enters the list at its top and stays at its ends", () => {
  expect([rowAfter(-1, { step: 1, count: 3 }), rowAfter(-1, { step: -1, count: 3 })]).toEqual([0, 0]);
  expect([rowAfter(0, { step: 1, count: 3 }), rowAfter(2, { step: 1, count: 3 }), rowAfter(0, { step: -1, count: 3 })]).toEqual([1, 2, 0]);
});
