// Lanes of the timeline: one per area or supplier that has bars, with overlapping bars in rows.
import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import type { LaneKind } from "../calendar-address.ts";
import { type Minutes, minutesOf } from "./local-minutes.ts";

export const LANES_PER_PAGE = 20;

export type Place = Pick<RiskScheduleBar, "facility" | "department">;
/** A bar in its row. Start and length are parts of the shown range, such as 0.5 for its middle. */
type PlacedBar = { readonly bar: RiskScheduleBar; readonly row: number; readonly at: number; readonly long: number };
export type Lane = {
  readonly key: string;
  readonly name: string;
  /** Lanes of areas only. */
  readonly place: Place | null;
  readonly bars: readonly PlacedBar[];
  readonly rows: number;
};

/** Start and length of a span within the range, cut at its ends. */
export const partOf = ({ from, until }: Minutes, range: Minutes): Pick<PlacedBar, "at" | "long"> => {
  const whole = range.until - range.from;
  const start = Math.min(Math.max(from, range.from), range.until);
  const end = Math.max(Math.min(until, range.until), start);
  return { at: (start - range.from) / whole, long: (end - start) / whole };
};

/** `leastMinutes`: the shortest bar that is wide enough to be read and hit. */
type Scale = { readonly range: Minutes; readonly leastMinutes: number };

/** Places bars in the first row that is free at their start. A short bar takes its least width, within the range. */
const stack = (bars: readonly RiskScheduleBar[], { range, leastMinutes }: Scale): Pick<Lane, "bars" | "rows"> => {
  const rowEnds: number[] = [];
  const placed = bars
    .map((bar) => ({ bar, ...minutesOf(bar) }))
    .toSorted((one, other) => one.from - other.from || other.until - one.until || one.bar.id - other.bar.id)
    .map(({ bar, from, until }) => {
      const start = Math.min(Math.max(from, range.from), range.until - leastMinutes);
      const end = Math.max(Math.min(until, range.until), start + leastMinutes);
      const free = rowEnds.findIndex((rowEnd) => rowEnd <= start);
      const row = free < 0 ? rowEnds.length : free;
      rowEnds[row] = end;
      return { bar, row, ...partOf({ from: start, until: end }, range) };
    });
  return { bars: placed, rows: rowEnds.length };
};

const keyOf = (kind: LaneKind, { department, provider }: RiskScheduleBar): string => String(kind === "area" ? department.id : provider.id);

/** Lanes by name, those of areas by unit first. */
export const lanesOf = (bars: readonly RiskScheduleBar[], kind: LaneKind, scale: Scale): readonly Lane[] =>
  [...Map.groupBy(bars, (bar) => keyOf(kind, bar))]
    .flatMap(([key, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const place = kind === "area" ? { facility: first.facility, department: first.department } : null;
      return [{ key, name: kind === "area" ? first.department.name : first.provider.name, place, ...stack(own, scale) }];
    })
    .toSorted(
      (one, other) =>
        (one.place?.facility.name ?? "").localeCompare(other.place?.facility.name ?? "", "pt-BR") ||
        one.name.localeCompare(other.name, "pt-BR") ||
        Number(one.key) - Number(other.key),
    );

/** The lanes of a page, the last page if there are fewer. */
export const lanePage = (lanes: readonly Lane[], wanted: number) => {
  const last = Math.max(1, Math.ceil(lanes.length / LANES_PER_PAGE));
  const page = Math.min(wanted, last);
  const before = (page - 1) * LANES_PER_PAGE;
  return { page, last, before, lanes: lanes.slice(before, before + LANES_PER_PAGE) };
};
