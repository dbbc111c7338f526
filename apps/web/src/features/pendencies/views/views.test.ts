import { expect, test } from "vitest";
import { readFilter } from "../../../shared/list/filter-address.ts";
import { PendencyAddress } from "../pendency-filter.ts";
import { changeTo, isShowing, viewOf } from "./views.ts";

const opened = readFilter(PendencyAddress, {});
const THURSDAY = "2026-03-05";
const expired = { status: ["EXPIRED" as const], orderBy: "EXPIRATION_DATE_ASC" as const };

test("applying a view replaces every previous filter", () => {
  const asked: PendencyAddress = { ...opened, name: "ASO", inactive: true };
  const shown = Object.assign(asked, changeTo(expired, THURSDAY));
  expect(shown).toMatchObject({ ...opened, ...expired });
  expect([shown.name, shown.inactive]).toEqual([undefined, undefined]);
});

test("isShowing ignores the page but not the filter or order", () => {
  const shown = { ...opened, ...expired };
  expect([isShowing(shown, expired, THURSDAY), isShowing({ ...shown, page: 3, itemsPerPage: 50 }, expired, THURSDAY)]).toEqual([
    true,
    true,
  ]);
  for (const change of [{ orderBy: "DEFAULT" as const }, { company: "Ipê" }, { plan: ["STP" as const] }])
    expect(isShowing({ ...shown, ...change }, expired, THURSDAY)).toBe(false);
});

test("THIS_WEEK resolves to Monday through Sunday of the given day", () => {
  const week = (day: string) => {
    const { startDate, endDate } = changeTo({ expires: "THIS_WEEK" }, day);
    return [startDate, endDate];
  };
  expect(week(THURSDAY)).toEqual(["2026-03-02", "2026-03-08"]);
  expect(week("2026-03-02")).toEqual(["2026-03-02", "2026-03-08"]);
  expect(week("2026-03-01")).toEqual(["2026-02-23", "2026-03-01"]);
});

test("viewOf stores the next seven days of deadlines as NEXT_7_DAYS", () => {
  const asked = { ...opened, sendByStart: THURSDAY, sendByEnd: "2026-03-12" };
  const kept = viewOf(asked, THURSDAY);
  expect([kept.sends, kept.sendByStart, kept.sendByEnd]).toEqual(["NEXT_7_DAYS", undefined, undefined]);
  expect(isShowing(asked, kept, THURSDAY)).toBe(true);
  expect(changeTo(kept, "2026-03-06")).toMatchObject({ sendByStart: "2026-03-06", sendByEnd: "2026-03-13" });
  expect(viewOf({ ...asked, sendByEnd: "2026-03-11" }, THURSDAY)).toMatchObject({ sendByStart: THURSDAY, sendByEnd: "2026-03-11" });
});

test("viewOf stores the current week as THIS_WEEK, other ranges as dates", () => {
  const asked = { ...opened, startDate: "2026-03-02", endDate: "2026-03-08", company: "Ipê" };
  const kept = viewOf(asked, THURSDAY);
  expect(kept).toMatchObject({ expires: "THIS_WEEK", company: "Ipê" });
  expect(isShowing(asked, kept, THURSDAY)).toBe(true);
  expect(changeTo(kept, "2026-03-12")).toMatchObject({ startDate: "2026-03-09", endDate: "2026-03-15", company: "Ipê" });
  expect(isShowing(asked, kept, "2026-03-12")).toBe(false);
  for (const days of [
    { startDate: "2026-03-02", endDate: "2026-03-07" },
    { startDate: undefined, endDate: "2026-03-08" },
  ]) {
    const view = viewOf({ ...asked, ...days }, THURSDAY);
    expect([view.startDate, view.endDate, view.expires]).toEqual([days.startDate, days.endDate, undefined]);
  }
});
