import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Reach, Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";
import { visibleFacilities } from "./visible-facilities.ts";

export type Facility = { readonly contractorId: number; readonly id: number; readonly name: string };
export type CountedFacility = Facility & { readonly companyName: string; readonly departmentCount: number; readonly projectCount: number };
export type FacilityPage = { readonly rows: readonly CountedFacility[]; readonly meta: PagingMeta };

/** Visible units that match the search text. */
const found = (scope: Scope, visible: Reach, words: string | undefined) =>
  scope.tx
    .with("seen", () => visibleFacilities(scope, visible))
    .selectFrom("seen")
    .innerJoin("facility", (join) => join.onRef("facility.contractor_id", "=", "seen.contractor_id").onRef("facility.id", "=", "seen.id"))
    .$if(words !== undefined, (query) => query.where(sql<boolean>`strpos(plain_text(facility.name), plain_text(${words ?? ""})) > 0`));

const counted = [
  sql<number>`(select count(*) from department d where d.contractor_id = facility.contractor_id and d.facility_id = facility.id)`.as(
    "departmentCount",
  ),
  sql<number>`(select count(distinct l.project_id) from project_location l where l.contractor_id = facility.contractor_id and l.facility_id = facility.id)`.as(
    "projectCount",
  ),
] as const;

export const listFacilityPage = async (
  scope: Scope,
  visible: Reach,
  { query, ...paging }: Paging & { readonly query?: string | undefined },
): Promise<FacilityPage> => {
  const rows = await found(scope, visible, query)
    .innerJoin("company", "company.id", "facility.contractor_id")
    .select(["facility.contractor_id as contractorId", "facility.id", "facility.name", "company.trading_name as companyName", ...counted])
    .orderBy("facility.name")
    .orderBy("facility.id")
    .limit(paging.itemsPerPage)
    .offset(offsetOf(paging))
    .execute();
  const { count } = await scope.tx
    .selectFrom(
      found(scope, visible, query)
        .select("facility.id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(paging, count, rows.length) };
};

/** `toChange` locks the unit until the transaction ends. */
export type AskedFacility = { readonly id: number; readonly toChange?: boolean };

/** A visible unit with its counts. */
export const findFacility = (scope: Scope, visible: Reach, { id, toChange = false }: AskedFacility) =>
  found(scope, visible, undefined)
    .innerJoin("company", "company.id", "facility.contractor_id")
    .where("facility.id", "=", id)
    .select(["facility.contractor_id as contractorId", "facility.id", "facility.name", "company.trading_name as companyName", ...counted])
    .$if(toChange, (query) => query.forUpdate("facility"))
    .executeTakeFirst();

/** Returns undefined if the company already has a unit with this name, ignoring accents. */
export const insertFacility = (scope: Scope, contractorId: number, name: string) =>
  scope.tx
    .insertInto("facility")
    .values({ contractor_id: contractorId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["contractor_id as contractorId", "id", "name"])
    .executeTakeFirst();

export const renameFacilityRow = async (scope: Scope, { contractorId, id }: Facility, name: string): Promise<"renamed" | "taken"> => {
  try {
    await scope.tx.updateTable("facility").set({ name }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();
    return "renamed";
  } catch (error) {
    if (violatesUnique(error, "facility_name")) return "taken";
    throw error;
  }
};

export const deleteFacilityRow = (scope: Scope, { contractorId, id }: Facility) =>
  scope.tx.deleteFrom("facility").where("contractor_id", "=", contractorId).where("id", "=", id).execute();

export const companyNameOf = async (scope: Scope, companyId: number): Promise<string> => {
  const company = await scope.tx.selectFrom("company").select("trading_name").where("id", "=", companyId).executeTakeFirstOrThrow();
  return company.trading_name;
};
