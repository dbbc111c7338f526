import type { apiClient } from "../../api-client.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { demand, reconciled } from "../../fixtures/new-pendency.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";

type Side = "contractor" | "provider";

/** A document that a contractor requires of a supplier. The user's company is on the given side; the other company is new. */
export const requiredDocument = async (
  people: ReturnType<typeof apiClient>,
  world: Pick<World, "database" | "clock">,
  side: Side,
): Promise<number> => {
  const own = (await people("GET /authentication/me")()).answer.companies[0]?.id ?? 0;
  const contractorId = side === "contractor" ? own : await newCompany(world, "contractor");
  const providerId = side === "provider" ? own : await newCompany(world, "provider");
  const place = { contractorId, providerId, projectId: await newProject(world, { contractorId, providerIds: [providerId] }) };
  await demand(world, place, { kind: "PROVIDER" });
  await reconciled(world, place);
  const { rows } = await world.database
    .ownerPool()
    .query<{ id: number }>("select id from pendency where project_id = $1", [place.projectId]);
  return rows[0]?.id ?? 0;
};
