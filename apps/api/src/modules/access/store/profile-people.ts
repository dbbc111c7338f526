import type { Paging } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";

type OfProfile = { readonly companyId: number; readonly id: number };
type Holder = {
  readonly accountCompanyId: number;
  readonly accountId: number;
  readonly displayName: string;
  readonly email: string;
  readonly owner: boolean;
  readonly lastAccessAt: Date | null;
};

/** A page of the users with a profile, by name. */
export const listProfilePeople = async (scope: Scope, { companyId, id }: OfProfile, paging: Paging) => {
  const { rows } = await sql<Holder>`
    select membership_id as "accountCompanyId", account_id as "accountId", display_name as "displayName", email, is_owner as "owner",
      last_access_at as "lastAccessAt"
    from company_people(${companyId}) where profile_id = ${id}
    order by display_name collate "pt-BR-x-icu", membership_id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(scope.tx);
  const { count } = await scope.tx
    .selectFrom(
      scope.tx
        .selectFrom("membership")
        .select("id")
        .where("company_id", "=", companyId)
        .where("profile_id", "=", id)
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(paging, count, rows.length) };
};

/** Whether the caller has this profile. */
export const isHeldByCaller = async (scope: Scope, { companyId, id }: OfProfile): Promise<boolean> => {
  const row = await scope.tx
    .selectFrom("membership")
    .select("id")
    .where("company_id", "=", companyId)
    .where("account_id", "=", scope.account.id)
    .where("profile_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
};

/** Advisory lock: serializes removals of the edit permission in a company, so that each sees the result of the previous one. */
export const lockProfileRemovals = ({ tx }: Scope, companyId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`who edits the profiles of company ${companyId}`}, 0))`.execute(tx);

/** Whether another active user could edit the profiles of the company: its owner, or a user with another profile. */
export const someoneElseEdits = async (scope: Scope, { companyId, id }: OfProfile): Promise<boolean> => {
  const { rows } = await sql<{ edits: boolean }>`
    select exists (
      select from company_people(${companyId}) c join access_profile p on p.company_id = c.company_id and p.id = c.profile_id
      where not c.disabled and (c.is_owner or p.id <> ${id} and 'update_permissions' = any (p.permissions))) as edits`.execute(scope.tx);
  return rows[0]?.edits ?? false;
};

/** Author and time of the last change of a profile. */
export const lastChangeOf = (scope: Scope, { companyId, id }: OfProfile) =>
  scope.tx
    .selectFrom("history")
    .select(["account_name as by", "at"])
    .where("owner_id", "=", companyId)
    .where("about_kind", "=", "access")
    .where("about_id", "=", companyId)
    .where("subject_kind", "=", "profile")
    .where("subject_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
