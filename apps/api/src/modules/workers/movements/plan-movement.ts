import { MOVEMENTS_PER_WORKER_MAX } from "@emdia/contract/limits.ts";
import type { WrittenMovement as Asked } from "@emdia/contract/workers/movement.ts";
import { addDays } from "../../../kernel/dates.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayDo } from "../policy.ts";
import { type SettledLink, settledLinks } from "../rules/link-ends.ts";
import { isSame, type ProjectRef } from "../rules/movement.ts";
import { type Fault, faultIn } from "../rules/movements.ts";
import { whatKeepsOut } from "../store/kept-out.ts";
import { type NamedProject, suppliedAmong } from "../store/movement-projects.ts";
import { movementsOf, type StoredMovement, type WrittenMovement } from "../store/movements.ts";
import { linksOf, type StoredLink } from "../store/settling.ts";
import type { StoredWorker } from "../store/workers.ts";

/** Recorded when it names no movement, changed when it names one, and taken away when it says nothing of it. */
export type Plan = { readonly movementId: number | null; readonly asked: Asked | null };
export type Planned = {
  readonly movement: WrittenMovement | null;
  readonly changed: StoredMovement | null;
  readonly before: readonly StoredMovement[];
  readonly after: readonly StoredMovement[];
  readonly links: readonly StoredLink[];
};
/** What is not recorded yet comes last on its day. */
const UNRECORDED = Number.MAX_SAFE_INTEGER;

const told = (movement: Fault["movement"]) => ({
  movementId: movement.id === UNRECORDED ? null : movement.id,
  movementType: movement.kind,
  startDate: movement.startDate,
  endDate: movement.endDate,
});
const refuseFault = ({ code, movement, other }: Fault) => refuse(code, { ...told(movement), other: other && told(other) });

const written = async ({ tx }: Scope, { providerId }: StoredWorker, asked: Asked) => {
  const { projectId, fromProjectId, movementType: kind, status, startDate, endDate, reason, newRole, exposedToRisk } = asked;
  const ids = [projectId, fromProjectId].filter((id) => id !== null);
  const projects = await suppliedAmong(tx, providerId, ids);
  const unknown = ids.find((id) => projects.every((project) => project.projectId !== id));
  if (unknown !== undefined) return refuse("movement.project_unknown", { projectId: unknown });
  const named = (id: number | null) => projects.find((project) => project.projectId === id) ?? null;
  const ref = (project: NamedProject | null): ProjectRef | null =>
    project && { contractorId: project.contractorId, projectId: project.projectId };
  const movement = { kind, status, startDate, endDate, reason: reason || null, newRole, exposedToRisk };
  return accept({ movement: { ...movement, project: ref(named(projectId)), from: ref(named(fromProjectId)) }, to: named(projectId) });
};

type Going = { readonly to: NamedProject; readonly worker: StoredWorker; readonly startDate: string };

/** A transfer links the worker to a project, and asks for as much as any other link does. */
const refusedThere = async (scope: Scope, { to, worker, startDate }: Going) => {
  const key = "assign_employee_project";
  if (!mayDo(scope, key, worker)) return refuse("permission.missing", { permission: key, companyId: worker.providerId });
  const where = { projectId: to.projectId, projectName: to.name };
  if (!to.isActive) return refuse("worker.project_closed", where);
  const outside = (to.startDate !== null && startDate < to.startDate) || (to.endDate !== null && startDate > to.endDate);
  if (outside) return refuse("worker.link_outside_project", { ...where, startDate: to.startDate, endDate: to.endDate });
  const kept = await whatKeepsOut(scope.tx, { workerIds: [worker.id], contractorIds: [to.contractorId], day: startDate });
  const met = kept.find((one) => one.startDate <= startDate);
  if (!met) return null;
  const { reason, startDate: since, endDate } = met;
  return refuse("worker.restricted", { ...where, contractorName: to.contractorName, reason, startDate: since, endDate });
};

const leaves = (links: readonly SettledLink[], { from, startDate }: WrittenMovement): boolean =>
  links.some(({ project, hiringDate, endDate }) => isSame(project, from) && hiringDate < startDate && endDate === addDays(startDate, -1));

/** What would have happened to the worker, when it can have been so. */
export const planMovement = async (scope: Scope, worker: StoredWorker, { movementId, asked }: Plan) => {
  const of = { providerId: worker.providerId, workerIds: [worker.id] };
  const before = await movementsOf(scope.tx, of);
  const links = await linksOf(scope.tx, of);
  const changed = before.find(({ id }) => id === movementId) ?? null;
  if (movementId !== null && !changed) return refuse("movement.not_found");
  if (!changed && before.length >= MOVEMENTS_PER_WORKER_MAX) return refuse("movement.too_many", { maximum: MOVEMENTS_PER_WORKER_MAX });
  const others = before.filter((one) => one !== changed);
  const plan = asked && (await written(scope, worker, asked));
  if (plan && !plan.ok) return plan;
  const movement = plan ? plan.value.movement : null;
  const now = { workerId: worker.id, createdAt: changed?.createdAt ?? scope.now, id: changed?.id ?? UNRECORDED };
  const after = movement ? [...others, { ...movement, ...now }] : others;
  const fault = faultIn(after, worker.birthdate);
  if (fault) return refuseFault(fault);
  const isMoved =
    movement?.kind === "transfer" && !(changed?.startDate === movement.startDate && isSame(changed.project, movement.project));
  if (movement?.kind === "transfer" && !leaves(settledLinks(links, after), movement)) return refuse("movement.not_linked_there");
  const to = isMoved && plan ? plan.value.to : null;
  const refused = to && movement && (await refusedThere(scope, { to, worker, startDate: movement.startDate }));
  if (refused) return refused;
  return accept<Planned>({ movement, changed, before, after, links });
};
