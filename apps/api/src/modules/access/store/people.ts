import type { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";

export type CompanyPerson = {
  readonly companyId: number;
  readonly accountCompanyId: number;
  readonly accountId: number;
  readonly displayName: string;
  readonly email: string;
  readonly profileId: number;
  readonly profileName: string;
  readonly owner: boolean;
  readonly allProjects: boolean;
  readonly disabled: boolean;
  readonly joinedAt: Date;
  readonly cameByInvitationAt: Date | null;
  readonly lastAccessAt: Date | null;
};
type Sql = RawBuilder<unknown>;

export const personColumns = sql`p.company_id as "companyId", p.membership_id as "accountCompanyId", p.account_id as "accountId",
  p.display_name as "displayName", p.email, p.profile_id as "profileId", ap.name as "profileName", p.is_owner as owner,
  p.sees_all_projects as "allProjects", p.disabled, p.joined_at as "joinedAt", p.last_access_at as "lastAccessAt"`;
/** An accepted invitation has the same time as the membership. The subquery runs only for the rows of a page. */
const cameBy = sql`(select i.used_at from invitation i where i.company_id = p.company_id and i.account_id = p.account_id
  and i.status = 'used' and i.used_at = p.joined_at limit 1) as "cameByInvitationAt"`;
const from = (companyId: number): Sql =>
  sql`from company_people(${companyId}) p join access_profile ap on ap.company_id = p.company_id and ap.id = p.profile_id`;

export const peopleConditions = ({ query, profileId }: PeopleQuery): Sql => {
  const conditions: Sql[] = [sql`true`];
  if (query) conditions.push(sql`strpos(plain_text(p.display_name || ' ' || p.email), plain_text(${query})) > 0`);
  if (profileId) conditions.push(sql`p.profile_id = ${profileId}`);
  return sql.join(conditions, sql` and `);
};

export const listPeoplePage = async (
  { tx }: Scope,
  companyId: number,
  query: PeopleQuery,
): Promise<{ readonly rows: readonly CompanyPerson[]; readonly meta: PagingMeta }> => {
  const where = peopleConditions(query);
  const { rows } = await sql<CompanyPerson>`select ${personColumns}, ${cameBy} ${from(companyId)} where ${where}
    order by plain_text(p.display_name), p.membership_id limit ${query.itemsPerPage} offset ${offsetOf(query)}`.execute(tx);
  const counted = await sql<{ readonly total: number }>`select count(*) as total
    from (select ${from(companyId)} where ${where} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(query, counted.rows[0]?.total ?? 0, rows.length) };
};

type PersonKey = { readonly accountCompanyId: number } | { readonly accountId: number };

/** Locks the membership of a user and loads the user. */
export const lockPerson = async ({ tx }: Scope, companyId: number, named: PersonKey): Promise<CompanyPerson | undefined> => {
  const locked = await tx
    .selectFrom("membership")
    .select("id")
    .where("company_id", "=", companyId)
    .$if("accountCompanyId" in named, (query) => query.where("id", "=", "accountCompanyId" in named ? named.accountCompanyId : 0))
    .$if("accountId" in named, (query) => query.where("account_id", "=", "accountId" in named ? named.accountId : 0))
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  const { rows } = await sql<CompanyPerson>`select ${personColumns}, ${cameBy} ${from(companyId)}
    where p.membership_id = ${locked.id}`.execute(tx);
  return rows[0];
};

/** Locks the user with this e-mail address, if there is one. */
export const lockPersonOf = async (scope: Scope, companyId: number, email: string): Promise<CompanyPerson | undefined> => {
  const { rows } = await sql<{ readonly id: number }>`
    select p.account_id as id from company_people(${companyId}) p where p.email = ${email}`.execute(scope.tx);
  const [found] = rows;
  return found && lockPerson(scope, companyId, { accountId: found.id });
};

export const isPersonOf = async ({ tx }: Scope, companyId: number, email: string): Promise<boolean> => {
  const { rows } = await sql`select from company_people(${companyId}) p where p.email = ${email} limit 1`.execute(tx);
  return rows.length > 0;
};

export type Membership = Pick<CompanyPerson, "companyId" | "accountCompanyId">;
export const giveProfile = ({ tx }: Scope, { companyId, accountCompanyId }: Membership, profileId: number) =>
  tx
    .updateTable("membership")
    .set({ profile_id: profileId })
    .where("company_id", "=", companyId)
    .where("id", "=", accountCompanyId)
    .execute();

export const endMembership = ({ tx }: Scope, { companyId, accountCompanyId }: Membership) =>
  tx.deleteFrom("membership").where("company_id", "=", companyId).where("id", "=", accountCompanyId).execute();
