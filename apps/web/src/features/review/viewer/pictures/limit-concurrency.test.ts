import { expect, test } from "vitest";
import type { CancellableTask } from "../paged-document.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

const work = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const begun: CancellableTask<string> = { done: promise, cancel: () => reject(new Error("ended")) };
  return { begun, resolve, reject };
};

test("limitConcurrency runs two tasks at a time, in order", async () => {
  const inTurn = limitConcurrency(2);
  const begun: number[] = [];
  const all = [work(), work(), work()];
  const wanted = all.map((one, at) =>
    inTurn(() => {
      begun.push(at);
      return one.begun;
    }),
  );
  expect(begun).toEqual([0, 1]);
  all[1]?.reject(new Error("broken"));
  await expect(wanted[1]?.done).rejects.toThrow("broken");
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  all[2]?.resolve("third");
  expect(await wanted[2]?.done).toBe("third");
});

test("limitConcurrency cancels running tasks and drops waiting ones", async () => {
  const inTurn = limitConcurrency(1);
  const [first, second] = [work(), work()];
  let isBegun = false;
  const one = inTurn(() => first.begun);
  const other = inTurn(() => {
    isBegun = true;
    return second.begun;
  });
  other.cancel();
  await expect(other.done).rejects.toThrow("not wanted");
  one.cancel();
  await expect(one.done).rejects.toThrow("ended");
  await Promise.resolve();
  expect(isBegun).toBe(false);
});
