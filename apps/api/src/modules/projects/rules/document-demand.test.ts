import { expect, test } from "vitest";
import { documentDemand } from "./document-demand.ts";
import { hasEnded } from "./state.ts";

const running = {
  state: "active" as const,
  pipelineState: "linked" as const,
  isDraft: false,
  startDate: "2026-03-01",
  endDate: "2026-12-31",
};
const on = (change: Partial<Parameters<typeof documentDemand>[0]>, today = "2026-03-10") =>
  documentDemand({ ...running, ...change }, today);

test("documents are demanded 30 days ahead, monthly ones from the start [CD-161]", () => {
  expect(on({ startDate: "2026-04-10" })).toEqual({ phase: "announced", nextFrom: "2026-03-11" });
  expect(on({ startDate: "2026-04-09" })).toEqual({ phase: "before_start", nextFrom: "2026-04-09" });
  expect(on({ startDate: "2026-03-11" })).toEqual({ phase: "before_start", nextFrom: "2026-03-11" });
  expect(on({ startDate: "2026-03-10" })).toEqual({ phase: "running", nextFrom: null });
  expect(on({ startDate: null })).toEqual({ phase: "running", nextFrom: null });
});

test("drafts, inactive, ended and updating projects demand nothing new", () => {
  const phases = [
    on({ isDraft: true, pipelineState: "created" }),
    on({ state: "inactive" }),
    on({ endDate: "2026-03-09" }),
    on({ pipelineState: "linking" }),
  ];
  expect(phases.map(({ phase }) => phase)).toEqual(["draft", "inactive", "ended", "linking"]);
  expect(phases.map(({ nextFrom }) => nextFrom)).toEqual([null, null, null, null]);
});

test("an active project has ended on the day after its last day", () => {
  expect(hasEnded(running, "2026-12-31")).toBe(false);
  expect(hasEnded(running, "2027-01-01")).toBe(true);
  expect(hasEnded({ ...running, endDate: null }, "2027-01-01")).toBe(false);
  expect(hasEnded({ ...running, state: "inactive" }, "2027-01-01")).toBe(false);
});
