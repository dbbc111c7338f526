import type { absenceDemands, MovementPreview } from "@emdia/contract/workers/movement.ts";
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
import { workerFor } from "../worker-for.ts";
import { type Planned, planMovement } from "./plan-movement.ts";
import { presentProject } from "./present-movement.ts";

type Absence = (typeof absenceDemands)[number];
/** Norm demands after an absence: the exam from the limit on, trainings only above the limit. */
const absences: readonly {
  readonly demand: Absence;
  readonly figure: string;
  readonly isReached: (days: number, limit: number) => boolean;
}[] = [
  { demand: "return_exam", figure: "nr7.aso.return_after", isReached: (days, limit) => days >= limit },
  { demand: "eventual_training", figure: "nr1.absence_trigger", isReached: (days, limit) => days > limit },
  { demand: "nr10_training", figure: "nr10.absence_trigger", isReached: (days, limit) => days > limit },
  { demand: "nr35_training", figure: "nr35.absence_trigger", isReached: (days, limit) => days > limit },
];
const DAYS_OF_A_MONTH = 30;

const absenceOf = async (scope: Scope, { movement, after }: Planned): Promise<MovementPreview["absence"]> => {
  const days = movement && daysAway(after, movement);
  if (!movement || days === null) return null;
  const figure = await figuresOn(scope.tx, { today: movement.startDate });
  const demands = absences.flatMap(({ demand, figure: key, isReached }) => {
    const found = figure(key);
    if (!found) return [];
    const limit = found.unit === "months" ? found.value * DAYS_OF_A_MONTH : found.value;
    return [{ demand, value: found.value, unit: found.unit, isNeeded: isReached(days, limit) }];
  });
  return { days, demands };
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
export const previewMovement: Handler<"POST /companies/employees/{id}/movements/preview"> = async (scope, { params, body }) => {
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
  };
};
