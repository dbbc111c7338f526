import { addDays } from "../../../kernel/dates.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayDo } from "../policy.ts";
import type { SettledLink } from "../rules/link-ends.ts";
import { isSame } from "../rules/movement.ts";
import { findActiveRestrictions } from "../store/active-restrictions.ts";
import type { NamedProject } from "../store/movement-projects.ts";
import type { WrittenMovement } from "../store/movements.ts";
import type { StoredWorker } from "../store/workers.ts";

type Going = { readonly to: NamedProject; readonly worker: StoredWorker; readonly startDate: string };

/** A transfer links the worker to a project, and asks for as much as any other link does. */
const refusedThere = async (scope: Scope, { to, worker, startDate }: Going) => {
  const key = "assign_employee_project";
  if (!mayDo(scope, key, worker)) return refuse("permission.missing", { permission: key, companyId: worker.providerId });
  const where = { projectId: to.projectId, projectName: to.name };
  if (!to.isActive) return refuse("worker.project_closed", where);
  const outside = (to.startDate !== null && startDate < to.startDate) || (to.endDate !== null && startDate > to.endDate);
  if (outside) return refuse("worker.link_outside_project", { ...where, startDate: to.startDate, endDate: to.endDate });
  const kept = await findActiveRestrictions(scope.tx, { workerIds: [worker.id], contractorIds: [to.contractorId], day: startDate });
  const met = kept.find((one) => one.startDate <= startDate);
  if (!met) return null;
  const { reason, startDate: since, endDate } = met;
  return refuse("worker.restricted", { ...where, contractorName: to.contractorName, reason, startDate: since, endDate });
};

/** Whether a transfer leaves a project in which the worker is until then. */
export const leaves = (links: readonly SettledLink[], { from, startDate }: Pick<WrittenMovement, "from" | "startDate">): boolean =>
  links.some(({ project, hiringDate, endDate }) => isSame(project, from) && hiringDate < startDate && endDate === addDays(startDate, -1));

type Transfer = {
  readonly movement: WrittenMovement | null;
  readonly changed: Pick<WrittenMovement, "startDate" | "project"> | null;
  readonly to: NamedProject | null;
};

/** Why somebody does not go from one project to another; one who went already is asked nothing again. */
export const refusedTransfer = async (
  scope: Scope,
  worker: StoredWorker,
  { movement, changed, to, settled }: Transfer & { readonly settled: readonly SettledLink[] },
) => {
  if (movement?.kind !== "transfer") return null;
  if (!leaves(settled, movement)) return refuse("movement.not_linked_there");
  const isMoved = !(changed?.startDate === movement.startDate && isSame(changed.project, movement.project));
  return isMoved && to ? refusedThere(scope, { to, worker, startDate: movement.startDate }) : null;
};
