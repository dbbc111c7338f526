import { FIRST_PAGE, URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";

export type Paged = { readonly page: number };
/** Only typing is debounced. Enter, paging and selects load at once. */
export type DebounceMode = "typing" | "decided";

/** State of a debounced filter: input, URL and loaded rows, with independent timers for the URL and the rows. */
export type ListClock<F extends Paged> = {
  readonly asked: F;
  readonly written: F;
  readonly loaded: F;
  readonly writeAt: number | null;
  readonly loadAt: number | null;
};

export const startClock = <F extends Paged>(filter: F): ListClock<F> => ({
  asked: filter,
  written: filter,
  loaded: filter,
  writeAt: null,
  loadAt: null,
});

/** Any change returns to the first page, unless it sets the page itself. */
const changed = <F extends Paged>(asked: F, change: Partial<F>): F =>
  Object.keys(change).length === 0 ? asked : { ...asked, page: FIRST_PAGE, ...change };

type Asking<F> = { readonly change: Partial<F>; readonly pace: DebounceMode; readonly nowMs: number; readonly loadDelayMs: number };

export const ask = <F extends Paged>(clock: ListClock<F>, { change, pace, nowMs, loadDelayMs }: Asking<F>): ListClock<F> => {
  const asked = changed(clock.asked, change);
  const writeAt = nowMs + URL_UPDATE_DELAY_MS;
  return pace === "typing"
    ? { ...clock, asked, writeAt, loadAt: nowMs + loadDelayMs }
    : { ...clock, asked, writeAt, loaded: asked, loadAt: null };
};

const isDue = (at: number | null, nowMs: number) => at !== null && at <= nowMs;

export const advanceTimers = <F extends Paged>(clock: ListClock<F>, nowMs: number): ListClock<F> => ({
  ...clock,
  ...(isDue(clock.writeAt, nowMs) && { written: clock.asked, writeAt: null }),
  ...(isDue(clock.loadAt, nowMs) && { loaded: clock.asked, loadAt: null }),
});

/** Time of the next due timer; `null` without one. */
export const nextDue = ({ writeAt, loadAt }: ListClock<Paged>): number | null => {
  if (writeAt === null || loadAt === null) return writeAt ?? loadAt;
  return Math.min(writeAt, loadAt);
};
