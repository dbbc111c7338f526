// Badge ids.
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

type WorkerRef = { readonly providerId: number; readonly workerId: number };
export type IssuedBadge = { readonly workerId: number; readonly code: string; readonly issuedAt: Date };

/** The valid badge of each worker. Stores the given code for a worker without one; a concurrent request keeps its code. */
export const issueBadges = async (
  { tx, now }: Pick<Scope, "tx" | "now">,
  workers: readonly (WorkerRef & { readonly code: string })[],
): Promise<ReadonlyMap<number, IssuedBadge>> => {
  const { rows } = await sql<IssuedBadge>`select worker_id as "workerId", code, issued_at as "issuedAt"
    from issue_badges(${JSON.stringify(workers)}::json, ${now})`.execute(tx);
  return new Map(rows.map((badge) => [badge.workerId, badge]));
};

/** Revokes the valid badge of a worker, if there is one. */
export const revokeBadge = async ({ tx, now }: Pick<Scope, "tx" | "now">, { providerId, workerId }: WorkerRef): Promise<void> => {
  await tx
    .updateTable("badge")
    .set({ revoked_at: now, reason: "reissued" })
    .where("provider_id", "=", providerId)
    .where("worker_id", "=", workerId)
    .where("revoked_at", "is", null)
    .execute();
};

/** Adds a print to the history of each worker. */
export const notePrints = async (
  { tx, now, account, caller }: Scope,
  printed: readonly (WorkerRef & { readonly project: string })[],
): Promise<void> => {
  await sql`select note_printed_badges(${JSON.stringify(printed)}::json, ${now}, ${account.id}, ${account.name}, ${caller.address})`.execute(
    tx,
  );
};

/** The worker of a badge. */
export type BadgeHolder = {
  readonly providerId: number;
  readonly workerId: number;
  readonly name: string;
  readonly role: string;
  readonly companyName: string;
  readonly photoKey: string | null;
  readonly photoType: string | null;
};

/** Columns of a function that returns the worker of a badge. */
export const holderColumns = sql`provider_id as "providerId", worker_id as "workerId", name, role, company_name as "companyName",
  photo_key as "photoKey", photo_type as "photoType"`;

/** Opens a badge by its id. For a valid one the rest of the transaction reads the rows of the supplier, and writes nothing. */
export const openBadge = async (tx: Tx, code: string): Promise<BadgeHolder | "revoked" | undefined> => {
  const { rows } = await sql<
    BadgeHolder & { readonly isRevoked: boolean }
  >`select is_revoked as "isRevoked", ${holderColumns} from open_badge(${code})`.execute(tx);
  const [found] = rows;
  return found?.isRevoked ? "revoked" : found;
};

export type FieldRow = { readonly workerId: number; readonly fieldId: number; readonly value: string };
export type NamedRow = { readonly workerId: number; readonly name: string };

type LinkRef = { readonly providerId: number; readonly contractorId: number; readonly workerId: number };
const idsOf = (links: readonly LinkRef[], key: keyof LinkRef) => [...new Set(links.map((link) => link[key]))];

/** Answers to custom fields of the contractors of these links. */
export const fieldRows = async (tx: Tx, links: readonly LinkRef[], fieldIds: readonly number[]): Promise<readonly FieldRow[]> => {
  if (fieldIds.length === 0) return [];
  const { rows } = await sql<FieldRow>`select worker_id as "workerId", field_id as "fieldId", value from worker_field_value
    where contractor_id = any (${idsOf(links, "contractorId")}::bigint[]) and field_id = any (${[...fieldIds]}::bigint[])
      and worker_id = any (${idsOf(links, "workerId")}::bigint[])`.execute(tx);
  return rows;
};

export const activityRows = async (tx: Tx, links: readonly LinkRef[]): Promise<readonly NamedRow[]> => {
  const { rows } = await sql<NamedRow>`select wa.worker_id as "workerId", a.name from worker_activity_type wa
    join activity_type a on a.provider_id = wa.provider_id and a.id = wa.activity_type_id
    where wa.provider_id = any (${idsOf(links, "providerId")}::bigint[]) and wa.worker_id = any (${idsOf(links, "workerId")}::bigint[])
    order by a.name, a.id`.execute(tx);
  return rows;
};
