import { expect, test } from "vitest";
import { pressedKey } from "./pressed-key.ts";

/** Fake element inside the named ancestors. */
const within = (...names: readonly string[]) =>
  Object.assign(new EventTarget(), {
    closest: (selector: string) => (names.some((name) => selector.split(",").some((one) => one.startsWith(name))) ? {} : null),
  });
const keys = ["j", "k", "Enter", "?"] as const;
const pressed = (key: string, more: Partial<Parameters<typeof pressedKey>[1]> = {}) =>
  pressedKey(keys, { key, ctrlKey: false, metaKey: false, altKey: false, target: within(), ...more });

test("pressedKey ignores keys that the screen does not list", () => {
  expect(["j", "Enter", "?", "a", "Escape"].map((key) => pressed(key))).toEqual(["j", "Enter", "?", null, null]);
});

test("pressedKey is null inside fields and overlays, and with modifiers", () => {
  for (const name of ["input", "textarea", "select", "[role=dialog]", "[role=menu]", "[data-own-keys]"])
    expect([name, pressed("j", { target: within(name) })]).toEqual([name, null]);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(pressed("k", { [held]: true })).toBeNull();
});
