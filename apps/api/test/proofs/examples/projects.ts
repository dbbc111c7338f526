import { randomUUID } from "node:crypto";
import type { apiClient } from "../../api-client.ts";
import { newColleague } from "../../fixtures/new-colleague.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { newInvitation } from "../../fixtures/new-invitation.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";

type People = ReturnType<typeof apiClient>;
type Database = Pick<World, "database">;

const companyOf = async (people: People): Promise<number> => (await people("GET /authentication/me")()).answer.companies[0]?.id ?? 0;

/** A supplier's link to a project of the company. */
export const ofProjectCompany = async (people: People, _unique: string, world: Database): Promise<{ id: number }> => {
  const contractorId = await companyOf(people);
  const projectId = await newProject(world, { contractorId, providerIds: [await newCompany(world, "provider")] });
  const { rows } = await world.database
    .ownerPool()
    .query<{ id: number }>("select id from project_company where project_id = $1", [projectId]);
  return { id: rows[0]?.id ?? 0 };
};

/** A member of the company who is restricted to one project. */
export const ofProjectPerson = async (people: People, _unique: string, world: Database) => {
  const companyId = await companyOf(people);
  const projectId = await newProject(world, { contractorId: companyId, providerIds: [await newCompany(world, "provider")] });
  const { accountId, accountCompanyId } = await newColleague(world, { companyId });
  const pool = world.database.ownerPool();
  await pool.query("update membership set sees_all_projects = false where id = $1", [accountCompanyId]);
  await pool.query("insert into membership_project (company_id, membership_id, contractor_id, project_id) values ($1, $2, $1, $3)", [
    companyId,
    accountCompanyId,
    projectId,
  ]);
  const { rows } = await pool.query<{ id: number }>("select id from project_company where project_id = $1", [projectId]);
  return { id: rows[0]?.id ?? 0, projectId, companyId, accountId };
};

/** An invitation to one project, old enough to be sent again. */
export const ofProjectInvitation = async (people: People, _unique: string, world: Database) => {
  const companyId = await companyOf(people);
  const projectId = await newProject(world, { contractorId: companyId, providerIds: [await newCompany(world, "provider")] });
  const { id: invitationId } = await newInvitation(world, { companyId, onlyProjects: [projectId] });
  const pool = world.database.ownerPool();
  await pool.query("update invitation set created_at = created_at - interval '1 day' where id = $1", [invitationId]);
  const { rows } = await pool.query<{ id: number }>("select id from project_company where project_id = $1", [projectId]);
  return { id: projectId, invitationId, projectCompanyId: rows[0]?.id ?? 0 };
};

/** Body of an invitation with a profile of the project's company. */
const invitationBody = async ({ database }: Database, projectId: number | string | undefined) => {
  const { rows } = await database.ownerPool().query<{ companyId: number; profileId: number }>(
    `select p.contractor_id as "companyId", min(a.id) as "profileId" from project p join access_profile a on a.company_id = p.contractor_id
     where p.id = $1 group by p.contractor_id`,
    [projectId],
  );
  return { ...rows[0], email: `convidada-${randomUUID()}@prova.example` };
};
type Params = { readonly [name: string]: number | string };
const projectOf = async ({ database }: Database, linkId: number | string | undefined): Promise<number> => {
  const { rows } = await database.ownerPool().query<{ id: number }>("select project_id as id from project_company where id = $1", [linkId]);
  return rows[0]?.id ?? 0;
};

/** Request bodies of the routes for people of a project. */
export const projectBodies = {
  "PATCH /projects/companies/{id}": async () => ({ plans: ["SSMA"] }),
  "POST /projects/{id}/accounts": (world: Database, { id }: Params) => invitationBody(world, id),
  "POST /projects/account/{id}": async (world: Database, { id }: Params) => invitationBody(world, await projectOf(world, id)),
  "POST /projects/account/{projectCompanyId}/resend-invite": async ({ database }: Database, { projectCompanyId }: Params) => {
    const { rows } = await database
      .ownerPool()
      .query(
        `select i.invitation_id as "accountId" from invitation_project i join project_company c on c.project_id = i.project_id where c.id = $1`,
        [projectCompanyId],
      );
    return rows[0];
  },
  "PATCH /projects/project-company/{id}/account/{accountId}": async ({ database }: Database, { accountId }: Params) => {
    const { rows } = await database
      .ownerPool()
      .query('select profile_id as "profileId" from membership where account_id = $1', [accountId]);
    return rows[0];
  },
} as const;
