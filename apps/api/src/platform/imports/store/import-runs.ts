// Imports and their progress.
import type { ImportKind, ImportState, LineResult } from "@emdia/contract/imports/report.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type { Paging } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import { offsetOf } from "../../database/paging.ts";
import type { Tx } from "../../database/transaction.ts";
import type { Mapping } from "../rules/match-columns.ts";

export type RunKey = { readonly companyId: number; readonly runId: number };
export type NewRun = {
  readonly companyId: number;
  readonly kind: ImportKind;
  /** The record that the import is about; null for an import about the company. */
  readonly subjectId: number | null;
  readonly description: string;
  readonly accountId: number;
  readonly accountName: string;
  readonly language: Locale;
  readonly fileHash: string;
  readonly fileName: string;
  readonly fileType: "xlsx" | "csv";
  readonly mode: "import" | "preview";
  readonly createdAt: Date;
};
export type Counts = { readonly [R in LineResult]: number };
export type StoredRun = NewRun & {
  readonly id: number;
  readonly state: ImportState;
  readonly refusal: string | null;
  readonly headings: readonly string[];
  readonly mapping: Mapping;
  readonly total: number | null;
  readonly lastLine: number;
  readonly done: number;
  readonly counts: Counts;
  readonly finishedAt: Date | null;
  /** The job has no attempts left. */
  readonly isGivenUp: boolean;
};

export const insertRun = async (tx: Tx, run: NewRun): Promise<number> => {
  const { id } = await tx
    .insertInto("import_run")
    .values({
      company_id: run.companyId,
      kind: run.kind,
      subject_id: run.subjectId,
      description: run.description,
      account_id: run.accountId,
      account_name: run.accountName,
      language: run.language,
      file_hash: run.fileHash,
      file_name: run.fileName,
      file_type: run.fileType,
      mode: run.mode,
      created_at: run.createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

const columns = sql`r.company_id as "companyId", r.id, r.kind, r.subject_id as "subjectId", r.description, r.account_id as "accountId", r.account_name as "accountName", r.language,
  r.file_hash as "fileHash", r.file_name as "fileName", r.file_type as "fileType", r.mode, r.state, r.refusal, r.headings, r.mapping, r.total,
  r.last_line as "lastLine", r.done, json_build_object('created', r.created_count, 'changed', r.changed_count,
    'unchanged', r.unchanged_count, 'undecided', r.undecided_count, 'failed', r.failed_count) as counts, r.created_at as "createdAt", r.finished_at as "finishedAt",
  r.id in (select imports_given_up()) as "isGivenUp"`;

/** An import by its id, among those that the companies of the scope may read. */
export const findRun = async (tx: Tx, id: number): Promise<StoredRun | undefined> => {
  const { rows } = await sql<StoredRun>`select ${columns} from import_run r where r.id = ${id}`.execute(tx);
  return rows[0];
};

/** Loads an import and locks its row until the end of the transaction, so that of two jobs each processes another batch. */
export const lockRun = async (tx: Tx, { companyId, runId }: RunKey): Promise<StoredRun | undefined> => {
  const { rows } = await sql<StoredRun>`select ${columns} from import_run r
    where r.company_id = ${companyId} and r.id = ${runId} for update of r`.execute(tx);
  return rows[0];
};

type Filter = {
  readonly companyIds: readonly number[];
  readonly kind: ImportKind;
  /** Null: about any record. */
  readonly subjectId: number | null;
};
const isFiltered = ({
  companyIds,
  kind,
  subjectId,
}: Filter) => sql<boolean>`company_id = any (${[...companyIds]}::bigint[]) and kind = ${kind}
    and (${subjectId}::bigint is null or subject_id = ${subjectId})`;

export const runPage = async (tx: Tx, filter: Filter, paging: Paging): Promise<readonly StoredRun[]> => {
  const { rows } = await sql<StoredRun>`select ${columns} from import_run r
    where ${isFiltered(filter)}
    order by r.id desc limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  return rows;
};

export const countRuns = async (tx: Tx, filter: Filter, atMost: number): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`select count(*) as count from (select from import_run
    where ${isFiltered(filter)} limit ${atMost}) one`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Imports of an account since an instant, newest first. */
export const runsOfAccount = async (
  tx: Tx,
  { accountId, since, atMost }: { readonly accountId: number; readonly since: Date; readonly atMost: number },
): Promise<readonly StoredRun[]> => {
  const { rows } = await sql<StoredRun>`select ${columns} from import_run r
    where r.account_id = ${accountId} and r.created_at > ${since} order by r.created_at desc, r.id desc limit ${atMost}`.execute(tx);
  return rows;
};

type FileRead = {
  readonly headings: readonly string[];
  readonly mapping: Mapping;
  readonly total: number;
  readonly state: "needs_columns" | "running";
};
export const writeFileRead = async (tx: Tx, { companyId, runId }: RunKey, { headings, mapping, total, state }: FileRead): Promise<void> => {
  await sql`update import_run set headings = ${[...headings]}::text[], mapping = ${JSON.stringify(mapping)}::json, total = ${total},
      state = ${state} where company_id = ${companyId} and id = ${runId}`.execute(tx);
};

/** Ends a run. `refusal` is the reason of a failed one. */
export const endRun = async (
  tx: Tx,
  { companyId, runId }: RunKey,
  { state, refusal = null, now }: { readonly state: ImportState; readonly refusal?: string | null; readonly now: Date },
): Promise<void> => {
  await sql`update import_run set state = ${state}, refusal = ${refusal}, finished_at = ${now}
    where company_id = ${companyId} and id = ${runId}`.execute(tx);
};

type Progress = { readonly lastLine: number; readonly done: number; readonly counts: Counts };
export const advanceRun = async (tx: Tx, { companyId, runId }: RunKey, { lastLine, done, counts }: Progress): Promise<void> => {
  await sql`update import_run set last_line = ${lastLine}, done = done + ${done}, created_count = created_count + ${counts.created},
      changed_count = changed_count + ${counts.changed}, unchanged_count = unchanged_count + ${counts.unchanged},
      undecided_count = undecided_count + ${counts.undecided}, failed_count = failed_count + ${counts.failed}
    where company_id = ${companyId} and id = ${runId}`.execute(tx);
};

/** Sets a run to its first line. Results of a preview are overwritten as the lines are processed again. */
export const restartRun = async (
  tx: Tx,
  { companyId, runId }: RunKey,
  { mode, mapping }: { readonly mode: "import" | "preview"; readonly mapping: Mapping },
): Promise<void> => {
  await sql`update import_run set state = 'running', mode = ${mode}, mapping = ${JSON.stringify(mapping)}::json, last_line = 0, done = 0,
      created_count = 0, changed_count = 0, unchanged_count = 0, undecided_count = 0, failed_count = 0, finished_at = null
    where company_id = ${companyId} and id = ${runId}`.execute(tx);
};

/** Batches of one company run one after the other, so that two imports of the same people cannot deadlock. */
export const lockImportsOf = async (tx: Tx, companyId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('imports of company ' || ${companyId}::bigint, 0))`.execute(tx);
};
