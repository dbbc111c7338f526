import type { apiClient } from "../../api-client.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";

type People = ReturnType<typeof apiClient>;

const contractorOf = async (people: People): Promise<number> => (await people("GET /authentication/me")()).answer.companies[0]?.id ?? 0;

/** A supplier in a project of the company. */
export const ofSupplier = async (people: People, _unique: string, world: Pick<World, "database">) => {
  const providerId = await newCompany(world, "provider");
  return { id: await newProject(world, { contractorId: await contractorOf(people), providerIds: [providerId] }), providerId };
};

/** A supplier of the company with an owner and one open document in the counters. */
const ofDueSupplier = async (people: People, _unique: string, world: Pick<World, "database">): Promise<{ id: number }> => {
  const contractorId = await contractorOf(people);
  const id = await newCompany(world, "provider");
  const projectId = await newProject(world, { contractorId, providerIds: [id] });
  const owner = world.database.ownerPool();
  await owner.query(
    `with profile as (insert into access_profile (company_id, name, relation_type, permissions) values ($1, 'Prova', 'both', '{}') returning id),
       person as (insert into account (email, display_name, password_hash, email_verified, account_verified)
         values ('dona-' || $1::text || '@prova.example', 'Dona', '', true, true) returning id)
     insert into membership (company_id, account_id, profile_id, is_owner) select $1, person.id, profile.id, true from profile, person`,
    [id],
  );
  await owner.query(
    `insert into pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, type_id, created_month, change)
     values ($1, $2, $3, 'PROVIDER', false, 'SSMA', 'OPEN', false, 1, date_trunc('month', current_date), 1)`,
    [contractorId, projectId, id],
  );
  return { id };
};

export const supplierExamples = {
  "GET /companies/providers/{id}": ofDueSupplier,
  "POST /companies/providers/{id}/reminders": ofDueSupplier,
} as const;

/** The contractor of the supplier's only project. */
export const supplierBodies = {
  "POST /companies/providers/{id}/reminders": async (
    { database }: Pick<World, "database">,
    { id }: { readonly [name: string]: string | number },
  ) => {
    const { rows } = await database
      .ownerPool()
      .query('select contractor_id as "contractorId" from project_company where provider_id = $1', [id]);
    return rows[0];
  },
} as const;
