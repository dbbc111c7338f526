import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { answersAt, type GateCaller } from "./policy.ts";
import { findGateProject, type GateProjectRow } from "./store/gate-projects.ts";

/** 404 unless the caller answers at the gate of the project. */
export const projectForGate = async (
  scope: GateCaller & Pick<Scope, "tx">,
  id: number,
): Promise<Outcome<GateProjectRow, "project.not_found">> => {
  const project = await findGateProject(scope.tx, id);
  return project && answersAt(scope, project) ? accept(project) : refuse("project.not_found");
};
