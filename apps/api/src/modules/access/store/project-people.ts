import type { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import { type CompanyPerson, type Membership, peopleConditions, personColumns } from "./people.ts";
import type { InvitedProject, OfProject } from "./project-invitations.ts";

export type ProjectCompanyPerson = Omit<CompanyPerson, "cameByInvitationAt"> & { readonly companyName: string };

/** Users with access to all projects who may see projects, and users with access to this one. */
const from = ({ companyIds, project }: OfProject, query: PeopleQuery) => sql`
  from unnest(${[...companyIds]}::bigint[]) asked (id) cross join lateral company_people(asked.id) p
    join access_profile ap on ap.company_id = p.company_id and ap.id = p.profile_id join company c on c.id = p.company_id
  where ${peopleConditions(query)} and (p.sees_all_projects and (p.is_owner or 'see_projects' = any (ap.permissions))
    or exists (select from membership_project mp where mp.company_id = p.company_id and mp.membership_id = p.membership_id
      and mp.contractor_id = ${project.contractorId} and mp.project_id = ${project.id}))`;

/** A page of the users of a project; users restricted to projects come first. */
export const listProjectPeoplePage = async (
  { tx }: Scope,
  asked: OfProject,
  query: PeopleQuery,
): Promise<{ readonly rows: readonly ProjectCompanyPerson[]; readonly meta: PagingMeta }> => {
  const { rows } = await sql<ProjectCompanyPerson>`select ${personColumns}, c.trading_name as "companyName" ${from(asked, query)}
    order by p.sees_all_projects, plain_text(p.display_name), p.membership_id limit ${query.itemsPerPage} offset ${offsetOf(query)}`.execute(
    tx,
  );
  const counted = await sql<{ readonly total: number }>`select count(*) as total
    from (select ${from(asked, query)} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(query, counted.rows[0]?.total ?? 0, rows.length) };
};

const own = ({ tx }: Scope, { companyId, accountCompanyId }: Membership) =>
  tx.selectFrom("membership_project").where("company_id", "=", companyId).where("membership_id", "=", accountCompanyId);

/** Returns undefined if the user already sees the project. */
export const admitToProject = ({ tx }: Scope, { companyId, accountCompanyId }: Membership, project: InvitedProject) =>
  tx
    .insertInto("membership_project")
    .values({ company_id: companyId, membership_id: accountCompanyId, contractor_id: project.contractorId, project_id: project.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning("project_id as id")
    .executeTakeFirst();

export const isAdmittedTo = async (scope: Scope, person: Membership, project: InvitedProject): Promise<boolean> => {
  const found = await own(scope, person)
    .where("contractor_id", "=", project.contractorId)
    .where("project_id", "=", project.id)
    .select("project_id")
    .executeTakeFirst();
  return found !== undefined;
};

/** Removes the access to this project and returns whether the user has other projects. */
export const leaveProjectRow = async (scope: Scope, person: Membership, project: InvitedProject): Promise<"others left" | "none left"> => {
  const { companyId, accountCompanyId } = person;
  await scope.tx
    .deleteFrom("membership_project")
    .where("company_id", "=", companyId)
    .where("membership_id", "=", accountCompanyId)
    .where("contractor_id", "=", project.contractorId)
    .where("project_id", "=", project.id)
    .execute();
  const left = await own(scope, person).select("project_id").limit(1).executeTakeFirst();
  return left ? "others left" : "none left";
};
