import { expect, test } from "vitest";
import { toAsyncIterable } from "./to-async-iterable.ts";

test("toAsyncIterable keeps the order and applies backpressure", async () => {
  const handed: number[] = [];
  const taken: number[] = [];
  const pieces = toAsyncIterable<number>(async (hand) => {
    for (const piece of [1, 2, 3, 4, 5]) {
      await hand(piece);
      handed.push(piece);
    }
  });
  for await (const piece of pieces) {
    taken.push(piece);
    expect(handed.length).toBeLessThanOrEqual(taken.length + 1);
  }
  expect(taken).toEqual([1, 2, 3, 4, 5]);
});

test("an error of the producer reaches the consumer", async () => {
  const pieces = toAsyncIterable<number>(async (hand) => {
    await hand(1);
    throw new Error("the database has gone");
  });
  const take = async () => {
    for await (const piece of pieces) expect(piece).toBe(1);
  };
  await expect(take()).rejects.toThrow("the database has gone");
});

test("the producer fails when the consumer stops", async () => {
  const ends: string[] = [];
  const pieces = toAsyncIterable<number>(async (hand) => {
    try {
      for (let piece = 1; ; piece += 1) await hand(piece);
    } finally {
      ends.push("rolled back");
    }
  });
  for await (const piece of pieces) if (piece === 3) break;
  expect(ends).toEqual(["rolled back"]);
});
