import type { IsoDay } from "../../kernel/dates.ts";

/** The only place where the product learns what time it is; tests move it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

const saoPauloDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" });

const QUARTER_MS = 900_000;
const KNOWN_QUARTERS_MAX = 1_000;
const known = new Map<number, IsoDay>();

/**
 * The calendar day of an instant where the product lives. Asking the calendar takes longer than most of a request does; since 1914
 * clocks there differ from Greenwich by whole quarters of an hour, within which no day ends.
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
