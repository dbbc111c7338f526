import type { apiClient } from "../../api-client.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";

type People = ReturnType<typeof apiClient>;
type Database = Pick<World, "database" | "clock">;

const ownCompany = async (people: People): Promise<number> => (await people("GET /authentication/me")()).answer.companies[0]?.id ?? 0;
const ofCompany = async (people: People) => ({ companyId: await ownCompany(people) });
const ofProject = async (people: People, _unique: string, world: Database) => ({
  projectId: await newProject(world, { contractorId: await ownCompany(people), providerIds: [] }),
});
const ofDevice = async (people: People, unique: string, world: Database) => {
  const { companyId } = await ofCompany(people);
  const { projectId } = await ofProject(people, unique, world);
  const body = { name: `Portaria ${unique}`, projectIds: [projectId] };
  return { id: (await people("POST /companies/{companyId}/gate-devices")({ companyId, body })).answer.id };
};

export const gateExamples = {
  "GET /gate/projects/{projectId}/workers": ofProject,
  "POST /gate/projects/{projectId}/workers/spreadsheet": ofProject,
  "GET /companies/{companyId}/gate-devices": ofCompany,
  "GET /companies/{companyId}/gate-devices/projects": ofCompany,
  "POST /companies/{companyId}/gate-devices": ofCompany,
  "PUT /gate/devices/{id}": ofDevice,
  "DELETE /gate/devices/{id}": ofDevice,
  "POST /gate/devices/{id}/enrolment": ofDevice,
} as const;

type Own = { readonly [name: string]: string | number };
const withProjectOf = async (world: Database, contractorId: number) => ({
  name: "Portaria da prova",
  projectIds: [await newProject(world, { contractorId, providerIds: [] })],
});
/** Devices with a project of the same company. */
export const gateBodies = {
  "POST /companies/{companyId}/gate-devices": (world: Database, { companyId }: Own) => withProjectOf(world, Number(companyId)),
  "PUT /gate/devices/{id}": async (world: Database, { id }: Own) => {
    const { rows } = await world.database
      .ownerPool()
      .query<{ contractor_id: number }>("select contractor_id from gate_device where id = $1", [id]);
    return withProjectOf(world, rows[0]?.contractor_id ?? 0);
  },
} as const;
