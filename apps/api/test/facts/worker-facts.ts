import { statusesAfter } from "@emdia/contract/workers/vocabulary.ts";
import type { Movement, ProjectRef } from "../../src/modules/workers/rules/movement.ts";

export const substation: ProjectRef = { contractorId: 1, projectId: 4 };
export const crusher: ProjectRef = { contractorId: 1, projectId: 5 };

/** A movement of a worker of Ipê, in all projects and open-ended by default. */
export const movementOf = (change: Partial<Movement> & Pick<Movement, "kind" | "startDate">): Movement => ({
  id: 1,
  status: statusesAfter[change.kind][0],
  project: null,
  from: null,
  endDate: null,
  newRole: null,
  exposedToRisk: null,
  ...change,
});

/** Movements in the order in which they were recorded. */
export const story = (...changes: (Partial<Movement> & Pick<Movement, "kind" | "startDate">)[]): readonly Movement[] =>
  changes.map((change, index) => movementOf({ id: index + 1, ...change }));

export const admitted = { kind: "admission", startDate: "2026-01-10" } as const;
