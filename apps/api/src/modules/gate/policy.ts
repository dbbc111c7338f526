import type { Scope, ScopeEntry } from "../../platform/access/scope.ts";
import { entriesHolding, type Reach, reachOf } from "../../platform/access/scope.ts";

/** A session or a device. */
export type GateCaller = Pick<Scope, "entries">;
type ProjectRef = { readonly contractorId: number; readonly id: number };

const reaches = ({ companyId, projects }: ScopeEntry, { contractorId, id }: ProjectRef): boolean =>
  companyId === contractorId && (projects === "all" || projects.includes(id));

/** Row filter of the projects for which the caller answers. */
export const whichGateProjects = (scope: GateCaller): Reach => reachOf(entriesHolding(scope, "answer_gate"));

/** The same check for one project. */
export const answersAt = (scope: GateCaller, project: ProjectRef): boolean =>
  entriesHolding(scope, "answer_gate").some((entry) => reaches(entry, project));

/** Notes and names of documents: the company that grants `answer_gate` must also grant `see_employee_data`. A device never has it. */
export const seesDetails = (scope: GateCaller, project: ProjectRef): boolean =>
  answersAt(scope, project) &&
  entriesHolding(scope, "see_employee_data").some((entry) => entry.side === "contractor" && reaches(entry, project));
