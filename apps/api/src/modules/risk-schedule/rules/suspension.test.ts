import { describe, expect, test } from "vitest";
import { remainingSpan, type StoredCause, settleCauses, type WantedCause, wantedCauses } from "./suspension.ts";

const NOW = "2026-03-10 12:00";
const wanted = (over: Partial<WantedCause> = {}): WantedCause => ({ workerId: 7, reason: "training", note: "NR-35", day: null, ...over });
const stored = (over: Partial<StoredCause> = {}): StoredCause => ({
  workerId: 7,
  reason: "training",
  note: "NR-35",
  holdsFrom: "2026-03-09 08:00",
  ...over,
});
const resumption = (holdsFrom: string): StoredCause => ({ workerId: null, reason: "revalidation", note: null, holdsFrom });
const before = { now: NOW, hasStarted: false };
const running = { now: NOW, hasStarted: true };

describe("causes of a schedule", () => {
  test("are reasons of its team, lost activities and open conflicts", () => {
    const answer = {
      mayWork: false,
      until: null,
      lines: [{ reason: "training" as const, since: "2026-03-12", until: null, note: "NR-35", norm: "NR-35" }],
    };
    expect(wantedCauses([{ workerId: 7, answer }], { lostActivities: ["Trabalho em altura"], hasOpenConflict: true })).toEqual([
      wanted({ day: "2026-03-12" }),
      { workerId: null, reason: "activity_removed", note: "Trabalho em altura", day: null },
      { workerId: null, reason: "conflict", note: null, day: null },
    ]);
    expect(wantedCauses([{ workerId: 7, answer }])).toEqual([wanted({ day: "2026-03-12" })]);
  });

  test("concern only the part of the span that is ahead", () => {
    const span = { startsAt: "2026-03-10 07:00", overAt: "2026-03-12 17:00" };
    expect(remainingSpan(span, "2026-03-09 12:00")).toEqual(span);
    expect(remainingSpan(span, NOW)).toEqual({ ...span, startsAt: NOW });
    expect(remainingSpan(span, "2026-03-13 12:00")).toEqual(span);
  });
});

describe("settlement", () => {
  test("adds a cause from now, or from its known day", () => {
    const day = wanted({ workerId: 8, day: "2026-03-12" });
    expect(settleCauses([], [wanted(), day], before)).toEqual({
      added: [stored({ workerId: 8, holdsFrom: "2026-03-12 00:00" }), stored({ holdsFrom: NOW })],
      ended: [],
      moved: [],
      suspendedFrom: NOW,
    });
    expect(settleCauses([], [day], before).suspendedFrom).toBe("2026-03-12 00:00");
    expect(settleCauses([], [], before)).toEqual({ added: [], ended: [], moved: [], suspendedFrom: null });
  });

  test("keeps a cause since it was found, and changes nothing when repeated", () => {
    const settled = settleCauses([stored()], [wanted()], before);
    expect(settled).toEqual({ added: [], ended: [], moved: [], suspendedFrom: stored().holdsFrom });
  });

  test("moves a cause whose day changed, or that came earlier than known", () => {
    const ahead = stored({ holdsFrom: "2026-03-20 00:00" });
    expect(settleCauses([ahead], [wanted({ day: "2026-03-25" })], before).moved).toEqual([stored({ holdsFrom: "2026-03-25 00:00" })]);
    expect(settleCauses([ahead], [wanted()], before).moved).toEqual([stored({ holdsFrom: NOW })]);
  });

  test("has a cause once, at its earliest moment", () => {
    const twice = [wanted({ day: "2026-03-12" }), wanted({ day: "2026-03-11" })];
    expect(settleCauses([], twice, before).added).toEqual([stored({ holdsFrom: "2026-03-11 00:00" })]);
  });

  test("restores a schedule whose causes end before its start", () => {
    expect(settleCauses([stored()], [], before)).toEqual({ added: [], ended: [stored()], moved: [], suspendedFrom: null });
  });

  test("asks for a revalidation if a cause that held ends after the start", () => {
    expect(settleCauses([stored()], [], running)).toEqual({ added: [resumption(NOW)], ended: [stored()], moved: [], suspendedFrom: NOW });
    expect(settleCauses([stored({ holdsFrom: "2026-03-11 00:00" })], [], running).suspendedFrom).toBeNull();
    const waiting = resumption("2026-03-10 11:00");
    expect(settleCauses([waiting, stored()], [], running)).toEqual({
      added: [],
      ended: [stored()],
      moved: [],
      suspendedFrom: waiting.holdsFrom,
    });
  });

  test("drops the revalidation of a schedule that was moved to a later start", () => {
    const waiting = resumption("2026-03-10 11:00");
    expect(settleCauses([waiting], [], before)).toEqual({ added: [], ended: [waiting], moved: [], suspendedFrom: null });
  });
});
