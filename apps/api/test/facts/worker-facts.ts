import { statusesAfter } from "@emdia/contract/workers/vocabulary.ts";
import type { Movement, ProjectRef } from "../../src/modules/workers/rules/movement.ts";

export const substation: ProjectRef = { contractorId: 1, projectId: 4 };
export const crusher: ProjectRef = { contractorId: 1, projectId: 5 };

/** Something that happened to a worker of Ipê, in all projects and without an end unless said. */
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

/** A story, in the order in which it was written down. */
export const story = (...told: (Partial<Movement> & Pick<Movement, "kind" | "startDate">)[]): readonly Movement[] =>
  told.map((change, index) => movementOf({ id: index + 1, ...change }));

export const admitted = { kind: "admission", startDate: "2026-01-10" } as const;
