import type { InvitationQuery } from "@emdia/contract/access/invitation-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { InvitationStatus } from "../rules/invitation-state.ts";

export type Invitation = {
  readonly id: number;
  readonly companyId: number;
  readonly kind: "company" | "project";
  readonly email: string;
  readonly profileId: number | null;
  readonly profileName: string | null;
  readonly status: InvitationStatus;
  readonly sentAt: Date;
  readonly resentAt: Date | null;
  /** How often the invitation was sent again; the number of its last e-mail. */
  readonly resentCount: number;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly invitedBy: string | null;
};
export const invitationColumns = [
  "i.id",
  "i.company_id as companyId",
  "i.kind",
  "i.email",
  "i.profile_id as profileId",
  "p.name as profileName",
  "i.status",
  "i.created_at as sentAt",
  "i.resent_at as resentAt",
  "i.resent_count as resentCount",
  "i.expires_at as expiresAt",
  "i.used_at as usedAt",
  "i.invited_by_name as invitedBy",
] as const;
export const invitationsOf = (scope: Pick<Scope, "tx">, companyIds: readonly number[]) =>
  scope.tx
    .selectFrom("invitation as i")
    .leftJoin("access_profile as p", (join) => join.onRef("p.company_id", "=", "i.company_id").onRef("p.id", "=", "i.profile_id"))
    .where(sql<boolean>`i.company_id = any (${companyIds}::bigint[])`);

type Filter = { readonly companyIds: readonly number[]; readonly statuses: readonly InvitationStatus[] };
const matching = (scope: Scope, { companyIds, statuses }: Filter, { query, profileId }: InvitationQuery) =>
  invitationsOf(scope, companyIds)
    .where(sql<boolean>`i.status = any (${statuses}::text[])`)
    .$if(query !== undefined, (some) => some.where(sql<boolean>`strpos(plain_text(i.email), plain_text(${query ?? ""})) > 0`))
    .$if(profileId !== undefined, (some) => some.where("i.profile_id", "=", profileId ?? 0));

/** A page of invitations, ordered by the given statuses and then newest first. */
export const listInvitationPage = async (
  scope: Scope,
  shown: Filter,
  query: InvitationQuery,
): Promise<{ readonly rows: readonly Invitation[]; readonly meta: PagingMeta }> => {
  const rows = await matching(scope, shown, query)
    .select(invitationColumns)
    .orderBy(sql`array_position(${shown.statuses}::text[], i.status)`)
    .orderBy("i.id", "desc")
    .limit(query.itemsPerPage)
    .offset(offsetOf(query))
    .execute();
  const { total } = await scope.tx
    .selectFrom(
      matching(scope, shown, query)
        .select("i.id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(query, total, rows.length) };
};

export type AskedInvitation = { readonly id: number } | { readonly companyId: number; readonly email: string };

/** Locks an invitation. With several to one address, the newest is used. */
export const lockInvitation = (scope: Scope, companyIds: readonly number[], reference: AskedInvitation): Promise<Invitation | undefined> =>
  invitationsOf(scope, companyIds)
    .select(invitationColumns)
    .$if("id" in reference, (rows) => rows.where("i.id", "=", "id" in reference ? reference.id : 0))
    .$if("email" in reference, (rows) =>
      rows
        .where("i.company_id", "=", "email" in reference ? reference.companyId : 0)
        .where("i.email", "=", "email" in reference ? reference.email : ""),
    )
    .orderBy("i.id", "desc")
    .limit(1)
    .forUpdate("i")
    .executeTakeFirst();

/** An invitation for its e-mail. Undefined if it is not open, or if a later e-mail replaced this one. */
export const readInvitationToMail = (
  tx: Scope["tx"],
  { companyId, id, issue, now }: { readonly companyId: number; readonly id: number; readonly issue: number; readonly now: Date },
): Promise<Invitation | undefined> =>
  invitationsOf({ tx }, [companyId])
    .select(invitationColumns)
    .where("i.id", "=", id)
    .where("i.resent_count", "=", issue)
    .where("i.status", "=", "active")
    .where("i.expires_at", ">", now)
    .executeTakeFirst();

export const readInvitation = (scope: Scope, companyId: number, id: number): Promise<Invitation> =>
  invitationsOf(scope, [companyId]).select(invitationColumns).where("i.id", "=", id).executeTakeFirstOrThrow();
