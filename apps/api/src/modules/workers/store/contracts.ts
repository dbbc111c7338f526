// Links between workers and projects.
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { violatesExclusion } from "../../../platform/database/violations.ts";
import type { WorkedIn } from "../policy.ts";
import type { ChangedContract, ContractDecision, KeptContract, KeptOut, OfferedProject, OpenedContract } from "../rules/contracts.ts";
import type { WorkerKey } from "./workers.ts";

export type StoredContract = KeptContract & {
  readonly workerId: number;
  readonly providerId: number;
  readonly contractorName: string;
  readonly hasPendencies: boolean;
  readonly statusSSMA: string | null;
  readonly statusSTP: string | null;
  readonly pendencyTotal: number;
};

/** All links of these workers that the user's companies may read, links without an end first. Excludes removed projects. */
export const contractsOf = (tx: Tx, workerIds: readonly number[]): Promise<StoredContract[]> =>
  tx
    .selectFrom("project_worker as pw")
    .innerJoin("project as p", (join) => join.onRef("p.contractor_id", "=", "pw.contractor_id").onRef("p.id", "=", "pw.project_id"))
    .innerJoin("company as c", "c.id", "pw.contractor_id")
    .where("pw.worker_id", "in", [...workerIds, 0])
    .where("p.state", "<>", "removed")
    .select([
      "pw.id",
      "pw.worker_id as workerId",
      "pw.provider_id as providerId",
      "pw.contractor_id as contractorId",
      "c.trading_name as contractorName",
      "pw.project_id as projectId",
      "p.name",
      "pw.hiring_date as hiringDate",
      "pw.asked_until as askedUntil",
      "pw.end_date as endDate",
      "pw.has_pendencies as hasPendencies",
      "pw.status_ssma as statusSSMA",
      "pw.status_stp as statusSTP",
      "pw.pendency_total as pendencyTotal",
    ])
    .orderBy(sql`pw.end_date desc nulls first`)
    .orderBy("p.name")
    .orderBy("pw.id")
    .execute();

export type LinkedWorker = WorkedIn & { readonly workerId: number; readonly providerId: number };

/** A link to a project by its id. Excludes removed projects. */
export const findLink = (tx: Tx, id: number): Promise<LinkedWorker | undefined> =>
  tx
    .selectFrom("project_worker as pw")
    .innerJoin("project as p", (join) => join.onRef("p.contractor_id", "=", "pw.contractor_id").onRef("p.id", "=", "pw.project_id"))
    .where("pw.id", "=", id)
    .where("p.state", "<>", "removed")
    .select(["pw.worker_id as workerId", "pw.provider_id as providerId", "pw.contractor_id as contractorId", "pw.project_id as projectId"])
    .executeTakeFirst();

/** The projects in which the supplier works, or those among the given ones. */
export const offeredProjects = (tx: Tx, providerId: number, projectIds?: readonly number[]): Promise<OfferedProject[]> =>
  tx
    .selectFrom("project_company as pc")
    .innerJoin("project as p", (join) => join.onRef("p.contractor_id", "=", "pc.contractor_id").onRef("p.id", "=", "pc.project_id"))
    .innerJoin("company as c", "c.id", "pc.contractor_id")
    .where("pc.provider_id", "=", providerId)
    .$if(projectIds !== undefined, (some) => some.where("pc.project_id", "in", [...(projectIds ?? []), 0]))
    .where("p.state", "<>", "removed")
    .where("p.is_draft", "=", false)
    .select([
      "pc.contractor_id as contractorId",
      "c.trading_name as contractorName",
      "pc.project_id as projectId",
      "p.name",
      sql<boolean>`p.state = 'active'`.as("takesWorkers"),
      "p.start_date as startDate",
      "p.end_date as endDate",
    ])
    .execute();

/** Restrictions of a worker at these contractors that are active on a day or later. */
export const keptOutOf = async (
  tx: Tx,
  workerId: number,
  { contractorIds, from }: { readonly contractorIds: readonly number[]; readonly from: IsoDay },
): Promise<readonly KeptOut[]> => {
  const { rows } = await sql<KeptOut>`select contractor_id as "contractorId", reason, start_date as "startDate", end_date as "endDate"
    from restrictions_of(array[${workerId}]::bigint[], ${[...contractorIds]}::bigint[], ${from}::date)`.execute(tx);
  return rows;
};

const changeContract = (tx: Tx, { id, contractorId, hiringDate, askedUntil }: ChangedContract) =>
  tx
    .updateTable("project_worker")
    .set({ hiring_date: hiringDate, asked_until: askedUntil, end_date: askedUntil })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();

const openContracts = (tx: Tx, { providerId, id }: WorkerKey, opened: readonly OpenedContract[]) =>
  tx
    .insertInto("project_worker")
    .values(
      opened.map(({ contractorId, projectId, hiringDate, askedUntil }) => ({
        contractor_id: contractorId,
        project_id: projectId,
        provider_id: providerId,
        worker_id: id,
        hiring_date: hiringDate,
        asked_until: askedUntil,
        end_date: askedUntil,
      })),
    )
    .execute();

/** Writes the dates of the user; `recomputeWorkers` then applies the movements. An exclusion constraint rejects overlapping links. */
export const writeContracts = async (
  tx: Tx,
  worker: WorkerKey,
  { opened, changed, closed }: ContractDecision,
): Promise<"written" | "twice"> => {
  try {
    for (const contract of [...closed, ...changed]) await changeContract(tx, contract);
    if (opened.length > 0) await openContracts(tx, worker, opened);
    return "written";
  } catch (error) {
    if (violatesExclusion(error, "project_worker_once")) return "twice";
    throw error;
  }
};

/** The contractors of a supplier that the user's companies may read. */
export const suppliesTo = async (tx: Tx, providerId: number): Promise<readonly number[]> => {
  const rows = await tx.selectFrom("project_company").where("provider_id", "=", providerId).select("contractor_id").distinct().execute();
  return rows.map(({ contractor_id }) => contractor_id);
};
