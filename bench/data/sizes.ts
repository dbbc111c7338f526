export type Size = "small" | "large";

/** How much there is of everything. The large one is a whole market of suppliers, the small one what a laptop makes in seconds. */
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
