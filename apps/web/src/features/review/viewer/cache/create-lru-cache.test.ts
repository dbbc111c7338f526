import { expect, test } from "vitest";
import { createLruCache } from "./create-lru-cache.ts";

test("the cache evicts the least recently used entry", async () => {
  const made: number[] = [];
  const dropped: number[] = [];
  const cache = createLruCache({ most: 2, make: async (key) => made.push(key) && key, drop: (key) => void dropped.push(key) });
  for (const key of [1, 2, 1, 3, 1]) expect(await cache.get(key)).toBe(key);
  expect(made).toEqual([1, 2, 3]);
  expect(dropped).toEqual([2]);
  await cache.get(2);
  expect(made).toEqual([1, 2, 3, 2]);
});

test("entries in use are not evicted until they are released", async () => {
  const dropped: number[] = [];
  const cache = createLruCache({ most: 1, make: async (key) => key, drop: (key) => void dropped.push(key) });
  const [letGo, letGoToo] = [cache.hold(1), cache.hold(1)];
  for (const key of [1, 2, 3]) await cache.get(key);
  expect([cache.known(1), cache.known(3), dropped]).toEqual([1, 3, [2]]);
  letGo();
  expect(cache.known(1)).toBe(1);
  letGoToo();
  await cache.get(3);
  expect([cache.known(1), cache.known(3), dropped]).toEqual([null, 3, [2, 1]]);
});

test("a rejected promise is removed and created again", async () => {
  let isUp = false;
  const cache = createLruCache({ most: 2, make: async () => (isUp ? "here" : Promise.reject(new Error("down"))) });
  await expect(cache.get(1)).rejects.toThrow("down");
  isUp = true;
  expect(await cache.get(1)).toBe("here");
});

test("a stale entry is created again", async () => {
  let made = 0;
  let useless = 0;
  const cache = createLruCache({ most: 2, make: async () => ++made, isStale: (value) => value === useless });
  expect(await cache.get(1)).toBe(1);
  useless = 1;
  expect(cache.known(1)).toBeNull();
  expect(await cache.get(1)).toBe(2);
});

test("known returns a resolved value and otherwise null", async () => {
  const cache = createLruCache({ most: 1, make: async (key) => `file ${key}` });
  const coming = cache.get(1);
  expect(cache.known(1)).toBeNull();
  await coming;
  expect(cache.known(1)).toBe("file 1");
  await cache.get(2);
  expect(cache.known(1)).toBeNull();
});
