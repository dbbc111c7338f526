export type Size = "small" | "large";

/** Row counts. "large" is a whole market; "small" takes seconds on a laptop. */
export type Counts = {
  readonly companies: number;
  readonly contractors: number;
  readonly accounts: number;
  readonly memberships: number;
  readonly projects: number;
};
export const counts: { readonly [S in Size]: Counts } = {
  small: { companies: 200, contractors: 40, accounts: 1_000, memberships: 3_000, projects: 10_000 },
  large: { companies: 2_000, contractors: 300, accounts: 10_000, memberships: 30_000, projects: 100_000 },
};
