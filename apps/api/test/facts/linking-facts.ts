import {
  type Existing,
  type Facts,
  keyText,
  type PendencyKey,
  type Project,
  type Requirement,
  type Supplier,
  type Worker,
} from "../../src/modules/projects/rules/index.ts";

/** Facts of a project of Serra Azul that began in January, on March 10. Ipê works in it with one rigger. */
export const always = { from: "2026-01-01", until: null };
export const project: Project = { runs: always, state: "active", pauses: [], riskActivityIds: [1] };

export const requirement = (change: Partial<Requirement> = {}): Requirement => ({
  id: 10,
  typeId: 10 + (change.id ?? 10),
  plan: "SSMA",
  asks: "worker",
  rhythm: "standing",
  dueMonth: null,
  holds: always,
  regimes: [],
  riskActivityIds: [],
  movements: [],
  notAskedOf: [],
  ...change,
});
export const ipe: Supplier = {
  id: 2,
  linked: always,
  plans: [
    { plan: "SSMA", holds: always },
    { plan: "STP", holds: always },
  ],
  monthsWithoutService: [],
};
export const rigger: Worker = {
  id: 7,
  supplierId: 2,
  regime: "clt",
  formerRegimes: [],
  linked: [always],
  away: [],
  restricted: false,
  riskActivityIds: [1],
  movements: [],
};

export const factsWith = (change: Partial<Facts> = {}): Facts => ({
  today: "2026-03-10",
  project,
  requirements: [requirement()],
  suppliers: [ipe],
  workers: [rigger],
  ...change,
});

export const atWork = (existing: readonly Existing[]): readonly string[] =>
  existing
    .filter(({ rest }) => rest === null)
    .map((one) => keyText(one))
    .toSorted();
export const monthsIn = (keys: readonly PendencyKey[]): readonly (string | null)[] => keys.map(({ month }) => month);
