import { expect, test } from "vitest";
import { createDelayedSubmit, type PendingDecision } from "./delayed-submit.ts";

const finish = (id: number): PendingDecision => ({
  id,
  name: "ASO",
  whose: `Worker ${id}`,
  version: 1,
  answersVersion: 4,
  action: "finish",
  status: "DONE",
  note: null,
});
const notApplicable = (id: number): PendingDecision => ({ ...finish(id), action: "not_applicable", status: "NOT_APPLICABLE" });

const setUp = () => {
  const sent: string[] = [];
  const stopped: string[] = [];
  const verified: string[] = [];
  let timers: readonly (() => void)[] = [];
  let answer: Promise<string | null> = Promise.resolve(null);
  const submit = createDelayedSubmit<string>({
    verify: ({ action, id }) => {
      verified.push(`${action} ${id}`);
      return answer;
    },
    send: async ({ id, action }) => void sent.push(`${action} ${id}`),
    stopped: ({ id }, why) => void stopped.push(`${id}: ${why}`),
    after: (_, act) => {
      timers = [...timers, act];
      return () => {
        timers = timers.filter((one) => one !== act);
      };
    },
  });
  const pass = async () => {
    for (const act of timers) act();
    await settled();
  };
  return {
    ...submit,
    sent,
    stopped,
    verified,
    pass,
    answers: (next: Promise<string | null>) => {
      answer = next;
    },
  };
};
/** Flushes pending promise callbacks. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test("a decision is sent after the delay or on the next decision", async () => {
  const { submitLater, sent, pass } = setUp();
  submitLater(finish(1));
  submitLater(finish(2));
  await settled();
  expect(sent).toEqual(["finish 1"]);
  await pass();
  expect(sent).toEqual(["finish 1", "finish 2"]);
});

test("a second decision on the same pendency replaces the first", async () => {
  const { submitLater, sent, pass } = setUp();
  for (const decision of [finish(1), finish(1), notApplicable(1)]) submitLater(decision);
  await settled();
  expect(sent).toEqual([]);
  await pass();
  expect(sent).toEqual(["not_applicable 1"]);
});

test("a canceled decision is never sent", async () => {
  const { submitLater, sent, pass, cancel, cancelOf, pending } = setUp();
  submitLater(finish(1));
  cancelOf(2);
  expect(pending.read()?.id).toBe(1);
  cancelOf(1);
  submitLater(finish(3));
  expect(cancel()?.id).toBe(3);
  await pass();
  expect([pending.read(), sent]).toEqual([null, []]);
});

test("sendNow sends the pending decision once", async () => {
  const { submitLater, sent, pass, sendNow } = setUp();
  submitLater(finish(1));
  await sendNow();
  await sendNow();
  await pass();
  expect(sent).toEqual(["finish 1"]);
});

test("a failed verification cancels the decision before it is sent [R-427]", async () => {
  const { submitLater, sent, stopped, verified, pass, pending, answers } = setUp();
  answers(Promise.resolve("answered Não"));
  submitLater(finish(1));
  expect(verified).toEqual(["finish 1"]);
  await settled();
  expect([pending.read(), stopped]).toEqual([null, ["1: answered Não"]]);
  await pass();
  expect(sent).toEqual([]);
});

test("a decision is sent only after its verification completes [R-427]", async () => {
  const { submitLater, sent, stopped, answers } = setUp();
  const slow = Promise.withResolvers<string | null>();
  answers(slow.promise);
  submitLater(finish(1));
  answers(Promise.resolve(null));
  submitLater(finish(2));
  await settled();
  expect(sent).toEqual([]);
  slow.resolve("answered Não");
  await settled();
  expect([sent, stopped]).toEqual([[], ["1: answered Não"]]);
});

test("a canceled decision does not report a failed verification", async () => {
  const { submitLater, stopped, cancel, answers } = setUp();
  const slow = Promise.withResolvers<string | null>();
  answers(slow.promise);
  submitLater(finish(1));
  cancel();
  slow.resolve("answered Não");
  await settled();
  expect(stopped).toEqual([]);
});
