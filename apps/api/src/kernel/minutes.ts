// Local minutes: `2026-03-10 07:00` in the calendar of the company. Text order is time order.
import type { IsoDay } from "./dates.ts";

export type Minute = string;
/** The same as day and time of day. */
type Moment = { readonly day: IsoDay; readonly time: string };

const MINUTE_LENGTH = 16;
const MINUTE_MS = 60_000;

/** A `timestamp` of the database, or the local time with seconds, cut to its minute. */
export const minuteOf = (local: string): Minute => local.slice(0, MINUTE_LENGTH);
export const minuteAt = ({ day, time }: Moment): Minute => `${day} ${time}`;
export const momentOf = (local: string): Moment => ({ day: local.slice(0, 10), time: local.slice(11, MINUTE_LENGTH) });
export const dayOf = (minute: Minute): IsoDay => minute.slice(0, 10);
export const startOfDay = (day: IsoDay): Minute => `${day} 00:00`;

/** Reads a local minute as UTC, which has every minute once. */
const toMs = (minute: Minute): number => Date.parse(`${minute.replace(" ", "T")}Z`);
export const addMinutes = (minute: Minute, minutes: number): Minute =>
  new Date(toMs(minute) + minutes * MINUTE_MS).toISOString().slice(0, MINUTE_LENGTH).replace("T", " ");
export const minutesBetween = (from: Minute, until: Minute): number => (toMs(until) - toMs(from)) / MINUTE_MS;
