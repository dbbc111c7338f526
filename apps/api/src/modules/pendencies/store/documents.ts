import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import type { DocumentState, FileVerdict } from "@emdia/contract/pendencies/document.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import { exactMetaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey } from "../list/store/pendency-row.ts";
import { goesNext } from "./documents-of-pendency.ts";

export type StoredDocument = {
  readonly id: number;
  readonly contractorId: number;
  readonly pendencyId: number;
  readonly providerId: number;
  readonly fileId: number;
  readonly hash: string;
  readonly type: string;
  readonly size: number;
  readonly pages: number | null;
  readonly verdict: FileVerdict;
  readonly name: string;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly state: DocumentState;
  readonly leftOut: boolean;
  /** Whether the next sending includes the document. */
  readonly goesNext: boolean;
  readonly replaces: number | null;
  readonly round: number | null;
  readonly untilRound: number | null;
  readonly openedIn: number | null;
  readonly createdAt: Date;
  readonly createdByName: string | null;
  readonly sentAt: Date | null;
};
type Sql = RawBuilder<unknown>;

const state = sql`case when a.from_round is null then 'draft' when a.until_round is null then 'current' else 'past' end`;
const selected = sql`select a.id, a.contractor_id as "contractorId", a.pendency_id as "pendencyId", a.provider_id as "providerId", a.file_id as "fileId",
    f.hash, f.type, f.size, f.pages, f.verdict, a.name, a.issue_date as "issueDate", a.expiration_date as "expirationDate", ${state} as state,
    a.left_out as "leftOut", ${goesNext} as "goesNext", a.replaces, a.from_round as round, a.until_round as "untilRound", a.opened_in as "openedIn",
    a.created_at as "createdAt", a.created_by_name as "createdByName", a.sent_at as "sentAt"
  from attachment a join file f on f.provider_id = a.provider_id and f.id = a.file_id
    join pendency p on p.contractor_id = a.contractor_id and p.id = a.pendency_id`;

const oneOf = async (tx: Tx, where: Sql): Promise<StoredDocument | undefined> =>
  (await reusePlan(sql<StoredDocument>`${selected} where ${where}`).execute(tx)).rows[0];

export const findDocument = (tx: Tx, id: number): Promise<StoredDocument | undefined> => oneOf(tx, sql`a.id = ${id}`);

type Query = Paging & {
  readonly pendency: PendencyKey;
  /** Whether to include drafts, which only the supplier side sees. */
  readonly withDrafts: boolean;
  readonly state?: DocumentState | undefined;
};

/** Drafts first, then current documents, then past documents; each newest first. */
export const listDocumentPage = async (
  tx: Tx,
  { pendency, withDrafts, state: wanted, ...paging }: Query,
): Promise<{ readonly rows: readonly StoredDocument[]; readonly meta: PagingMeta }> => {
  const where = sql`a.contractor_id = ${pendency.contractorId} and a.pendency_id = ${pendency.id} and (${withDrafts} or a.from_round is not null)
    and (${wanted ?? null}::text is null or ${state} = ${wanted ?? null})`;
  const { rows } = await sql<StoredDocument>`${selected} where ${where}
    order by a.from_round is not null, a.until_round desc nulls first, a.id desc
    limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*) as count from attachment a where ${where}`.execute(tx);
  return { rows, meta: exactMetaOf(paging, counted.rows[0]?.count ?? 0) };
};

type Addition = { readonly pendency: PendencyKey; readonly fileId: number };

/** The current document or draft with the same file. */
export const standingWith = (tx: Tx, { pendency: { contractorId, id }, fileId }: Addition): Promise<StoredDocument | undefined> =>
  oneOf(tx, sql`a.contractor_id = ${contractorId} and a.pendency_id = ${id} and a.file_id = ${fileId} and a.until_round is null`);
