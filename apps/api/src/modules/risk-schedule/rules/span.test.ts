import { describe, expect, test } from "vitest";
import { minuteOf } from "../../../kernel/minutes.ts";
import { daysOf, overlap, spanOf, startsAfterCreation, startsNow } from "./span.ts";

const span = (startsAt: string, overAt: string) => ({ startsAt, overAt });

describe("span", () => {
  test("is refused with its end before its start, and accepted with equal ends [R-326] [CD-092]", () => {
    expect(spanOf("2026-03-10 07:00", "2026-03-10 06:59")).toMatchObject({ ok: false, code: "risk_schedule.end_before_start" });
    expect(spanOf("2026-03-10 07:00", "2026-03-10 07:00")).toMatchObject({ ok: true, value: span("2026-03-10 07:00", "2026-03-10 07:01") });
    expect(spanOf("2026-03-10 22:00", "2026-03-11 06:00")).toMatchObject({ ok: true, value: span("2026-03-10 22:00", "2026-03-11 06:00") });
  });

  test("is at most 31 days long", () => {
    expect(spanOf("2026-03-01 07:00", "2026-04-01 07:00").ok).toBe(true);
    expect(spanOf("2026-03-01 07:00", "2026-04-01 07:01")).toMatchObject({ ok: false, code: "risk_schedule.span_too_long" });
  });

  test("of a new schedule starts in the current minute or later [R-325] [CD-093]", () => {
    const now = minuteOf("2026-03-10 07:00:59");
    expect(startsNow("2026-03-10 07:00", now).ok).toBe(true);
    expect(startsNow("2026-03-10 06:59", now)).toMatchObject({ ok: false, code: "risk_schedule.start_in_past" });
  });

  test("of a changed schedule starts in the minute of its creation or later [R-325] [CD-093]", () => {
    expect(startsAfterCreation("2026-03-10 07:00", "2026-03-10 07:00").ok).toBe(true);
    expect(startsAfterCreation("2026-03-10 06:59", "2026-03-10 07:00")).toMatchObject({ code: "risk_schedule.start_before_creation" });
  });

  test("over at midnight does not touch the next day", () => {
    expect(daysOf(span("2026-03-10 22:00", "2026-03-11 00:00"))).toEqual({ first: "2026-03-10", last: "2026-03-10" });
    expect(daysOf(span("2026-03-10 22:00", "2026-03-11 00:01"))).toEqual({ first: "2026-03-10", last: "2026-03-11" });
  });

  test("overlaps another one only with a common minute", () => {
    const noon = span("2026-03-10 12:00", "2026-03-10 12:01");
    expect(overlap(span("2026-03-10 07:00", "2026-03-10 12:00"), noon)).toBe(false);
    expect(overlap(noon, span("2026-03-10 07:00", "2026-03-10 12:01"))).toBe(true);
    expect(overlap(noon, span("2026-03-10 12:01", "2026-03-10 13:00"))).toBe(false);
  });
});
