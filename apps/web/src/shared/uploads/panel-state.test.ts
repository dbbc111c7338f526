import { expect, test } from "vitest";
import { isLoading, loadingEndsAtMs, needsSomebody, wholePercent } from "./panel-state.ts";
import { noDates, type Upload, type UploadState } from "./upload.ts";

const upload = (state: UploadState, facts: Partial<Upload> = {}): Upload => ({
  id: 1,
  name: "ASO.pdf",
  size: 100,
  place: { pendencyId: 12, title: "ASO" },
  replaces: null,
  dates: noDates,
  state,
  sentBytes: 0,
  failure: null,
  documentId: null,
  startedAtMs: 10_000,
  arrivedAtMs: null,
  ...facts,
});

test("a fast upload shows the loading state for three seconds [R-501]", () => {
  const arrived = [upload("done")];
  expect([10_000, 12_999, 13_000].map((nowMs) => isLoading(arrived, nowMs))).toEqual([true, true, false]);
  expect(loadingEndsAtMs(arrived, 10_500)).toBe(13_000);
});

test("a slow upload shows the loading state until it arrives [R-501] [CD-127]", () => {
  expect(isLoading([upload("going")], 99_000)).toBe(true);
  expect(loadingEndsAtMs([upload("going")], 99_000)).toBeNull();
  expect(isLoading([upload("done"), upload("lost")], 99_000)).toBe(true);
});

test("failed and paused uploads require the user and show no loading [R-500]", () => {
  expect((["waiting", "going", "paused", "lost", "done", "failed"] as const).filter((state) => needsSomebody({ state }))).toEqual([
    "paused",
    "failed",
  ]);
  expect(isLoading([upload("failed"), upload("paused")], 10_000)).toBe(false);
});

test("wholePercent weights uploads by their bytes [R-500]", () => {
  expect(wholePercent([upload("going", { sentBytes: 100 }), upload("waiting", { size: 300 }), upload("done")])).toBe(25);
  expect(wholePercent([])).toBe(0);
});
