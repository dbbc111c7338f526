import type { Clock } from "../src/platform/clock/clock.ts";

export type MovableClock = Clock & {
  readonly forward: (step: { readonly days?: number; readonly minutes?: number; readonly seconds?: number }) => void;
};

/** A clock with an adjustable offset to the real time, because the database's own clock runs on. */
export const movableClock = (): MovableClock => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    forward: ({ days = 0, minutes = 0, seconds = 0 }) => {
      offset += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
};
