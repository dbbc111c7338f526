import type { RestrictionListQuery } from "@emdia/contract/workers/restriction-routes.ts";
import type { RestrictionStatus } from "@emdia/contract/workers/vocabulary.ts";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Database } from "../../../platform/database/tables.gen.ts";
import { violatesExclusion } from "../../../platform/database/violations.ts";
import type { StoredDocument } from "../rules/document.ts";
import type { KeptRestriction, RestrictedDays } from "../rules/restriction.ts";

type Key = { readonly contractorId: number; readonly id: number };
export type StoredRestriction = Key &
  KeptRestriction &
  StoredDocument & {
    readonly name: string;
    readonly reason: string;
    readonly version: number;
    readonly createdAt: Date;
    readonly createdBy: string | null;
    readonly linkCount: number;
  };
type NewRestriction = RestrictedDays & StoredDocument & { readonly contractorId: number; readonly name: string; readonly reason: string };
type Rows = ExpressionBuilder<Database, "restriction">;

/** SQL condition of each status. Must agree with `restrictionStatus` in `rules/restriction.ts`. */
const statusConditions: { readonly [S in RestrictionStatus]: (rows: Rows, today: IsoDay) => ReturnType<Rows["and"]> } = {
  lifted: (rows) => rows.and([rows("lifted_at", "is not", null)]),
  ended: (rows, today) => rows.and([rows("lifted_at", "is", null), rows("end_date", "<", today)]),
  scheduled: (rows, today) => rows.and([rows("lifted_at", "is", null), rows("start_date", ">", today), notOver(rows, today)]),
  active: (rows, today) => rows.and([rows("lifted_at", "is", null), rows("start_date", "<=", today), notOver(rows, today)]),
};
const notOver = (rows: Rows, today: IsoDay) => rows.or([rows("end_date", "is", null), rows("end_date", ">=", today)]);

const contains = (column: "name" | "reason" | "document", words: string) =>
  sql<SqlBool>`plain_text(${sql.ref(`restriction.${column}`)}) like found_anywhere(${words})`;
const digits = (document: string) => document.replace(/[\s./-]/g, "");

const matching = ({ tx, today }: Scope, contractorId: number, filter: Omit<RestrictionListQuery, "page" | "itemsPerPage">) => {
  const { name, document, reason, status, daysRemainingStart, daysRemainingEnd } = filter;
  const limited = daysRemainingStart !== undefined || daysRemainingEnd !== undefined;
  return tx
    .selectFrom("restriction")
    .where("restriction.contractor_id", "=", contractorId)
    .$if(name !== undefined, (some) => some.where(contains("name", name ?? "")))
    .$if(document !== undefined, (some) => some.where(contains("document", digits(document ?? ""))))
    .$if(reason !== undefined, (some) => some.where(contains("reason", reason ?? "")))
    .$if(status !== undefined, (some) => some.where((rows) => rows.or((status ?? []).map((one) => statusConditions[one](rows, today)))))
    .$if(limited, (some) => some.where("lifted_at", "is", null).where("end_date", ">=", today))
    .$if(daysRemainingStart !== undefined, (some) => some.where(sql<SqlBool>`end_date >= ${today}::date + ${daysRemainingStart ?? 0}::int`))
    .$if(daysRemainingEnd !== undefined, (some) => some.where(sql<SqlBool>`end_date <= ${today}::date + ${daysRemainingEnd ?? 0}::int`));
};

const withColumns = (scope: Scope, contractorId: number, filter: Parameters<typeof matching>[2]) =>
  matching(scope, contractorId, filter)
    .leftJoin("account", "account.id", "restriction.created_by_id")
    .select([
      "restriction.contractor_id as contractorId",
      "restriction.id",
      "restriction.name",
      "document_kind as documentKind",
      "document_country as documentCountry",
      "document_type as documentType",
      "restriction.document",
      "reason",
      "start_date as startDate",
      "end_date as endDate",
      "version",
      "restriction.created_at as createdAt",
      sql<boolean>`lifted_at is not null`.as("isLifted"),
      "account.display_name as createdBy",
      sql<number>`(select count(*) from worker w join project_worker pw on pw.provider_id = w.provider_id and pw.worker_id = w.id
        where w.person_id = restriction.person_id and pw.contractor_id = restriction.contractor_id
          and (pw.end_date is null or pw.end_date >= greatest(pw.hiring_date, ${scope.today}::date)))`.as("linkCount"),
    ])
    .$castTo<StoredRestriction>();

export const listRestrictionPage = async (scope: Scope, contractorId: number, { page, itemsPerPage, ...filter }: RestrictionListQuery) => {
  const paging = { page, itemsPerPage };
  const rows = await withColumns(scope, contractorId, filter)
    .orderBy("restriction.name")
    .orderBy("restriction.id")
    .limit(itemsPerPage)
    .offset(offsetOf(paging))
    .execute();
  const counted = await scope.tx
    .selectFrom(
      matching(scope, contractorId, filter)
        .select("restriction.id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(paging, counted.count, rows.length) };
};

export const findRestriction = (scope: Scope, { contractorId, id }: Key, { toChange = false } = {}) =>
  withColumns(scope, contractorId, {})
    .where("restriction.id", "=", id)
    .$if(toChange, (some) => some.forUpdate("restriction"))
    .executeTakeFirst();

const unlessOverlapping = async <T>(write: () => Promise<T>): Promise<T | "overlaps"> => {
  try {
    return await write();
  } catch (error) {
    if (violatesExclusion(error, "restriction_once")) return "overlaps";
    throw error;
  }
};

export const insertRestriction = ({ tx, account }: Scope, restriction: NewRestriction) => {
  const { contractorId, documentKind, documentCountry, documentType, document, name, reason, startDate, endDate } = restriction;
  return unlessOverlapping(() =>
    tx
      .insertInto("restriction")
      .values({
        contractor_id: contractorId,
        person_id: sql<number>`person_id_for(${documentKind}, ${documentCountry}, ${document})`,
        document_kind: documentKind,
        document_country: documentCountry,
        document_type: documentType,
        document,
        name,
        reason,
        start_date: startDate,
        end_date: endDate,
        created_by_id: account.id,
      })
      .returning(["contractor_id as contractorId", "id"])
      .executeTakeFirstOrThrow(),
  );
};

type Changed = RestrictedDays & { readonly name: string; readonly reason: string };

export const changeRestrictionRow = ({ tx }: Scope, { contractorId, id }: Key, { name, reason, startDate, endDate }: Changed) =>
  unlessOverlapping(() =>
    tx
      .updateTable("restriction")
      .set((row) => ({ name, reason, start_date: startDate, end_date: endDate, version: row("version", "+", 1) }))
      .where("contractor_id", "=", contractorId)
      .where("id", "=", id)
      .execute(),
  );

export const liftRestrictionRow = ({ tx, now }: Scope, { contractorId, id }: Key) =>
  tx
    .updateTable("restriction")
    .set((row) => ({ lifted_at: now, version: row("version", "+", 1) }))
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();
