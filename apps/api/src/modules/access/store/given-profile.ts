import type { Scope } from "../../../platform/access/scope.ts";

/** Locks a profile with FOR SHARE, so that no concurrent request changes or deletes it. */
export const lockProfileToAssign = ({ tx }: Scope, companyId: number, profileId: number) =>
  tx
    .selectFrom("access_profile")
    .select(["id", "name", "relation_type as relation", "permissions"])
    .where("company_id", "=", companyId)
    .where("id", "=", profileId)
    .forShare()
    .executeTakeFirst();
export type ProfileToGive = NonNullable<Awaited<ReturnType<typeof lockProfileToAssign>>>;
