import type { Difference, Existing, Facts, Requirement, Supplier, Worker } from "../../apps/api/src/modules/projects/rules/index.ts";

/** Facts of a large site for the reconcile bench. */
const always = { from: "2025-12-01", until: null };
const count = <T>(many: number, of: (index: number) => T): readonly T[] => Array.from({ length: many }, (_, index) => of(index));
const rhythms = ["standing", "standing", "monthly", "movement", "yearly"] as const;

const requirement = (index: number): Requirement => ({
  id: index + 1,
  typeId: index + 1,
  plan: index % 2 === 0 ? "SSMA" : "STP",
  asks: index % 8 === 7 ? "supplier" : "worker",
  rhythm: rhythms[index % rhythms.length] ?? "standing",
  dueMonth: null,
  holds: always,
  regimes: index % 6 === 5 ? ["clt"] : [],
  notAskedOf: [],
  riskActivityIds: index % 9 === 8 ? [1 + (index % 3)] : [],
  movements: ["admission"],
});
const supplier = (index: number): Supplier => ({
  id: index + 1,
  linked: always,
  plans: [
    { plan: "SSMA", holds: always },
    { plan: "STP", holds: always },
  ],
  monthsWithoutService: [],
});
/** A skewed distribution: the largest supplier has most workers. */
const worker = (index: number): Worker => ({
  id: index + 1,
  supplierId: 1 + Math.floor(40 * (index / 5000) ** 2),
  regime: index % 10 === 9 ? "mei" : "clt",
  formerRegimes: [],
  linked: [always],
  away: [],
  restricted: false,
  riskActivityIds: [1 + (index % 3)],
  movements: [{ id: index + 1, kind: "admission", on: "2025-12-01" }],
});

/** A large site: 40 suppliers, 5,000 workers, 25 requirements. */
export const largeSite = (): Facts => ({
  today: "2026-03-10",
  project: { runs: always, state: "active", pauses: [], riskActivityIds: [1, 2, 3] },
  requirements: count(25, requirement),
  suppliers: count(40, supplier),
  workers: count(5_000, worker),
});

export const standing = ({ create }: Difference): readonly Existing[] =>
  create.map((key, index) => ({ ...key, id: index + 1, rest: null }));

/** The same site with one requirement added, one removed, and every twentieth worker removed. */
export const laterThere = (facts: Facts): Facts => ({
  ...facts,
  today: "2026-04-02",
  requirements: [...facts.requirements.slice(1), { ...requirement(0), id: 99, typeId: 99 }],
  workers: facts.workers.filter(({ id }) => id % 20 !== 0),
});
