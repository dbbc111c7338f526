// The person of an e-mail, and the access that it has when the e-mail is sent.
import { sql } from "kysely";
import { sidesOf } from "../../../platform/access/open-scope.ts";
import type { ScopeEntry } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

type Recipient = { readonly email: string; readonly companyIds: readonly number[] };
export const recipientOf = async (tx: Tx, accountId: number): Promise<Recipient | undefined> => {
  const { rows } =
    await sql<Recipient>`select a.email, array(select m.company_id from membership m where m.account_id = a.id) as "companyIds"
    from account a where a.id = ${accountId} and a.disabled_at is null and a.email_verified`.execute(tx);
  return rows[0];
};

/** Whether the digest of a day contains the weekly section; undefined without a digest. */
export const isWeeklyDigest = async (tx: Tx, accountId: number, day: string): Promise<boolean | undefined> => {
  const { rows } = await sql<{ readonly isWeekly: boolean }>`select is_weekly as "isWeekly" from notice_digest
    where account_id = ${accountId} and day = ${day}::date`.execute(tx);
  return rows[0]?.isWeekly;
};

type Held = Parameters<typeof sidesOf>[0] & {
  readonly companyId: number;
  readonly permissions: readonly string[];
  readonly projects: readonly number[] | null;
};
/** Access entries of an account, as the scope of its request would have them. Requires the scope of its companies. */
export const entriesOf = async (tx: Tx, accountId: number): Promise<readonly ScopeEntry[]> => {
  const { rows } = await sql<Held>`select m.company_id as "companyId", c.is_contractor as "isContractor", c.is_provider as "isProvider",
      f.relation_type as relation, m.is_owner as "isOwner", f.permissions, case when m.sees_all_projects then null else array(
        select p.project_id from membership_project p where p.company_id = m.company_id and p.membership_id = m.id) end as projects
    from membership m join company c on c.id = m.company_id
      join access_profile f on f.company_id = m.company_id and f.id = m.profile_id
    where m.account_id = ${accountId}`.execute(tx);
  return rows.flatMap(({ companyId, permissions, projects, ...held }) =>
    sidesOf(held).map((side) => ({
      companyId,
      side,
      relation: held.relation,
      permissions: held.isOwner ? "all" : permissions,
      projects: projects ?? "all",
    })),
  );
};
