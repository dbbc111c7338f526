import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { answered, demand, newPendency, reconciled } from "../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const infos = "GET /projects/{id}/additional-infos";
const pool = () => world.database.ownerPool();

/** Settled, all, expired and reviewed documents, counted in the table itself. */
const plainCounts = async (projectId: number, providerId: number) => {
  const { rows } = await pool().query(
    `select count(*)::integer as total, count(*) filter (where status in ('DONE', 'NEXT_DUE_DATE', 'NOT_APPLICABLE'))::integer as settled,
      count(*) filter (where status = 'EXPIRED')::integer as expired,
      count(*) filter (where status in ('IN_REVISION', 'PRE_ANALYSIS'))::integer as "inReview"
     from pendency where project_id = $1 and provider_id = $2 and active`,
    [projectId, providerId],
  );
  return rows[0];
};

const addSupplier = async ({ contractorId, projectId }: { readonly contractorId: number; readonly projectId: number }) => {
  const providerId = await newCompany(world, "provider");
  await pool().query("insert into project_company (contractor_id, project_id, provider_id) values ($1, $2, $3)", [
    contractorId,
    projectId,
    providerId,
  ]);
  return providerId;
};

test("the overview counts documents by supplier, each side its own", async () => {
  const pendency = await newPendency(world);
  const { contractorId, projectId, providerId } = pendency;
  const otherId = await addSupplier(pendency);
  await demand(world, pendency, { kind: "PROVIDER" });
  await demand(world, pendency, { kind: "PROVIDER", plan: "STP" });
  await reconciled(world, pendency);
  await reconciled(world, { ...pendency, providerId: otherId });
  const { rows } = await pool().query<{ id: number }>("select id from pendency where project_id = $1 order by provider_id, id", [
    projectId,
  ]);
  const statuses = ["EXPIRED", "DONE", "IN_REVISION", "PRE_ANALYSIS"];
  for (const [index, status] of statuses.entries()) await answered(world, rows[index]?.id ?? 0, { status });

  const reviewer = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "see_pendency"] });
  const { figures } = (await reviewer.api(infos)({ id: projectId })).answer;
  const [own, other] = [await plainCounts(projectId, providerId), await plainCounts(projectId, otherId)];
  expect(own.total).toBeGreaterThan(0);
  expect(figures).toMatchObject({
    settled: own.settled + other.settled,
    total: own.total + other.total,
    expired: own.expired + other.expired,
    inReview: own.inReview + other.inReview,
  });
  expect(figures?.suppliers).toHaveLength(2);
  expect(figures?.suppliers.find(({ companyId }) => companyId === otherId)).toMatchObject(other);

  const seen = (await pendency.supplier.api(infos)({ id: projectId })).answer.figures;
  expect(seen).toMatchObject(own);
  expect(seen?.suppliers.map(({ companyId }) => companyId)).toEqual([providerId]);
});

test("the overview has no figures without see_pendency in the project", async () => {
  const { contractorId, projectId } = await newPendency(world);
  const elsewhere = await newProject(world, { contractorId });
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  expect((await reader.api(infos)({ id: projectId })).answer.figures).toBeNull();
  const keys = ["see_projects", "see_pendency"] as const;
  const restricted = await newPerson(world, { companyId: contractorId, keys, onlyProjects: [projectId] });
  expect((await restricted.api(infos)({ id: projectId })).answer.figures?.total).toBe(1);
  expect((await restricted.api(infos)({ id: elsewhere })).status).toBe(404);
});

test("the project list sorts by the conformity that it shows", async () => {
  const half = await newPendency(world);
  const { contractorId, providerId } = half;
  await demand(world, half, { kind: "PROVIDER" });
  await reconciled(world, half);
  await answered(world, half.pendencyId, { status: "DONE" });
  const projectIds = [half.projectId];
  for (const status of ["OPEN", "DONE"]) {
    const projectId = await newProject(world, {
      contractorId,
      providerIds: [providerId],
      startDate: "2026-01-01",
      name: `Projeto ${status}`,
    });
    await demand(world, { contractorId, providerId, projectId }, { kind: "PROVIDER" });
    await reconciled(world, { contractorId, providerId, projectId });
    await pool().query("update pendency set status = $2 where project_id = $1", [projectId, status]);
    projectIds.push(projectId);
  }
  const [middle = 0, lowest = 0, highest = 0] = projectIds;
  const empty = await newProject(world, { contractorId, providerIds: [providerId] });
  await pool().query("select fold_pendency_deltas(100000)");
  await pool().query("update pendency set status = 'OPEN' where project_id = $1 and status = 'NEXT_DUE_DATE'", [middle]);

  const keys = ["see_projects", "see_pendency"] as const;
  const people = {
    contractor: await newPerson(world, { companyId: contractorId, keys }),
    restricted: await newPerson(world, { companyId: contractorId, keys, onlyProjects: [...projectIds, empty] }),
    supplier: half.supplier,
  };
  for (const [who, { api }] of Object.entries(people))
    for (const query of [{}, { query: "projeto" }]) {
      const idsBy = async (orderBy: "CONFORMITY_ASC" | "CONFORMITY_DESC") =>
        (await api("GET /projects")({ query: { ...query, orderBy } })).answer.results.map(({ id }) => id);
      expect([who, query, await idsBy("CONFORMITY_ASC")]).toEqual([who, query, [lowest, middle, highest, empty]]);
      expect([who, query, await idsBy("CONFORMITY_DESC")]).toEqual([who, query, [highest, middle, lowest, empty]]);
    }
});
