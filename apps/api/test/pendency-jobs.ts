import { pino } from "pino";
import type { IsoDay } from "../src/kernel/dates.ts";
import { auditProjectJob, reconcileProjectJob, reconcileReachedJob } from "../src/modules/pendencies/index.ts";
import type { Clock } from "../src/platform/clock/clock.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import { type JobContext, jobContext } from "../src/platform/jobs/job-context.ts";
import type { OwnDatabase } from "./database.ts";

export type Around = { readonly database: OwnDatabase; readonly clock: Clock };

/** Context for running a job without a worker. */
export const jobHand = ({ database, clock }: { readonly database: Pick<OwnDatabase, "appPool">; readonly clock: Clock }): JobContext =>
  jobContext(database.appPool(), { clock, log: pino({ level: "silent" }) });

class Killed extends Error {}
/** Context of a job that is killed before its commit, so that it rolls back. */
export const killedHand = (around: Around): JobContext => {
  const hand = jobHand(around);
  const unfinished = (work: (tx: Tx) => Promise<unknown>) => async (tx: Tx) => {
    await work(tx);
    throw new Killed();
  };
  return {
    ...hand,
    inScopeOf: (owner, work) => hand.inScopeOf(owner, unfinished(work)),
    inScopeOfAll: (owners, work) => hand.inScopeOfAll(owners, unfinished(work)),
    publicly: (work) => hand.publicly(unfinished(work)),
  };
};
const unlessKilled = (error: unknown): void => {
  if (!(error instanceof Killed)) throw error;
};

const [project, reached] = [reconcileProjectJob, reconcileReachedJob];
type Waiting = { readonly name: string; readonly key: string; readonly payload: unknown };
const waiting = async ({ database }: Around): Promise<readonly Waiting[]> => {
  const { rows } = await database.ownerPool().query<Waiting>(
    `select t.identifier as name, j.key, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = any ($1) order by j.id`,
    [[project.name, reached.name]],
  );
  return rows;
};

/** Runs all queued reconcile jobs until the queue is empty. `isKilled` kills an attempt first, which is then repeated. */
export const reconcileAll = async (around: Around, isKilled: () => boolean = () => false): Promise<void> => {
  for (let jobs = await waiting(around); jobs.length > 0; jobs = await waiting(around))
    for (const { name, key, payload } of jobs) {
      const { run } = name === project.name ? project : reached;
      if (isKilled()) await run(killedHand(around), payload).catch(unlessKilled);
      await around.database.ownerPool().query("select graphile_worker.remove_job($1)", [key]);
      await run(jobHand(around), payload);
    }
};

type Audited = { readonly contractorId: number; readonly projectId: number };
/** The differences that the audit job logs for a project; none if all is correct. */
export const audited = async (around: Around, { contractorId, projectId }: Audited, day?: IsoDay) => {
  const logged: unknown[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  await auditProjectJob.run({ ...jobHand(around), log }, { contractorId, projectId, ...(day && { day }) });
  return logged;
};
