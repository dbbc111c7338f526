import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createHashQueue } from "./create-hash-queue.ts";

test("a hash queue runs two hashes at a time, in order", async () => {
  const { run } = createHashQueue({ concurrent: 2, requestsMax: 10 });
  const seen: string[] = [];
  const ends = new Map<number, () => void>();
  const hash = (nth: number) => () =>
    new Promise<number>((resolve) => {
      seen.push(`begin ${nth}`);
      ends.set(nth, () => resolve(nth));
    });
  const results = [1, 2, 3, 4].map((nth) => run(hash(nth)));
  expect(seen).toEqual(["begin 1", "begin 2"]);
  ends.get(2)?.();
  await setImmediate();
  expect(seen).toEqual(["begin 1", "begin 2", "begin 3"]);
  ends.get(1)?.();
  await setImmediate();
  for (const nth of [3, 4]) ends.get(nth)?.();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test("a failed hash frees its slot", async () => {
  const { run } = createHashQueue({ concurrent: 1, requestsMax: 10 });
  await expect(run(() => Promise.reject(new Error("out of memory")))).rejects.toThrow("out of memory");
  expect(await run(() => Promise.resolve("next"))).toBe("next");
});

test("a full hash queue refuses further requests until one ends", async () => {
  const { withCapacity } = createHashQueue({ concurrent: 1, requestsMax: 2 });
  const gate = Promise.withResolvers<string>();
  const running = [withCapacity(() => gate.promise), withCapacity(() => gate.promise)];
  expect(await withCapacity(() => Promise.resolve("late"))).toMatchObject({ code: "password.busy", details: { retryAfterSeconds: 5 } });
  gate.resolve("done");
  expect(await Promise.all(running)).toEqual(["done", "done"]);
  expect(await withCapacity(() => Promise.resolve("next"))).toBe("next");
});
