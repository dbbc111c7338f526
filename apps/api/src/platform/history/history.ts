import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { type Selectable, sql } from "kysely";
import type { Scope } from "../access/scope.ts";
import { reusePlan } from "../database/kept-plan.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../database/paging.ts";
import type { Database } from "../database/tables.gen.ts";
import type { Tx } from "../database/transaction.ts";

export type Subject = { readonly kind: string; readonly id: number; readonly name: string | null };
/** A history entry: the thing under which it is listed (`about`), the thing that changed (`subject`), and the change. */
export type HistoryNote = {
  readonly ownerId: number;
  readonly providerId?: number;
  readonly about: { readonly kind: string; readonly id: number };
  readonly subject: Subject;
  readonly action: string;
  readonly change?: { readonly field: string; readonly from: string | null; readonly to: string | null };
};

type By = { readonly at: Date; readonly account?: { readonly id: number; readonly name: string }; readonly address?: string };

const lineOf = ({ at, account, address }: By, { ownerId, providerId, about, subject, action, change }: HistoryNote) => ({
  owner_id: ownerId,
  provider_id: providerId ?? null,
  about_kind: about.kind,
  about_id: about.id,
  subject_kind: subject.kind,
  subject_id: subject.id,
  subject_name: subject.name,
  at,
  account_id: account?.id ?? null,
  account_name: account?.name ?? null,
  address: address ?? null,
  action,
  field: change?.field ?? null,
  old_value: change?.from ?? null,
  new_value: change?.to ?? null,
});

/** Writes entries of a job, without an account. */
export const recordSystemHistory = async (tx: Tx, at: Date, notes: readonly HistoryNote[]): Promise<void> => {
  if (notes.length === 0) return;
  const lines = notes.map((note) => lineOf({ at }, note));
  await tx.insertInto("history").values(lines).execute();
};

/** Writes many entries of a user in one statement, for a job that the user requested. */
export const recordHistoryBatch = async (tx: Tx, by: By, notes: readonly HistoryNote[]): Promise<void> => {
  if (notes.length === 0) return;
  const lines = notes.map((note) => lineOf(by, note));
  await sql`insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id,
      account_name, address, action, field, old_value, new_value)
    select owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id, account_name, address, action,
      field, old_value, new_value
    from json_to_recordset(${JSON.stringify(lines)}::json) l (owner_id bigint, provider_id bigint, about_kind text, about_id bigint,
      subject_kind text, subject_id bigint, subject_name text, at timestamptz, account_id bigint, account_name text, address text,
      action text, field text, old_value text, new_value text)`.execute(tx);
};

/** The user who changes something, in a request or, without an address, in a job. */
type Actor = Pick<Scope, "tx" | "now"> & {
  readonly account: { readonly id: number; readonly name: string };
  readonly caller?: Pick<Scope["caller"], "address">;
};
/** Writes the entries of one change in order, in the transaction of the change. */
export const rememberAll = async ({ tx, now, account, caller }: Actor, notes: readonly HistoryNote[]): Promise<void> => {
  if (notes.length === 0) return;
  const lines = notes.map((note) => lineOf({ at: now, account, ...(caller && { address: caller.address }) }, note));
  const written = tx.insertInto("history").values(lines);
  await (lines.length === 1 ? reusePlan(sql`${written}`).execute(tx) : written.execute());
};

/** Writes one entry in the transaction of the change. */
export const recordHistory = (scope: Actor, note: HistoryNote): Promise<void> => rememberAll(scope, [note]);

type About = {
  readonly ownerId: number;
  readonly kind: string;
  readonly id: number;
  /** Restricts entries to subjects of this kind, or to those shared with this supplier. */
  readonly subjectKind?: string;
  readonly providerId?: number;
};

const linesAbout = (tx: Tx, about: About) =>
  tx
    .selectFrom("history")
    .where("owner_id", "=", about.ownerId)
    .where("about_kind", "=", about.kind)
    .where("about_id", "=", about.id)
    .$if(about.subjectKind !== undefined, (some) => some.where("subject_kind", "=", about.subjectKind ?? ""))
    .$if(about.providerId !== undefined, (some) => some.where("provider_id", "=", about.providerId ?? 0));

export type StoredLine = Selectable<Database["history"]>;
export const presentLine = (row: StoredLine): HistoryEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  accountId: row.account_id,
  accountName: row.account_name,
  subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
  field: row.field,
  oldValue: row.old_value,
  newValue: row.new_value,
});

/** A page of the history of a thing and its parts, newest first. */
export const historyOf = async (scope: Scope, about: About, paging: Paging): Promise<{ results: HistoryEntry[]; meta: PagingMeta }> => {
  const lines = linesAbout(scope.tx, about);
  const rows = await lines.selectAll().orderBy("id", "desc").limit(paging.itemsPerPage).offset(offsetOf(paging)).execute();
  const counted = await scope.tx
    .selectFrom(
      lines
        .select("id")
        .limit(COUNTED_MAX + 1)
        .as("line"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { results: rows.map(presentLine), meta: metaOf(paging, counted.count, rows.length) };
};

type Further = { readonly before: number | null; readonly atMost: number };
/** Keyset page of entries before an id, newest first. Entries added between two pages cause no repeats. */
export const historyBefore = async (tx: Tx, about: About, { before, atMost }: Further): Promise<readonly HistoryEntry[]> => {
  const lines = linesAbout(tx, about).$if(before !== null, (some) => some.where("id", "<", before ?? 0));
  return (await lines.selectAll().orderBy("id", "desc").limit(atMost).execute()).map(presentLine);
};
