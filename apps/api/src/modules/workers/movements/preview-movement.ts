import type { MovementPreview } from "@emdia/contract/workers/movement.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { figuresOn } from "../../catalogue/index.ts";
import { changedDemands } from "../../projects/index.ts";
import { returnAfterDays } from "../project-workers.ts";
import { changedLinks, daysAway, restingMonths, suspendedLinks } from "../rules/effects.ts";
import { type SettledLink, settledLinks } from "../rules/link-ends.ts";
import { isSame, type Movement, type ProjectRef } from "../rules/movement.ts";
import { workerInProject } from "../rules/project-worker.ts";
import { statusOn } from "../rules/status.ts";
import { projectsNamed } from "../store/movement-projects.ts";
import { workerBase } from "../store/project-workers.ts";
import type { StoredWorker } from "../store/workers.ts";
import type { EventualNeed, TrainingNeedProvider } from "../training-needs.ts";
import { workerFor } from "../worker-for.ts";
import { type Planned, planMovement } from "./plan-movement.ts";
import { presentProject } from "./present-movement.ts";

const RETURN_EXAM_FIGURE = "nr7.aso.return_after";

/** The exam that the norm requires after an absence of at least that many days. */
const absenceOf = async (scope: Scope, { movement, after }: Planned): Promise<MovementPreview["absence"]> => {
  const days = movement && daysAway(after, movement);
  if (!movement || days === null) return null;
  const figure = (await figuresOn(scope.tx, { today: movement.startDate }))(RETURN_EXAM_FIGURE);
  return { days, returnExam: figure ? { days: figure.value, isNeeded: days >= figure.value } : null };
};

/** Trainings that the worker needs again with the change and not without it, once per document. */
const trainingsOf = async (
  { tx }: Scope,
  worker: StoredWorker,
  { plan: { before, after }, eventualNeeds }: { readonly plan: Planned } & Pick<TrainingNeedProvider, "eventualNeeds">,
): Promise<MovementPreview["trainings"]> => {
  const of = { providerId: worker.providerId, workerId: worker.id };
  const keyOf = ({ pendencyId, cause, since }: EventualNeed) => `${pendencyId} ${cause} ${since}`;
  const known = new Set((await eventualNeeds(tx, { ...of, movements: before })).map(keyOf));
  const caused = (await eventualNeeds(tx, { ...of, movements: after })).filter((need) => !known.has(keyOf(need)));
  return [...new Map(caused.map(({ name, cause, since, isFirm }) => [`${name} ${cause}`, { name, cause, since, isFirm }])).values()];
};

type Changed = { readonly before: readonly SettledLink[]; readonly after: readonly SettledLink[]; readonly day: IsoDay };

const documentsOf = async (scope: Scope, worker: StoredWorker, { plan, links }: { readonly plan: Planned; readonly links: Changed }) => {
  const base = await workerBase(scope.tx, worker);
  const projects: ProjectRef[] = [];
  for (const { project } of [...links.before, ...links.after]) if (!projects.some((one) => isSame(one, project))) projects.push(project);
  const demands: { readonly projectId: number; readonly changes: Awaited<ReturnType<typeof changedDemands>> }[] = [];
  for (const project of projects) {
    const within = {
      project,
      returnAfterDays: await returnAfterDays(scope.tx, { contractorId: project.contractorId, today: scope.today }),
    };
    const seen = (movements: readonly Movement[], all: readonly SettledLink[]) =>
      workerInProject({ ...base, restricted: false, movements, links: all.filter((link) => isSame(link.project, project)) }, within);
    const facts = { today: links.day, before: [seen(plan.before, links.before)], after: [seen(plan.after, links.after)] };
    demands.push({ projectId: project.projectId, changes: await changedDemands(scope, project.projectId, facts) });
  }
  return demands;
};

const periodOn = (movements: readonly Movement[], day: IsoDay) => {
  const { status, since, until } = statusOn(movements, day);
  return { status, since, until };
};

/** Computes the effects of a movement on status, links and documents without saving it. */
export const previewMovement =
  (known: Pick<TrainingNeedProvider, "eventualNeeds">): Handler<"POST /companies/employees/{id}/movements/preview"> =>
  async (scope, { params, body }) => {
    const found = await workerFor(scope, params.id, "update_employee");
    if (!found.ok) return found;
    const worker = found.value;
    if (body.movementId === null && body.movement === null) return refuse("movement.nothing_planned");
    const planned = await planMovement(scope, worker, { movementId: body.movementId, asked: body.movement });
    if (!planned.ok) return planned;

    const plan = planned.value;
    const about = plan.movement ?? plan.changed;
    const on = about?.startDate ?? scope.today;
    const day = addDays([on, scope.today].toSorted().at(-1) ?? on, 1);
    const links = { before: settledLinks(plan.links, plan.before), after: settledLinks(plan.links, plan.after), day };
    const effects = [...changedLinks(links.before, links.after), ...suspendedLinks(plan, links.after)];
    const documents = await documentsOf(scope, worker, { plan, links });
    const named = await projectsNamed(scope.tx, [
      ...effects.map(({ project }) => project.projectId),
      ...documents.map(({ projectId }) => projectId),
    ]);
    const rested = new Set(restingMonths(plan.before, on));
    return {
      before: periodOn(plan.before, on),
      after: periodOn(plan.after, on),
      today: periodOn(plan.after, scope.today),
      links: effects.map(({ project, ...effect }) => ({ ...effect, project: presentProject(named, project.projectId) })),
      documents: documents.flatMap(({ projectId, changes }) =>
        changes.map((change) => ({ ...change, project: presentProject(named, projectId) })),
      ),
      restingMonths: restingMonths(plan.after, on).filter((month) => !rested.has(month)),
      absence: await absenceOf(scope, plan),
      trainings: await trainingsOf(scope, worker, { plan, ...known }),
    };
  };
