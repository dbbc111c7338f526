import { FIRST_PAGE, URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";

export type Paged = { readonly page: number };
/** Typing rests before the rows follow; whoever presses Enter, turns a page or picks from a list has made up their mind. */
export type DebounceMode = "typing" | "decided";

/** A list between what is asked of it, what its address says, and what its rows answer. Its two timers know nothing of each other. */
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

/** Rows of another filter begin on the first page; only a change that names the page chooses it. */
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

/** When something happens next, or never. */
export const nextDue = ({ writeAt, loadAt }: ListClock<Paged>): number | null => {
  if (writeAt === null || loadAt === null) return writeAt ?? loadAt;
  return Math.min(writeAt, loadAt);
};
