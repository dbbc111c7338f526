import { refuse } from "../../kernel/outcome.ts";
import { remember } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { held, projectFor } from "./project-for.ts";
import { decideRemoval } from "./rules/state.ts";
import { aboutProject } from "./steps/step-change.ts";
import { removeProjectRow } from "./store/projects.ts";

/** No supplier sends anything before it is asked for: the pendencies, which ask, bring the count along. */
const DOCUMENTS_SENT = 0;

export const removeProject: Handler<"DELETE /projects/{id}"> = async (scope, { params }) => {
  const found = await projectFor(scope, ["remove_project"], params.id);
  if (!found.ok) return found;
  const project = await held(scope, found.value);
  if (!project.ok) return project;
  const decision = decideRemoval(project.value, DOCUMENTS_SENT);
  if (decision !== "remove") return refuse(decision);

  await remember(scope, { ...aboutProject(project.value), action: "project.removed" });
  await removeProjectRow(scope.tx, project.value, scope.now);
  return null;
};
