import type { apiClient } from "../../api-client.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { demand, reconciled } from "../../fixtures/new-pendency.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";

type People = ReturnType<typeof apiClient>;

/** A document that the company requires of one of its suppliers. */
const ofPendency = async (people: People, _unique: string, world: Pick<World, "database" | "clock">): Promise<{ id: number }> => {
  const { answer: me } = await people("GET /authentication/me")();
  const [contractorId, providerId] = [me.companies[0]?.id ?? 0, await newCompany(world, "provider")];
  const projectId = await newProject(world, { contractorId, providerIds: [providerId] });
  const place = { contractorId, providerId, projectId };
  await demand(world, place, { kind: "PROVIDER" });
  await reconciled(world, place);
  const { answer } = await people("GET /pendencies")({ query: { project: [projectId] } });
  return { id: answer.results[0]?.id ?? 0 };
};

const ofView = async (people: People, unique: string): Promise<{ id: number }> => {
  const { answer } = await people("POST /pendencies/views")({ body: { name: `Visão ${unique}`, filter: {} } });
  return { id: answer.id };
};

const ofCompany = async (people: People): Promise<{ companyId: number }> => {
  const { answer } = await people("GET /authentication/me")();
  return { companyId: answer.companies[0]?.id ?? 0 };
};

export const pendencyExamples = {
  "GET /integrations/{companyId}/pendencies/default-list": ofCompany,
  "GET /pendencies/{id}": ofPendency,
  "PUT /pendencies/{id}": ofPendency,
  "DELETE /pendencies/{id}": ofPendency,
  "GET /pendencies/{id}/history": ofPendency,
  "GET /pendencies/{id}/document-review-analysis": ofPendency,
  "PUT /pendencies/views/{id}": ofView,
  "DELETE /pendencies/views/{id}": ofView,
} as const;
