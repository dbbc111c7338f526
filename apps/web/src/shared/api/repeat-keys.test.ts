import { expect, test } from "vitest";
import { createIdempotencyKeys } from "./repeat-keys.ts";

const begin = () => {
  let made = 0;
  return createIdempotencyKeys(() => `key-${++made}`);
};
const answered = async (key: string) => key;
const lost = async (key: string): Promise<string> => {
  throw new Error(key);
};

test("a creation tried again carries the key of its first try, and another one its own [R-291]", async () => {
  const once = begin();
  await expect(once("Mina", lost)).rejects.toThrow("key-1");
  expect(await once("Usina", answered)).toBe("key-2");
  expect(await once("Mina", answered)).toBe("key-1");
});

test("what was created, deleted and is created again is another creation [R-291]", async () => {
  const once = begin();
  expect([await once("Paiol", answered), await once("Paiol", answered)]).toEqual(["key-1", "key-2"]);
});
