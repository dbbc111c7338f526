import type { ProjectState } from "@emdia/contract/projects/routes.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PipelineState } from "../rules/state.ts";

/** Primary key of a project. */
export type ProjectKey = { readonly contractorId: number; readonly id: number };
export type ProjectFields = {
  readonly name: string;
  readonly contract: string | null;
  readonly scope: string | null;
  readonly description: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
};
export type StoredProject = ProjectKey &
  ProjectFields & {
    readonly companyName: string;
    readonly state: ProjectState;
    readonly pipelineState: PipelineState;
    readonly isDraft: boolean;
    readonly step: number;
    readonly version: number;
    readonly updatedAt: Date;
    /** Row-level security limits a supplier's users to their own companies. */
    readonly providerIds: readonly number[];
  };

const columns = [
  "p.contractor_id as contractorId",
  "p.id",
  "p.name",
  "p.contract_number as contract",
  "p.scope",
  "p.description",
  "p.start_date as startDate",
  "p.end_date as endDate",
  "c.trading_name as companyName",
  "p.pipeline_state as pipelineState",
  "p.is_draft as isDraft",
  "p.step",
  "p.version",
  "p.updated_at as updatedAt",
] as const;

const projects = (tx: Tx) =>
  tx
    .selectFrom("project as p")
    .innerJoin("company as c", "c.id", "p.contractor_id")
    .where("p.state", "<>", "removed")
    .select(columns)
    .select([
      sql<ProjectState>`p.state`.as("state"),
      sql<readonly number[]>`array(select pc.provider_id from project_company pc
        where pc.contractor_id = p.contractor_id and pc.project_id = p.id order by pc.id)`.as("providerIds"),
    ]);

/** A project that passes row-level security; the caller must check the policy. */
export const findProject = (scope: Scope, id: number): Promise<StoredProject | undefined> =>
  projects(scope.tx).where("p.id", "=", id).executeTakeFirst();

const oneOf = (tx: Tx, { contractorId, id }: ProjectKey) => projects(tx).where("p.contractor_id", "=", contractorId).where("p.id", "=", id);

/** A project by its key, for jobs. */
export const knownProject = (tx: Tx, project: ProjectKey): Promise<StoredProject | undefined> => oneOf(tx, project).executeTakeFirst();

/** Locks the project for a change (NO KEY UPDATE): other changes wait, inserts that reference it do not. */
export const lockProject = (tx: Tx, project: ProjectKey): Promise<StoredProject | undefined> =>
  oneOf(tx, project).forNoKeyUpdate("p").executeTakeFirst();

/** Locks the project for removal (UPDATE): waits for running inserts that reference it, and blocks new ones until the transaction ends. */
export const lockProjectToRemove = (tx: Tx, project: ProjectKey): Promise<StoredProject | undefined> =>
  oneOf(tx, project).forUpdate("p").executeTakeFirst();

const columnValues = ({ name, contract, scope, description, startDate, endDate }: ProjectFields) => ({
  name,
  contract_number: contract,
  scope,
  description,
  start_date: startDate,
  end_date: endDate,
});

export type Draft = ProjectFields & { readonly contractorId: number; readonly step: number };

export const insertDraft = async ({ tx, now, account }: Scope, { contractorId, step, ...fields }: Draft): Promise<StoredProject> => {
  const times = { created_at: now, updated_at: now, created_by_id: account.id };
  const { id } = await tx
    .insertInto("project")
    .values({ contractor_id: contractorId, ...columnValues(fields), ...times, is_draft: true, step })
    .returning("id")
    .executeTakeFirstOrThrow();
  return projects(tx).where("p.contractor_id", "=", contractorId).where("p.id", "=", id).executeTakeFirstOrThrow();
};

const changing = (tx: Tx, { contractorId, id }: ProjectKey) =>
  tx.updateTable("project").where("contractor_id", "=", contractorId).where("id", "=", id);

export const writeFields = async (tx: Tx, project: ProjectKey, fields: ProjectFields): Promise<void> => {
  await changing(tx, project).set(columnValues(fields)).execute();
};

export type Saved = { readonly step: number; readonly version: number; readonly now: Date };
export const writeSaved = async (tx: Tx, project: ProjectKey, { step, version, now }: Saved): Promise<void> => {
  await changing(tx, project).set({ step, version, updated_at: now }).execute();
};

export const writeBegun = async (tx: Tx, project: ProjectKey): Promise<void> => {
  await changing(tx, project).set({ is_draft: false }).execute();
};

type StateChange = { readonly state: ProjectState; readonly now: Date };
export const writeState = async (tx: Tx, project: ProjectKey, { state, now }: StateChange): Promise<void> => {
  await changing(tx, project).set({ state, updated_at: now }).execute();
};

/** Marks the project as removed; the row stays for its history. Deletes its places, so that units and areas can be deleted. */
export const removeProjectRow = async (tx: Tx, project: ProjectKey, now: Date): Promise<void> => {
  await changing(tx, project).set({ state: "removed", removed_at: now, updated_at: now }).execute();
  await tx.deleteFrom("project_location").where("contractor_id", "=", project.contractorId).where("project_id", "=", project.id).execute();
};

export const writePipeline = async (tx: Tx, project: ProjectKey, state: PipelineState): Promise<void> => {
  await changing(tx, project).set({ pipeline_state: state }).execute();
};

export const countProviders = async (tx: Tx, project: ProjectKey): Promise<void> => {
  const count = sql<number>`(select count(*) from project_company pc where pc.contractor_id = ${project.contractorId} and pc.project_id = ${project.id})`;
  await changing(tx, project).set({ provider_count: count }).execute();
};
