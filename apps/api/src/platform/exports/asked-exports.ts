import type { ExportKind } from "@emdia/contract/exports/routes.ts";
import { EXPORT_LINK_HOURS } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type { Scope } from "../access/scope.ts";
import type { Tx } from "../database/transaction.ts";

/** Requested exports and their state. */
const HOUR_MS = 3_600_000;
/** Lists an export as long as its file could exist. */
const since = (now: Date): Date => new Date(now.getTime() - EXPORT_LINK_HOURS * HOUR_MS);

type ExportRequest = {
  readonly jobId: string;
  readonly kind: ExportKind;
  readonly jobKey: string;
  readonly companyIds: readonly number[] /** The companies that own the rows. */;
};
type RequestContext = Pick<Scope, "tx" | "account" | "now">;

/** Records an export request; a repeated request resets the earlier one. Deletes expired requests of the account. */
export const recordExportRequest = async (
  { tx, account, now }: RequestContext,
  { jobId, kind, jobKey, companyIds }: ExportRequest,
): Promise<void> => {
  await tx.deleteFrom("asked_export").where("account_id", "=", account.id).where("asked_at", "<", since(now)).execute();
  const anew = { job_key: jobKey, asked_at: now, state: "going" as const, file_hash: null, file_name: null, lines: null, ends_at: null };
  await tx
    .insertInto("asked_export")
    .values({ account_id: account.id, job: jobId, kind, company_ids: [...companyIds], ...anew })
    .onConflict((conflict) => conflict.columns(["account_id", "job"]).doUpdateSet(anew))
    .execute();
};

type ExportFile = { readonly hash: string; readonly name: string; readonly lines: number; readonly endsAt: Date };
/** Marks an export as ready. Returns false if a concurrent job already marked it, so that only one e-mail is sent. */
export const markExportReady = async (tx: Tx, jobId: string, { hash, name, lines, endsAt }: ExportFile): Promise<boolean> => {
  const { rows } = await sql<{
    readonly told: boolean;
  }>`select export_is_ready(${jobId}, ${hash}, ${name}, ${lines}::integer, ${endsAt}) as told`.execute(tx);
  return rows[0]?.told ?? false;
};
type MailedExport = { readonly email: string; readonly lines: number };
/** A finished export for its e-mail. Undefined if it has expired or the user has left one of its companies. */
export const exportToMail = async (tx: Tx, jobId: string, now: Date): Promise<MailedExport | undefined> => {
  const { rows } = await sql<MailedExport>`select email, lines from export_to_mail(${jobId}, ${now})`.execute(tx);
  return rows[0];
};
export const tellTooLarge = async (tx: Tx, jobId: string): Promise<void> => {
  await sql`select export_is_too_large(${jobId})`.execute(tx);
};

/** Whether the export is still pending and its account is still a member of the companies of its rows. */
export const isExportStillAllowed = async (tx: Tx, jobId: string): Promise<boolean> => {
  const { rows } = await sql<{
    readonly wanted: boolean;
  }>`select export_is_going(${jobId}) and export_is_still_theirs(${jobId}) as wanted`.execute(tx);
  return rows[0]?.wanted ?? false;
};

type Reader = RequestContext & Pick<Scope, "entries">;
/** Exports of the account. Omits expired files and exports with rows of a company that the account has left. */
const visibleExports = ({ tx, account, now, entries }: Reader) =>
  tx
    .selectFrom("asked_export")
    .select(["job", "kind", "company_ids", "asked_at", "state", "file_hash", "file_name", "lines", "ends_at"])
    .select(sql<boolean>`job in (select exports_given_up())`.as("is_given_up"))
    .where("account_id", "=", account.id)
    .where("asked_at", ">", since(now))
    .where(sql<boolean>`company_ids <@ ${entries.map(({ companyId }) => companyId)}::bigint[]`)
    .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", now)]));

/** Exports of the account, latest first. */
export const ownExports = (scope: Reader) => visibleExports(scope).orderBy("asked_at", "desc").orderBy("job").execute();
/** One export of the account. */
export const ownExport = (scope: Reader, jobId: string) => visibleExports(scope).where("job", "=", jobId).executeTakeFirst();
export type StoredExport = Awaited<ReturnType<typeof ownExports>>[number];
