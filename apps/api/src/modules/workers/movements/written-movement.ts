// Converts a movement of a request into the stored form.
import type { WrittenMovement as MovementInput } from "@emdia/contract/workers/movement.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { ProjectRef } from "../rules/movement.ts";
import type { NamedProject } from "../store/movement-projects.ts";
import type { WrittenMovement } from "../store/movements.ts";

const refOf = (project: NamedProject | null): ProjectRef | null =>
  project && { contractorId: project.contractorId, projectId: project.projectId };

/** Refuses projects in which the supplier does not work. */
export const written = (asked: MovementInput, projects: readonly NamedProject[]) => {
  const { projectId, fromProjectId, movementType: kind, status, startDate, endDate, reason, newRole, exposedToRisk } = asked;
  const named = (id: number | null) => projects.find((project) => project.projectId === id) ?? null;
  const unknown = [projectId, fromProjectId].find((id) => id !== null && named(id) === null);
  if (unknown !== undefined) return refuse("movement.project_unknown", { projectId: unknown });
  const to = named(projectId);
  const movement: WrittenMovement = {
    kind,
    status,
    project: refOf(to),
    from: refOf(named(fromProjectId)),
    startDate,
    endDate,
    reason: reason || null,
    newRole,
    exposedToRisk,
  };
  return accept({ movement, to });
};
