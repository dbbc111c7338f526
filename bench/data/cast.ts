import { ADMINISTRATOR, ANALYST } from "./people.ts";

export const BENCH_PASSWORD = "Emdia@2026#";
export const RESTRICTED_TO_PROJECTS = 40;

/** Users who sign in for measurements. */
export const cast = {
  owner: { email: "owner@bench.example", profile: ADMINISTRATOR, of: "largest contractor", restricted: false },
  restricted: { email: "restricted@bench.example", profile: ANALYST, of: "largest contractor", restricted: true },
  supplier: { email: "supplier@bench.example", profile: ADMINISTRATOR, of: "largest supplier", restricted: false },
} as const;
export type Person = keyof typeof cast;
export const people = Object.keys(cast) as readonly Person[];
