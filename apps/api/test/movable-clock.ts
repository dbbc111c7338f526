import type { Clock } from "../src/platform/clock/clock.ts";

export type MovableClock = Clock & {
  readonly forward: (step: { readonly days?: number; readonly minutes?: number; readonly seconds?: number }) => void;
};

/** Time passes only when a test says so; it begins now, because the database's own clock does not wait for anybody. */
export const movableClock = (): MovableClock => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    forward: ({ days = 0, minutes = 0, seconds = 0 }) => {
      offset += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
};
