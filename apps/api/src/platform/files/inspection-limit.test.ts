import { expect, test } from "vitest";
import { createInspectionLimit } from "./inspection-limit.ts";

test("an inspection above the account's limit returns undefined until one ends", async () => {
  const limit = createInspectionLimit(2);
  const gate = Promise.withResolvers<string>();
  const running = [limit(1, () => gate.promise), limit(1, () => gate.promise)];
  expect(await limit(1, async () => "third")).toBeUndefined();
  expect(await limit(2, async () => "other account")).toBe("other account");
  expect(await limit(undefined, async () => "no account")).toBe("no account");
  gate.resolve("done");
  expect(await Promise.all(running)).toEqual(["done", "done"]);
  expect(await limit(1, async () => "after")).toBe("after");
});

test("a failed inspection releases its place", async () => {
  const limit = createInspectionLimit(1);
  await expect(limit(1, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit(1, async () => "next")).toBe("next");
});
