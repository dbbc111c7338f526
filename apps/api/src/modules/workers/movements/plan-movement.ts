import { MOVEMENTS_PER_WORKER_MAX } from "@emdia/contract/limits.ts";
import type { WrittenMovement as MovementInput } from "@emdia/contract/workers/movement.ts";
import { accept, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type SettledLink, settledLinks } from "../rules/link-ends.ts";
import { blamedLine, type Fault, faultIn } from "../rules/movements.ts";
import { type NamedProject, suppliedAmong } from "../store/movement-projects.ts";
import { movementsOf, type StoredMovement, type WrittenMovement } from "../store/movements.ts";
import { linksOf, type StoredLink } from "../store/settling.ts";
import type { StoredWorker } from "../store/workers.ts";
import { leaves, refusedTransfer } from "./plan-transfer.ts";
import { written } from "./written-movement.ts";

/** Creates a movement without `movementId`, changes it with one, and deletes it if `asked` is null. */
export type Plan = {
  readonly movementId: number | null;
  readonly asked: MovementInput | null;
  /** Index in the request, returned with a refusal. */
  readonly index?: number;
};
export type PlannedLine = { readonly movement: WrittenMovement | null; readonly changed: StoredMovement | null };
/** Movements of the worker before and after the change, with the stored links. */
type MovementChange = {
  readonly before: readonly StoredMovement[];
  readonly after: readonly StoredMovement[];
  readonly links: readonly StoredLink[];
};
export type Planned = PlannedLine & MovementChange;

/** Temporary ids of new movements. They are larger than any stored id, so new movements sort last on their day, in input order. */
const FIRST_UNRECORDED = 2 ** 52;

const detailsOf = (movement: Fault["movement"]) => ({
  movementId: movement.id >= FIRST_UNRECORDED ? null : movement.id,
  movementType: movement.kind,
  startDate: movement.startDate,
  endDate: movement.endDate,
});
const refuseFault = ({ code, movement, other }: Fault) => refuse(code, { ...detailsOf(movement), other: other && detailsOf(other) });

const at = <C extends Refusal["code"]>({ code, details }: Refusal<C>, plan: Plan | undefined): Refusal<C> =>
  refuse<C>(code, plan?.index === undefined ? details : { ...Object(details), index: plan.index });

type Line = PlannedLine & { readonly plan: Plan; readonly told: StoredMovement | null; readonly to: NamedProject | null };
type Context = { readonly worker: StoredWorker; readonly before: readonly StoredMovement[]; readonly projects: readonly NamedProject[] };

const lineOf = (scope: Scope, { worker, before, projects }: Context, { plan, id }: { readonly plan: Plan; readonly id: number }) => {
  const changed = before.find((one) => one.id === plan.movementId) ?? null;
  if (plan.movementId !== null && !changed) return refuse("movement.not_found");
  const parsed = plan.asked && written(plan.asked, projects);
  if (parsed && !parsed.ok) return parsed;
  const movement = parsed ? parsed.value.movement : null;
  const now = { workerId: worker.id, createdAt: changed?.createdAt ?? scope.now, id: changed?.id ?? id };
  return accept<Line>({ plan, movement, changed, told: movement && { ...movement, ...now }, to: parsed ? parsed.value.to : null });
};

const projectIdsIn = (plans: readonly Plan[]): readonly number[] =>
  plans.flatMap(({ asked }) => [asked?.projectId ?? null, asked?.fromProjectId ?? null]).filter((id) => id !== null);

const withLines = (before: readonly StoredMovement[], lines: readonly Line[]): readonly StoredMovement[] => [
  ...before.filter((one) => !lines.some(({ changed }) => changed === one)),
  ...lines.flatMap((line) => line.told ?? []),
];

/** Refusal of contradictory movements, with the index of the faulty line. */
const refusedMovements = ({ worker, before }: Context, lines: readonly Line[]) => {
  const added = lines.filter(({ changed }) => changed === null);
  if (added.length > 0 && before.length + added.length > MOVEMENTS_PER_WORKER_MAX)
    return at(refuse("movement.too_many", { maximum: MOVEMENTS_PER_WORKER_MAX }), added.at(-1)?.plan);
  const fault = faultIn(withLines(before, lines), worker.birthdate);
  if (!fault) return null;
  const isRightWithout = (line: number) => faultIn(withLines(before, lines.toSpliced(line, 1)), worker.birthdate) === null;
  return at(refuseFault(fault), lines[blamedLine(fault, lines, isRightWithout)]?.plan);
};

/** A stored transfer that has no link to end after the change: the worker would be in two projects at once. */
const transferBroken = ({ before, after, links }: MovementChange, settled: readonly SettledLink[]): StoredMovement | undefined => {
  const current = settledLinks(links, before);
  return after.find((one) => one.kind === "transfer" && before.includes(one) && leaves(current, one) && !leaves(settled, one));
};

/** Checks a list of movements together. Returns the planned changes, or the first refusal. */
export const planMovements = async (scope: Scope, worker: StoredWorker, plans: readonly Plan[]) => {
  const of = { providerId: worker.providerId, workerIds: [worker.id] };
  const before = await movementsOf(scope.tx, of);
  const links = await linksOf(scope.tx, of);
  const known = { worker, before, projects: await suppliedAmong(scope.tx, worker.providerId, projectIdsIn(plans)) };
  const lines: Line[] = [];
  for (const [index, plan] of plans.entries()) {
    const line = lineOf(scope, known, { plan, id: FIRST_UNRECORDED + index });
    if (!line.ok) return at(line, plan);
    lines.push(line.value);
  }
  const refused = refusedMovements(known, lines);
  if (refused) return refused;
  const after = withLines(before, lines);
  const settled = settledLinks(links, after);
  for (const line of lines) {
    const refusal = await refusedTransfer(scope, worker, { ...line, settled });
    if (refusal) return at(refusal, line.plan);
  }
  const broken = transferBroken({ before, after, links }, settled);
  if (broken) return at(refuse("movement.not_linked_there", detailsOf(broken)), plans.at(-1));
  return accept({ lines: lines.map(({ movement, changed }): PlannedLine => ({ movement, changed })), before, after, links });
};

/** The same check for a single movement. */
export const planMovement = async (scope: Scope, worker: StoredWorker, plan: Plan) => {
  const planned = await planMovements(scope, worker, [plan]);
  if (!planned.ok) return planned;
  const { lines, ...change } = planned.value;
  return accept<Planned>({ movement: null, changed: null, ...lines[0], ...change });
};
