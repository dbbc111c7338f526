import type { Scope } from "../../../platform/access/scope.ts";

/** A profile about to be given to somebody, held so that it is neither changed nor deleted meanwhile. */
export const lockProfileToAssign = ({ tx }: Scope, companyId: number, profileId: number) =>
  tx
    .selectFrom("access_profile")
    .select(["id", "name", "relation_type as relation", "permissions"])
    .where("company_id", "=", companyId)
    .where("id", "=", profileId)
    .forShare()
    .executeTakeFirst();
export type ProfileToGive = NonNullable<Awaited<ReturnType<typeof lockProfileToAssign>>>;
