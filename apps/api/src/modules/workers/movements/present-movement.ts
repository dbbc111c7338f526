import type { Movement } from "@emdia/contract/workers/movement.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayDo, maySeeData, seesAsProvider } from "../policy.ts";
import { type ProjectRef, saysWhereTheyStand } from "../rules/movement.ts";
import { type NamedProject, projectsNamed } from "../store/movement-projects.ts";
import type { StoredMovement } from "../store/movements.ts";
import type { StoredWorker } from "../store/workers.ts";
import { seesProject } from "./in-view.ts";

type Names = ReadonlyMap<number, NamedProject>;
export const presentProject = (names: Names, projectId: number) => {
  const found = names.get(projectId);
  return { id: projectId, name: found?.name ?? "", contractorName: found?.contractorName ?? "" };
};

/** A movement of a project that the user does not see is visible only if it changes the status, and then without the project. */
const isVisible = (scope: Scope, worker: StoredWorker, movement: StoredMovement): boolean => {
  const refs = [movement.project, movement.from].filter((ref) => ref !== null);
  if (refs.length === 0 || refs.some((ref) => seesProject(scope, worker, ref))) return true;
  return saysWhereTheyStand(movement);
};

/** The movements that the user may read, in the given order. */
export const presentMovements = async (
  scope: Scope,
  worker: StoredWorker,
  movements: readonly StoredMovement[],
): Promise<readonly Movement[]> => {
  const visible = movements.filter((movement) => isVisible(scope, worker, movement));
  const refs = visible.flatMap(({ project, from }) => [project, from]).filter((ref) => ref !== null);
  const names = await projectsNamed(
    scope.tx,
    refs.map(({ projectId }) => projectId),
  );
  const shown = (ref: ProjectRef | null) => (ref !== null && seesProject(scope, worker, ref) ? presentProject(names, ref.projectId) : null);
  const knowsReasons = seesAsProvider(scope, worker) || maySeeData(scope, worker);
  const can = mayDo(scope, "update_employee", worker);
  return visible.map(({ id, kind, status, project, from, startDate, endDate, reason, newRole, exposedToRisk, createdAt }) => ({
    id,
    employeeId: worker.id,
    company: { id: worker.providerId, name: worker.providerName },
    movementType: kind,
    status,
    project: shown(project),
    fromProject: shown(from),
    startDate,
    endDate,
    reason: knowsReasons ? reason : null,
    newRole,
    exposedToRisk,
    createdAt: createdAt.toISOString(),
    can: { update: can, remove: can },
  }));
};
