// Printed work permits, their numbers, and the public page.
import type { PrintedPermitKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { HEALTH_CERTIFICATES } from "../rules/authorisation.ts";

type Ref = { readonly contractorId: number; readonly id: number };

export type PermitRow = {
  readonly id: number;
  readonly kind: PrintedPermitKind;
  readonly year: number;
  readonly number: number;
  readonly code: string;
  readonly day: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isReplaced: boolean;
  readonly issuedAt: Date;
  readonly issuedBy: string | null;
  readonly hash: string;
};
const columns = sql`id, kind, year, number, code, shift_day as day, starts_at as "startsAt", ends_at as "endsAt",
  replaced_at is not null as "isReplaced", issued_at as "issuedAt", issued_by_name as "issuedBy", hash`;

/** Permits of a schedule, newest first. */
export const listPermitPage = async (
  tx: Tx,
  { contractorId, id }: Ref,
  paging: Paging,
): Promise<{ readonly rows: readonly PermitRow[]; readonly meta: PagingMeta }> => {
  const { rows } = await sql<PermitRow>`select ${columns} from work_permit where contractor_id = ${contractorId} and schedule_id = ${id}
    order by work_permit.id desc limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select from work_permit
    where contractor_id = ${contractorId} and schedule_id = ${id} limit ${COUNTED_MAX + 1}) found`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

export const findPermit = async (tx: Tx, { contractorId, id }: Ref, permitId: number): Promise<PermitRow | undefined> => {
  const { rows } = await sql<PermitRow>`select ${columns} from work_permit
    where contractor_id = ${contractorId} and schedule_id = ${id} and work_permit.id = ${permitId}`.execute(tx);
  return rows[0];
};

/** Reserves a number. The counter stays locked until the transaction ends. */
export const reserveNumber = async (tx: Tx, contractorId: number, year: number): Promise<number> => {
  const { rows } = await sql<{ last: number }>`insert into work_permit_counter as c (contractor_id, year, last)
    values (${contractorId}, ${year}, 1) on conflict (contractor_id, year) do update set last = c.last + 1 returning last`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("the counter of permits returned no number");
  return row.last;
};

type Slot = { readonly kind: PrintedPermitKind; readonly day: string };
/** Marks the valid permit of a kind and shift as printed again, and returns its number. */
export const replacePermit = async (tx: Tx, { contractorId, id }: Ref, { kind, day, now }: Slot & { readonly now: Date }) =>
  tx
    .updateTable("work_permit")
    .set({ replaced_at: now, replace_reason: "reissued" })
    .where("contractor_id", "=", contractorId)
    .where("schedule_id", "=", id)
    .where("kind", "=", kind)
    .where("shift_day", "=", day)
    .where("replaced_at", "is", null)
    .returning(["year", "number"])
    .executeTakeFirst();

type NewPermit = Slot & {
  readonly year: number;
  readonly number: number;
  readonly code: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly file: { readonly hash: string; readonly size: number };
  readonly conflictSignatures: readonly string[];
  readonly now: Date;
  readonly account: { readonly id: number; readonly name: string };
};
/** Inserts a permit with the schedule as it is now. */
export const insertPermit = async (tx: Tx, { contractorId, id }: Ref, permit: NewPermit): Promise<PermitRow> => {
  const { kind, year, number, code, day, startsAt, endsAt, file, conflictSignatures, now, account } = permit;
  const { rows } =
    await sql<PermitRow>`insert into work_permit (contractor_id, schedule_id, kind, year, number, code, shift_day, starts_at, ends_at,
      conditions, conflict_signatures, hash, size, issued_at, issued_by_id, issued_by_name)
    values (${contractorId}, ${id}, ${kind}, ${year}, ${number}, ${code}, ${day}, ${startsAt}, ${endsAt},
      schedule_conditions(${contractorId}, ${id}), ${[...conflictSignatures]}::text[], ${file.hash}, ${file.size}, ${now}, ${account.id},
      ${account.name})
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an inserted permit was not returned");
  return row;
};

export type OpenedPermit = Pick<PermitRow, "kind" | "year" | "number" | "startsAt" | "endsAt" | "isReplaced"> & {
  readonly contractorName: string;
  readonly facilityName: string;
  readonly departmentName: string;
  readonly schedule: {
    readonly isCancelled: boolean;
    readonly startsAt: string;
    readonly overAt: string;
    readonly suspendedFrom: string | null;
  };
};
/** A permit by its code, without a scope. */
export const openPermit = async (tx: Tx, code: string): Promise<OpenedPermit | undefined> => {
  const { rows } =
    await sql<OpenedPermit>`select kind, year, number, starts_at as "startsAt", ends_at as "endsAt", is_replaced as "isReplaced",
      contractor_name as "contractorName", facility_name as "facilityName", department_name as "departmentName",
      json_build_object('isCancelled', is_cancelled, 'startsAt', to_char(schedule_starts_at, 'YYYY-MM-DD HH24:MI'),
        'overAt', to_char(schedule_over_at, 'YYYY-MM-DD HH24:MI'), 'suspendedFrom', to_char(suspended_from, 'YYYY-MM-DD HH24:MI')) as schedule
    from open_work_permit(${code})`.execute(tx);
  return rows[0];
};

export type HealthCertificate = { readonly typeId: number; readonly name: string; readonly norm: null };
/** The platform's types of health certificates, the periodic one first. */
export const healthCertificates = async (tx: Tx): Promise<readonly HealthCertificate[]> => {
  const codes = [...HEALTH_CERTIFICATES];
  const { rows } = await sql<HealthCertificate>`select id as "typeId", name, null as norm from document_type
    where owner_id = 0 and code = any (${codes}::text[]) order by array_position(${codes}::text[], code)`.execute(tx);
  return rows;
};
