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

test("a retried creation reuses its key, and another creation gets its own [R-291]", async () => {
  const once = begin();
  await expect(once("Mina", lost)).rejects.toThrow("key-1");
  expect(await once("Usina", answered)).toBe("key-2");
  expect(await once("Mina", answered)).toBe("key-1");
});

test("creating the same name again after a success uses a new key [R-291]", async () => {
  const once = begin();
  expect([await once("Paiol", answered), await once("Paiol", answered)]).toEqual(["key-1", "key-2"]);
});
