import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPendency, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const pool = () => world.database.ownerPool();

/** A pendency whose worker, companies and project have a word in their names. */
const named = async (word: string) => {
  const asked = await newPendency(world);
  const { contractorId, providerId, projectId, workerId, pendencyId } = asked;
  await pool().query("update company set trading_name = $2 || ' Mineração' where id = $1", [contractorId, word]);
  await pool().query("update company set trading_name = $2 || ' Andaimes' where id = $1", [providerId, word]);
  await pool().query("update project set name = $2 || ' Obra' where id = $1", [projectId, word]);
  await pool().query("update worker set name = $2 || ' Silva' where id = $1", [workerId, word]);
  const { rows } = await pool().query<{ name: string }>(
    "select d.name from pendency p join document_type d on d.id = p.type_id where p.id = $1",
    [pendencyId],
  );
  return { ...asked, document: rows[0]?.name ?? "" };
};
type Api = Awaited<ReturnType<typeof newPerson>>["api"];
const suggested = async (api: Api, q: string) => {
  const { answer } = await api("GET /pendencies/suggestions")({ query: { q } });
  return answer.results.map(({ kind, id, name }) => [kind, id, name]);
};

test("suggestions name workers, companies and projects of the other side", async () => {
  const { contractorId, providerId, projectId, workerId, document, supplier } = await named("Araucária");
  const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"] });
  expect(await suggested(api, "araucaria")).toEqual([
    ["worker", workerId, "Araucária Silva"],
    ["supplier", providerId, "Araucária Andaimes"],
    ["project", projectId, "Araucária Obra"],
  ]);
  expect(await suggested(supplier.api, "araucaria")).toEqual([
    ["worker", workerId, "Araucária Silva"],
    ["contractor", contractorId, "Araucária Mineração"],
    ["project", projectId, "Araucária Obra"],
  ]);
  for (const seer of [api, supplier.api]) expect(await suggested(seer, document)).toEqual([["document", null, document]]);
});

test("names that begin with the word come first, by name", async () => {
  const place = await named("Peroba");
  const { api } = await newPerson(world, { companyId: place.contractorId, keys: ["see_pendency"] });
  const others = Array.from({ length: 8 }, (_, at) => `Zeca ${at} Peroba`);
  for (const name of [...others, "Perobal Zulu", "Bela Peroba", "Peroba Beta", "Ana Peroba"])
    await newWorkerRow(world, { providerId: place.providerId, name, links: [place] });
  await reconciled(world, place);
  const first = ["Peroba Beta", "Peroba Silva", "Perobal Zulu", "Ana Peroba", "Bela Peroba", ...others.slice(0, 3)];
  for (const seer of [api, place.supplier.api]) {
    const workers = (await suggested(seer, "peroba")).filter(([kind]) => kind === "worker");
    expect(workers.map(([, , name]) => name)).toEqual(first);
  }
});

test("a supplier restricted to projects gets the documents of these only", async () => {
  const { contractorId, providerId, projectId, document } = await named("Cumaru");
  const elsewhere = await newProject(world, { contractorId, providerIds: [providerId] });
  const documentsOf = async (onlyProjects: readonly number[]) =>
    suggested((await newPerson(world, { companyId: providerId, keys: ["see_pendency"], onlyProjects })).api, document);
  expect([await documentsOf([elsewhere]), await documentsOf([projectId])]).toEqual([[], [["document", null, document]]]);
  const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"], onlyProjects: [projectId] });
  expect(await suggested(api, document)).toEqual([["document", null, document]]);
});

test("suggestions name nothing outside the projects of the user", async () => {
  const { contractorId, providerId, document } = await named("Jatobá");
  const elsewhere = await newProject(world, { contractorId, providerIds: [providerId] });
  const restricted = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"], onlyProjects: [elsewhere] });
  const other = await newPerson(world, { companyId: await newCompany(world, "contractor"), keys: ["see_pendency"] });
  for (const { api } of [restricted, other]) {
    expect(await suggested(api, "jatoba")).toEqual([]);
    expect(await suggested(api, document)).toEqual([]);
  }
});

test("suggestions name nothing that has only inactive pendencies", async () => {
  const { contractorId, pendencyId } = await named("Imbuia");
  await pool().query("update pendency set rest_for = 'good', rest_reason = 'no_longer_demanded' where id = $1", [pendencyId]);
  const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"] });
  expect(await suggested(api, "imbuia")).toEqual([]);
});

test("a single letter is refused", async () => {
  const { contractorId } = await named("Cedro");
  const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"] });
  expect((await api("GET /pendencies/suggestions")({ query: { q: "c" } })).status).toBe(400);
});
