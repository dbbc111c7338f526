import type { ProfileListQuery } from "@emdia/contract/access/profile-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import { violatesCheck, violatesForeignKey, violatesUnique } from "../../../platform/database/violations.ts";
import type { WrittenProfile } from "../rules/profile-change.ts";

const known = [
  "p.company_id as companyId",
  "p.id",
  "p.name",
  "p.description",
  "p.relation_type as relation",
  "p.permissions",
  "p.version",
] as const;
const counted = [
  sql<number>`(select count(*) from membership m where m.company_id = p.company_id and m.profile_id = p.id)`.as("peopleCount"),
  sql<number>`(select count(*) from invitation i where i.company_id = p.company_id and i.profile_id = p.id and i.status = 'active')`.as(
    "waitingInvitations",
  ),
] as const;

const found = (scope: Scope, companyIds: readonly number[]) =>
  scope.tx.selectFrom("access_profile as p").where(sql<boolean>`p.company_id = any (${companyIds}::bigint[])`);

type Listed = Pick<ProfileListQuery, "query" | "relationType">;
const matching = (scope: Scope, companyId: number, { query, relationType }: Listed) =>
  found(scope, [companyId])
    .$if(query !== undefined, (rows) => rows.where(sql<boolean>`strpos(plain_text(p.name), plain_text(${query ?? ""})) > 0`))
    .$if(relationType !== undefined, (rows) => rows.where("p.relation_type", "=", relationType ?? "both"));

/** A page of a company's profiles, by name. */
export const listProfilePage = async (scope: Scope, companyId: number, query: ProfileListQuery) => {
  const rows = await matching(scope, companyId, query)
    .select([...known, ...counted])
    .orderBy("p.name")
    .orderBy("p.id")
    .limit(query.itemsPerPage)
    .offset(offsetOf(query))
    .execute();
  const { count } = await scope.tx
    .selectFrom(
      matching(scope, companyId, query)
        .select("p.id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(query, count, rows.length) satisfies PagingMeta };
};
export type StoredProfile = Awaited<ReturnType<typeof listProfilePage>>["rows"][number];

/** `toChange` locks the row until the transaction ends. */
export type AskedProfile = { readonly id: number; readonly toChange?: boolean };

export const findProfile = (
  scope: Scope,
  companyIds: readonly number[],
  { id, toChange = false }: AskedProfile,
): Promise<StoredProfile | undefined> =>
  found(scope, companyIds)
    .where("p.id", "=", id)
    .select([...known, ...counted])
    .$if(toChange, (query) => query.forUpdate("p"))
    .executeTakeFirst();

const columns = ({ name, description, relation, permissions }: WrittenProfile) => ({
  name,
  description,
  relation_type: relation,
  permissions: [...permissions],
});

/** Returns undefined if the company already has a profile of this name, compared without accents. */
export const insertProfile = async (scope: Scope, companyId: number, profile: WrittenProfile): Promise<StoredProfile | undefined> => {
  const made = await scope.tx
    .insertInto("access_profile")
    .values({ company_id: companyId, created_by_id: scope.account.id, ...columns(profile) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "version"])
    .executeTakeFirst();
  return made && { ...profile, ...made, permissions: [...profile.permissions], companyId, peopleCount: 0, waitingInvitations: 0 };
};

type Place = Pick<StoredProfile, "companyId" | "id" | "version">;
export const updateProfile = async (
  scope: Scope,
  { companyId, id, version }: Place,
  profile: WrittenProfile,
): Promise<"saved" | "taken"> => {
  try {
    await scope.tx
      .updateTable("access_profile")
      .set({ ...columns(profile), version: version + 1 })
      .where("company_id", "=", companyId)
      .where("id", "=", id)
      .execute();
    return "saved";
  } catch (error) {
    if (violatesUnique(error, "access_profile_name")) return "taken";
    throw error;
  }
};

/** Returns `in use` if a concurrent request gave the profile to a user or an invitation. */
export const deleteProfile = async (scope: Scope, { companyId, id }: Pick<Place, "companyId" | "id">): Promise<"deleted" | "in use"> => {
  try {
    await scope.tx.deleteFrom("access_profile").where("company_id", "=", companyId).where("id", "=", id).execute();
    return "deleted";
  } catch (error) {
    if (violatesForeignKey(error, "membership_company_id_profile_id_fkey")) return "in use";
    if (violatesCheck(error, "invitation_profile_while_active")) return "in use";
    throw error;
  }
};
