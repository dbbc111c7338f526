import { addDays, daysBetween, type IsoDay } from "../../src/kernel/dates.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { Dice } from "../random.ts";
import type { SeededWorker } from "./drawn-workers.ts";

type Supplied = {
  readonly contractor_id: number;
  readonly project_id: number;
  readonly provider_id: number;
  readonly start: IsoDay;
  readonly end: IsoDay | null;
};
type Link = { readonly project: Supplied; readonly worker: SeededWorker; readonly from: IsoDay; readonly askedUntil: IsoDay | null };
/** A transfer of a worker between projects on a day. */
export type Transfer = { readonly worker: SeededWorker; readonly from: Supplied; readonly to: Supplied; readonly day: IsoDay };

const CREW_MIN = 3;
const CREW_SPREAD = 5;

/** Linked projects, in order of their creation. */
const suppliedProjects = async (tx: Tx): Promise<readonly Supplied[]> => {
  const rows = await tx
    .selectFrom("project_company as pc")
    .innerJoin("project as p", (join) => join.onRef("p.contractor_id", "=", "pc.contractor_id").onRef("p.id", "=", "pc.project_id"))
    .select(["pc.contractor_id", "pc.project_id", "pc.provider_id", "p.start_date as start", "p.end_date as end"])
    .where("p.pipeline_state", "=", "linked")
    .where("p.is_draft", "=", false)
    .orderBy("pc.project_id")
    .limit(200)
    .execute();
  return rows.flatMap(({ start, ...row }) => (start ? [{ ...row, start }] : []));
};

const later = (one: IsoDay, other: IsoDay): IsoDay => (one > other ? one : other);
const earliest = (...days: readonly (IsoDay | null)[]): IsoDay | null =>
  days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);

/** A possible link: from the later start of project and worker, with a random end. */
const linkOf = (dice: Dice, { project, worker }: Pick<Link, "project" | "worker">, today: IsoDay): Link | undefined => {
  const from = later(addDays(project.start, dice.whole(20)), worker.admission);
  const rest = project.end === null ? 0 : daysBetween(from, project.end);
  if (project.end !== null && rest < 1) return undefined;
  const until = dice.pick([project.end, null, project.end && addDays(from, 1 + dice.whole(rest))]);
  return { project, worker, from, askedUntil: project.end !== null && project.end < today ? earliest(project.end, until) : until };
};

const dismissedOn = ({ career }: SeededWorker, today: IsoDay): IsoDay | null => {
  const step = career.steps.find(({ kind }) => kind === "dismissal");
  return step ? addDays(today, step.from) : null;
};

const transferOf = (worker: SeededWorker, own: readonly Link[], { projects, today }: Around): Transfer | undefined => {
  const step = worker.career.steps.find(({ kind }) => kind === "transfer");
  if (!step) return undefined;
  const day = addDays(today, step.from);
  const left = own.find(({ from, askedUntil }) => from < addDays(day, -1) && (askedUntil === null || askedUntil >= day))?.project;
  const entered = projects.find(
    (one) =>
      one.provider_id === worker.providerId &&
      one.contractor_id === left?.contractor_id &&
      one.start <= day &&
      (one.end === null || one.end > today) &&
      !own.some(({ project }) => project.project_id === one.project_id),
  );
  return left && entered ? { worker, from: left, to: entered, day } : undefined;
};

type Around = { readonly projects: readonly Supplied[]; readonly today: IsoDay };

/** Links a crew of every supplier to each of its projects; some workers have several links, some none. Returns the workers to transfer. */
export const seedLinks = async (
  tx: Tx,
  dice: Dice,
  { workers, today }: { readonly workers: readonly SeededWorker[]; readonly today: IsoDay },
): Promise<readonly Transfer[]> => {
  const projects = await suppliedProjects(tx);
  const links = projects.flatMap((project) => {
    const staff = workers.filter(({ providerId }) => providerId === project.provider_id);
    const crew = dice.some(staff, CREW_MIN + dice.whole(CREW_SPREAD));
    return crew.flatMap((worker) => linkOf(dice, { project, worker }, today) ?? []);
  });
  const held = links.filter(({ worker, from }) => {
    const last = dismissedOn(worker, today);
    return last === null || from <= last;
  });
  const ofWorker = Map.groupBy(held, ({ worker }) => worker);
  const transfers = [...ofWorker].flatMap(([worker, own]) => transferOf(worker, own, { projects, today }) ?? []);
  const values = held.map((link) => ({
    contractor_id: link.project.contractor_id,
    project_id: link.project.project_id,
    provider_id: link.worker.providerId,
    worker_id: link.worker.id,
    hiring_date: link.from,
    asked_until: link.askedUntil,
    end_date: link.askedUntil,
  }));
  await tx.insertInto("project_worker").values(values).execute();
  return transfers;
};
