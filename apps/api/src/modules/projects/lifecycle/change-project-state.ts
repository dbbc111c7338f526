import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { presentChanged, presentProject } from "../present-project.ts";
import { lockProjectForChange, projectFor } from "../project-for.ts";
import { stateAfter, type Turn } from "../rules/state.ts";
import { beginPause, endPause } from "../store/pauses.ts";
import { writeState } from "../store/projects.ts";
import { aboutProject } from "../wizard/steps/step-change.ts";

const keys: { readonly [T in Turn]: PermissionKey } = { inactivate: "inactive_project", reactivate: "reactive_project" };
const actions: { readonly [T in Turn]: string } = { inactivate: "project.inactivated", reactivate: "project.reactivated" };

/** Inactivates or reactivates a project. Idempotent: a repeated request writes no second history entry. */
const changeState = async (scope: Scope, turn: Turn, id: number) => {
  const found = await projectFor(scope, [keys[turn]], id);
  if (!found.ok) return found;
  const project = await lockProjectForChange(scope, found.value);
  if (!project.ok) return project;
  if (project.value.isDraft) return refuse("project.is_draft");
  const state = stateAfter(turn);
  if (project.value.state === state) return presentProject(scope, project.value);

  await writeState(scope.tx, project.value, { state, now: scope.now });
  const rest = turn === "inactivate" ? beginPause : endPause;
  await rest(scope.tx, project.value, scope.today);
  const change = { field: "state", from: project.value.state, to: state };
  await recordHistory(scope, { ...aboutProject(project.value), action: actions[turn], change });
  return presentChanged(scope, project.value);
};

export const inactivateProject: Handler<"PUT /projects/{id}/inactivate"> = (scope, { params }) =>
  changeState(scope, "inactivate", params.id);
export const reactivateProject: Handler<"PUT /projects/{id}/reactivate"> = (scope, { params }) =>
  changeState(scope, "reactivate", params.id);
