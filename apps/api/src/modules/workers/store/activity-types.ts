import type { ActivityTypeListQuery, WrittenActivityType } from "@emdia/contract/workers/activity-type-routes.ts";
import type { ActivityTypeStatus } from "@emdia/contract/workers/vocabulary.ts";
import { type SqlBool, sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import { violatesForeignKey, violatesUnique } from "../../../platform/database/violations.ts";

type Key = { readonly providerId: number; readonly id: number };
export type StoredActivityType = Key & {
  readonly name: string;
  readonly status: ActivityTypeStatus;
  readonly companyName: string;
  readonly workerCount: number;
  readonly risks: { ownerId: number; id: number; name: string; norm: string | null }[];
};
type Filter = Pick<ActivityTypeListQuery, "query" | "status">;

const matching = ({ tx }: Scope, providerIds: readonly number[], { query, status }: Filter) =>
  tx
    .selectFrom("activity_type as t")
    .where("t.provider_id", "in", [0, ...providerIds])
    .$if(query !== undefined, (some) => some.where(sql<SqlBool>`plain_text(t.name) like found_anywhere(${query ?? ""})`))
    .where((row) => (status === undefined ? row.lit(true) : row("t.status", "=", status)));

const withColumns = (scope: Scope, providerIds: readonly number[], filter: Filter) =>
  matching(scope, providerIds, filter)
    .innerJoin("company", "company.id", "t.provider_id")
    .select([
      "t.provider_id as providerId",
      "t.id",
      "t.name",
      "t.status",
      "company.trading_name as companyName",
      sql<number>`(select count(*) from worker_activity_type d join worker w on w.provider_id = d.provider_id and w.id = d.worker_id
        where d.provider_id = t.provider_id and d.activity_type_id = t.id and w.removed_at is null)`.as("workerCount"),
      sql<
        StoredActivityType["risks"]
      >`(select coalesce(json_agg(json_build_object('ownerId', v.owner_id, 'id', a.id, 'name', v.name, 'norm', v.norm)
          order by v.name), '[]')
        from activity_type_risk r join risk_activity a on a.owner_id = r.activity_owner_id and a.id = r.activity_id
          join risk_activity_version v on v.owner_id = a.owner_id and v.risk_activity_id = a.id and v.version = a.version
        where r.provider_id = t.provider_id and r.activity_type_id = t.id)`.as("risks"),
    ])
    .$castTo<StoredActivityType>();

export const listActivityTypePage = async (
  scope: Scope,
  providerIds: readonly number[],
  { page, itemsPerPage, ...filter }: ActivityTypeListQuery,
) => {
  const paging = { page, itemsPerPage };
  const rows = await withColumns(scope, providerIds, filter)
    .orderBy("t.name")
    .orderBy("t.id")
    .limit(itemsPerPage)
    .offset(offsetOf(paging))
    .execute();
  const counted = await scope.tx
    .selectFrom(
      matching(scope, providerIds, filter)
        .select("t.id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(paging, counted.count, rows.length) };
};

type Options = { readonly id: number; readonly toChange?: boolean };

export const findActivityType = (scope: Scope, providerIds: readonly number[], { id, toChange = false }: Options) =>
  withColumns(scope, providerIds, {})
    .where("t.id", "=", id)
    .$if(toChange, (some) => some.forUpdate("t"))
    .executeTakeFirst();

/** Returns undefined if the supplier already has an activity type with this name. */
export const insertActivityType = ({ tx }: Scope, providerId: number, { name, status }: WrittenActivityType) =>
  tx
    .insertInto("activity_type")
    .values({ provider_id: providerId, name, status })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["provider_id as providerId", "id"])
    .executeTakeFirst();

export const changeActivityTypeRow = async ({ tx }: Scope, { providerId, id }: Key, { name, status }: WrittenActivityType) => {
  try {
    await tx.updateTable("activity_type").set({ name, status }).where("provider_id", "=", providerId).where("id", "=", id).execute();
    return "changed";
  } catch (error) {
    if (violatesUnique(error, "activity_type_name")) return "taken";
    throw error;
  }
};

/** Replaces the risks. */
export const writeRisks = async ({ tx }: Scope, { providerId, id }: Key, risks: WrittenActivityType["risks"]): Promise<void> => {
  await tx.deleteFrom("activity_type_risk").where("provider_id", "=", providerId).where("activity_type_id", "=", id).execute();
  if (risks.length === 0) return;
  await tx
    .insertInto("activity_type_risk")
    .values(risks.map((risk) => ({ provider_id: providerId, activity_type_id: id, activity_owner_id: risk.ownerId, activity_id: risk.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The foreign key prevents a delete while another request assigns the activity type. */
export const deleteActivityTypeRow = async ({ tx }: Scope, { providerId, id }: Key): Promise<"deleted" | "in use"> => {
  try {
    await tx.deleteFrom("activity_type").where("provider_id", "=", providerId).where("id", "=", id).execute();
    return "deleted";
  } catch (error) {
    if (violatesForeignKey(error, "worker_activity_type_provider_id_activity_type_id_fkey")) return "in use";
    throw error;
  }
};

/** Number of these risks that exist, are not retired and are visible to the user. */
export const countKnownRisks = async ({ tx }: Scope, risks: WrittenActivityType["risks"]): Promise<number> => {
  if (risks.length === 0) return 0;
  const { count } = await tx
    .selectFrom("risk_activity")
    .where((row) => row.or(risks.map(({ ownerId, id }) => row.and([row("owner_id", "=", ownerId), row("id", "=", id)]))))
    .where("retired", "=", false)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};
