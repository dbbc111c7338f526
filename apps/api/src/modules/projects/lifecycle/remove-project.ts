import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import type { ProjectData } from "../project-data.ts";
import { lockProjectForChange, projectFor } from "../project-for.ts";
import { decideRemoval } from "../rules/state.ts";
import { lockProjectToRemove, removeProjectRow } from "../store/projects.ts";
import { aboutProject } from "../wizard/steps/step-change.ts";

export const removeProject =
  ({ hasDocuments }: ProjectData): Handler<"DELETE /projects/{id}"> =>
  async (scope, { params }) => {
    const found = await projectFor(scope, ["remove_project"], params.id);
    if (!found.ok) return found;
    const project = await lockProjectForChange(scope, found.value, lockProjectToRemove);
    if (!project.ok) return project;
    const decision = decideRemoval(project.value, await hasDocuments(scope.tx, project.value));
    if (decision !== "remove") return refuse(decision);

    await recordHistory(scope, { ...aboutProject(project.value), action: "project.removed" });
    await removeProjectRow(scope.tx, project.value, scope.now);
    return null;
  };
