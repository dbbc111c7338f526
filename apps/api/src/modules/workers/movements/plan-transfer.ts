// Checks of a transfer between projects.
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

type Input = { readonly to: NamedProject; readonly worker: StoredWorker; readonly startDate: string };

/** A transfer creates a link, so it passes the same checks as any other link. */
const refusedTarget = async (scope: Scope, { to, worker, startDate }: Input) => {
  const key = "assign_employee_project";
  if (!mayDo(scope, key, worker)) return refuse("permission.missing", { permission: key, companyId: worker.providerId });
  const where = { projectId: to.projectId, projectName: to.name };
  if (!to.isActive) return refuse("worker.project_closed", where);
  const outside = (to.startDate !== null && startDate < to.startDate) || (to.endDate !== null && startDate > to.endDate);
  if (outside) return refuse("worker.link_outside_project", { ...where, startDate: to.startDate, endDate: to.endDate });
  const restrictions = await findActiveRestrictions(scope.tx, { workerIds: [worker.id], contractorIds: [to.contractorId], day: startDate });
  const restriction = restrictions.find((one) => one.startDate <= startDate);
  if (!restriction) return null;
  const { reason, startDate: since, endDate } = restriction;
  return refuse("worker.restricted", { ...where, contractorName: to.contractorName, reason, startDate: since, endDate });
};

/** Whether the worker has a link to the project of departure that ends on the day before the transfer. */
export const leaves = (links: readonly SettledLink[], { from, startDate }: Pick<WrittenMovement, "from" | "startDate">): boolean =>
  links.some(({ project, hiringDate, endDate }) => isSame(project, from) && hiringDate < startDate && endDate === addDays(startDate, -1));

type Transfer = {
  readonly movement: WrittenMovement | null;
  readonly changed: Pick<WrittenMovement, "startDate" | "project"> | null;
  readonly to: NamedProject | null;
};

/** Refusal of a transfer. A stored transfer with the same day and target is not checked against the target project again. */
export const refusedTransfer = async (
  scope: Scope,
  worker: StoredWorker,
  { movement, changed, to, settled }: Transfer & { readonly settled: readonly SettledLink[] },
) => {
  if (movement?.kind !== "transfer") return null;
  if (!leaves(settled, movement)) return refuse("movement.not_linked_there");
  const isMoved = !(changed?.startDate === movement.startDate && isSame(changed.project, movement.project));
  return isMoved && to ? refusedTarget(scope, { to, worker, startDate: movement.startDate }) : null;
};
