// Reads and writes the stored eligibility of workers.
import type { StoredStanding } from "@emdia/contract/workers/standing.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectRef } from "../rules/movement.ts";
import type { WorkersOf } from "./movements.ts";

type ProjectStanding = ProjectRef & { readonly workerId: number; readonly standing: StoredStanding };
type Input = WorkersOf & {
  readonly answers: readonly ProjectStanding[];
  readonly changes: readonly { readonly workerId: number; readonly on: IsoDay | null }[];
};

/** Sets `emdia.sums_only`, so that the triggers on changed workers and links do not run: nothing else follows from a figure. */
const setSumsOnly = (tx: Tx, value: "on" | ""): Promise<unknown> => sql`select set_config('emdia.sums_only', ${value}, true)`.execute(tx);

const count = async (tx: Tx, statement: RawBuilder<unknown>): Promise<number> => {
  const { numAffectedRows = 0n } = await statement.execute(tx);
  return Number(numAffectedRows);
};

/** Writes the answers to links, contractors and workers, and returns how many rows changed. The caller holds the locks of the workers. */
export const writeStandings = async (tx: Tx, { providerId, workerIds, answers, changes }: Input): Promise<number> => {
  const ids = sql`${[...workerIds]}::bigint[]`;
  const written = sql`json_to_recordset(${JSON.stringify(answers)}::json) a ("workerId" bigint, "contractorId" bigint, "projectId" bigint, standing text)`;
  const worst = sql`(array_agg(a.standing order by standing_urgency(a.standing)))[1]`;
  await setSumsOnly(tx, "on");
  const links = await count(
    tx,
    sql`update project_worker t set standing = s.standing from (
        select pw.contractor_id, pw.id, coalesce(a.standing, 'no_project') as standing from project_worker pw
          left join ${written} on a."workerId" = pw.worker_id and a."projectId" = pw.project_id
          where pw.provider_id = ${providerId} and pw.worker_id = any (${ids})) s
      where t.contractor_id = s.contractor_id and t.id = s.id and t.standing is distinct from s.standing`,
  );
  const contractors = await count(
    tx,
    sql`update contractor_worker t set standing = coalesce(s.standing, 'no_project') from contractor_worker k
        left join (select a."workerId", a."contractorId", ${worst} as standing from ${written} group by 1, 2) s
          on s."workerId" = k.worker_id and s."contractorId" = k.contractor_id
      where k.provider_id = ${providerId} and k.worker_id = any (${ids}) and t.contractor_id = k.contractor_id and t.worker_id = k.worker_id
        and t.standing is distinct from coalesce(s.standing, 'no_project')`,
  );
  const workers = await count(
    tx,
    sql`update worker t set standing = coalesce(s.standing, 'no_project'), standing_changes_on = c."on"
      from json_to_recordset(${JSON.stringify(changes)}::json) c ("workerId" bigint, "on" date)
        left join (select a."workerId", ${worst} as standing from ${written} group by 1) s on s."workerId" = c."workerId"
      where t.provider_id = ${providerId} and t.id = c."workerId"
        and (t.standing, t.standing_changes_on) is distinct from (coalesce(s.standing, 'no_project'), c."on")`,
  );
  await setSumsOnly(tx, "");
  return links + contractors + workers;
};

type Page = { readonly providerId: number; readonly atMost: number };

/** Workers of a supplier whose answer changes on this day or has changed since. */
export const workersDue = async (tx: Tx, { providerId, today, atMost }: Page & { readonly today: IsoDay }): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`select id from worker
    where provider_id = ${providerId} and standing_changes_on <= ${today}::date and removed_at is null order by id limit ${atMost}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};

/** The next workers of a supplier. */
export const workersAfter = async (
  tx: Tx,
  { providerId, after, atMost }: Page & { readonly after: number },
): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`select id from worker
    where provider_id = ${providerId} and id > ${after} and removed_at is null order by id limit ${atMost}`.execute(tx);
  return rows.map(({ id }) => id);
};
