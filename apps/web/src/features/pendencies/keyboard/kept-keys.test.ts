import { expect, test } from "vitest";
import { keptAfter, type ListKey } from "./kept-keys.ts";

const after = (...keys: readonly ListKey[]) => keys.reduce<readonly ListKey[]>((kept, key) => keptAfter(kept, key) ?? kept, []);

test("keptAfter keeps keys on rows in order, up to the opening of one", () => {
  expect(after("j", "j", "x", "Enter", "j")).toEqual(["j", "j", "x", "Enter"]);
  expect(after(...Array<ListKey>(30).fill("j"))).toHaveLength(20);
});

test("keptAfter is null for keys that need no rows", () => {
  expect([keptAfter([], "/"), keptAfter(["j"], "?")]).toEqual([null, null]);
});
