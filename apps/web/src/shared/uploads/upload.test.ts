import { expect, test } from "vitest";
import { after, isUnderWay, mayHappen, noDates, percentOf, type Upload, type UploadEvent, type UploadState } from "./upload.ts";

const upload = (facts: Partial<Upload> = {}): Upload => ({
  id: 1,
  name: "ASO.pdf",
  size: 1_000,
  place: { pendencyId: 12, title: "ASO" },
  replaces: null,
  dates: noDates,
  state: "waiting",
  sentBytes: 0,
  failure: null,
  documentId: null,
  startedAtMs: 0,
  arrivedAtMs: null,
  ...facts,
});
const events = ["begin", "pause", "goOn", "lose", "arrive", "fail", "retry"] as const satisfies readonly UploadEvent[];
const states = ["waiting", "going", "paused", "lost", "done", "failed"] as const satisfies readonly UploadState[];

test("an upload has six states with fixed transitions [R-500]", () => {
  const table = states.map((state) => `${state}: ${events.filter((event) => mayHappen(event, upload({ state }))).join(" ")}`);
  expect(table).toMatchInlineSnapshot(`
    [
      "waiting: begin pause",
      "going: pause lose arrive fail",
      "paused: goOn",
      "lost: pause goOn",
      "done: ",
      "failed: retry",
    ]
  `);
});

test("a late answer does not change a paused upload [R-500]", () => {
  const paused = upload({ state: "paused" });
  expect(after(paused, "arrive", { documentId: 7 })).toBe(paused);
});

test("retry is possible after a server refusal, not after a browser rejection [R-500]", () => {
  const failed = (failure: Upload["failure"]) => upload({ state: "failed", failure });
  expect(mayHappen("retry", failed({ unfit: "tooLarge" }))).toBe(false);
  expect(after(failed({ error: new Error("503") }), "retry")).toMatchObject({ state: "waiting", failure: null });
});

test("closing the page interrupts waiting, running and lost uploads [R-500]", () => {
  expect(states.filter((state) => isUnderWay({ state }))).toEqual(["waiting", "going", "lost"]);
});

test("progress reaches 100 percent only when the server has the file [CD-127]", () => {
  expect([0, 10, 999, 1_000].map((sentBytes) => percentOf(upload({ state: "going", sentBytes })))).toEqual([0, 1, 99, 99]);
  expect(percentOf(upload({ state: "done", sentBytes: 3 }))).toBe(100);
  expect(percentOf(upload({ state: "failed", size: 0 }))).toBe(0);
});
