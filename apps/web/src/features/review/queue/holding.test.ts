import { expect, test } from "vitest";
import { createHolding, type Held } from "./holding.ts";

const finish = (id: number): Held => ({ id, name: `ASO ${id}`, version: 1, answersVersion: 4, action: "finish", status: "DONE" });
const notApplicable = (id: number): Held => ({ ...finish(id), action: "not_applicable", status: "NOT_APPLICABLE" });

const holding = () => {
  const sent: string[] = [];
  let timers: readonly (() => void)[] = [];
  const doors = createHolding({
    send: async ({ id, action }) => void sent.push(`${action} ${id}`),
    after: (_, act) => {
      timers = [...timers, act];
      return () => {
        timers = timers.filter((one) => one !== act);
      };
    },
  });
  return { ...doors, sent, pass: () => timers.map((act) => act()) };
};

test("a decision is final after a while, or as soon as the next one is taken", () => {
  const { hold, sent, pass } = holding();
  hold(finish(1));
  hold(finish(2));
  expect(sent).toEqual(["finish 1"]);
  pass();
  expect(sent).toEqual(["finish 1", "finish 2"]);
});

test("whoever decides again on the same pendency has changed their mind: only the last decision is sent, once", () => {
  const { hold, sent, pass } = holding();
  for (const held of [finish(1), finish(1), notApplicable(1)]) hold(held);
  expect(sent).toEqual([]);
  pass();
  expect(sent).toEqual(["not_applicable 1"]);
});

test("what is taken back, or decided in another way, is never sent; a decision on another pendency stays", () => {
  const { hold, sent, pass, takeBack, takeBackOf, held } = holding();
  hold(finish(1));
  takeBackOf(2);
  expect(held.read()?.id).toBe(1);
  takeBackOf(1);
  hold(finish(3));
  expect(takeBack()?.id).toBe(3);
  pass();
  expect([held.read(), sent]).toEqual([null, []]);
});

test("whoever leaves has made up their mind, and may wait until it is sent", async () => {
  const { hold, sent, pass, sendNow } = holding();
  hold(finish(1));
  await sendNow();
  await sendNow();
  pass();
  expect(sent).toEqual(["finish 1"]);
});
