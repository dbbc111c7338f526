import type { IsoDay } from "../../kernel/dates.ts";

/** The only source of the current time. Tests replace it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

const saoPauloDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" });

const QUARTER_MS = 900_000;
const KNOWN_QUARTERS_MAX = 1_000;
const known = new Map<number, IsoDay>();

/**
 * The calendar day of an instant in São Paulo. Caches per quarter hour, because `Intl.DateTimeFormat` is slow: since 1914 the offset from
 * UTC has been a multiple of 15 minutes, so no day ends within one.
 */
export const dayInSaoPaulo = (instant: Date): IsoDay => {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const seen = known.get(quarter);
  if (seen) return seen;
  const day = saoPauloDay.format(instant);
  if (known.size >= KNOWN_QUARTERS_MAX) known.clear();
  if (quarter >= 0) known.set(quarter, day);
  return day;
};

const saoPauloTime = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo", dateStyle: "short", timeStyle: "medium" });
/** Day and time of an instant in São Paulo, `2026-03-10 07:00:00`: the form of a `timestamp` column, so both compare as text. */
export const timeInSaoPaulo = (instant: Date): string => saoPauloTime.format(instant);

/** The instant at which a day begins in São Paulo, which has had this offset without daylight saving time since 2019. */
export const dayStart = (day: IsoDay): Date => new Date(`${day}T00:00:00-03:00`);
