import { SEARCH_RESULTS_MAX } from "@emdia/contract/search/limits.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aDocumentType } from "../../../test/fixtures/new-catalogue-rows.ts";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../test/fixtures/new-cpf.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
/** One supplier in two projects of one contractor; a second contractor with a project and a supplier of its own. */
const ids = { contractor: 0, other: 0, supplier: 0, otherSupplier: 0, north: 0, south: 0, elsewhere: 0, ana: 0, bento: 0 };
const people: { contractor?: Person; supplier?: Person; stranger?: Person } = {};
const personAs = (name: keyof typeof people): Person => {
  const person = people[name];
  if (!person) throw new Error(`${name} is not signed in yet`);
  return person;
};
const keys = ["see_projects", "see_employee", "see_employee_data", "see_pendency"] as const;
const MIDDLE_OF_CPF = "982247";

beforeAll(async () => {
  ids.contractor = await newCompany(world);
  ids.other = await newCompany(world);
  ids.supplier = await newCompany(world, "provider");
  ids.otherSupplier = await newCompany(world, "provider");
  const ofContractor = { contractorId: ids.contractor, providerIds: [ids.supplier] };
  ids.north = await newProject(world, { ...ofContractor, name: "Galeria Zircônio norte", contract: "ZK-7788/1" });
  ids.south = await newProject(world, { ...ofContractor, name: "Galeria Zircônio sul", contract: "ZK-7788/2" });
  ids.elsewhere = await newProject(world, { contractorId: ids.other, name: "Galeria Zircônio leste", providerIds: [ids.otherSupplier] });
  const worker = (name: string, cpf: string, projectId: number) =>
    newWorkerRow(world, { providerId: ids.supplier, name, cpf, links: [{ contractorId: ids.contractor, projectId }] });
  ids.ana = await worker("Ana Zircônio", "52998224725", ids.north);
  ids.bento = await worker("Bento Zircônio", "11144477735", ids.south);
  people.contractor = await newPerson(world, { companyId: ids.contractor, keys });
  people.supplier = await newPerson(world, { companyId: ids.supplier, keys });
  people.stranger = await newPerson(world, { companyId: ids.other, keys });
});

const find = async ({ api }: Person, q: string) => (await api("GET /search")({ query: { q } })).answer;
const idsIn = (kind: { readonly results: readonly { readonly id: number }[] } | undefined) => kind?.results.map(({ id }) => id);
const cnpjOf = async (id: number): Promise<string> =>
  (await world.database.ownerPool().query<{ cnpj: string }>("select cnpj from company where id = $1", [id])).rows[0]?.cnpj ?? "";

describe("workers", () => {
  test("search finds a worker by part of a CPF [P-049]", async () => {
    for (const q of [MIDDLE_OF_CPF, "529.982.247-25", "52998224725"])
      for (const name of ["contractor", "supplier"] as const)
        expect([q, idsIn((await find(personAs(name), q)).workers)]).toEqual([q, [ids.ana]]);
    expect((await find(personAs("supplier"), "ana zirc")).workers?.results).toMatchObject([
      { id: ids.ana, document: { number: "529.982.247-25", isMasked: false }, provider: { id: ids.supplier } },
    ]);
  });

  test("search by CPF finds nothing without see_employee_data [P-049]", async () => {
    const blind = await newPerson(world, { companyId: ids.supplier, keys: ["see_employee"] });
    expect(idsIn((await find(blind, MIDDLE_OF_CPF)).workers)).toEqual([]);
    const { workers } = await find(blind, "ana zirc");
    expect(workers?.results).toMatchObject([{ id: ids.ana, document: { number: "***.982.247-**", isMasked: true } }]);
  });

  test("see_employee_data in one company finds no document of another [P-049]", async () => {
    const [own, cpf] = [await newCompany(world, "provider"), newCpf()];
    const workerId = await newWorkerRow(world, { providerId: own, name: "Caio Zircônio", cpf });
    const person = await newPerson(world, { companyId: own, keys }, { companyId: ids.supplier, keys: ["see_employee"] });
    expect(idsIn((await find(person, cpf)).workers)).toEqual([workerId]);
    expect(idsIn((await find(person, MIDDLE_OF_CPF)).workers)).toEqual([]);
    expect((await find(person, "ana zirc")).workers?.results).toMatchObject([{ id: ids.ana, document: { isMasked: true } }]);
  });

  test("search finds nothing of another company", async () => {
    expect(await find(personAs("stranger"), MIDDLE_OF_CPF)).toMatchObject({ workers: { results: [], hasMore: false } });
    const { workers, suppliers, projects } = await find(personAs("stranger"), "zircônio");
    expect([idsIn(workers), idsIn(suppliers), idsIn(projects)]).toEqual([[], [], [ids.elsewhere]]);
    expect(idsIn((await find(personAs("stranger"), await cnpjOf(ids.supplier))).suppliers)).toEqual([]);
    expect(idsIn((await find(personAs("stranger"), "ZK-7788")).projects)).toEqual([]);
  });
});

describe("projects and suppliers", () => {
  test("search finds projects by name and by contract number", async () => {
    for (const q of ["zirconio", "zk-7788"])
      for (const name of ["contractor", "supplier"] as const)
        expect([q, idsIn((await find(personAs(name), q)).projects)]).toEqual([q, [ids.north, ids.south]]);
    expect((await find(personAs("contractor"), "7788/2")).projects?.results).toMatchObject([
      { id: ids.south, contract: "ZK-7788/2", company: { id: ids.contractor }, isDraft: false },
    ]);
  });

  test("search finds suppliers of the contractor by CNPJ and name", async () => {
    const cnpj = await cnpjOf(ids.supplier);
    const masked = `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`;
    for (const q of [cnpj, masked, `empresa ${cnpj.slice(0, 12)}`])
      expect((await find(personAs("contractor"), q)).suppliers).toEqual({
        results: [{ id: ids.supplier, name: `Empresa ${cnpj.slice(0, 12)}`, cnpj }],
        hasMore: false,
      });
  });

  test("search finds no supplier of drafts and removed projects only", async () => {
    const idle = await newCompany(world, "provider");
    await newProject(world, { contractorId: ids.contractor, draftAt: 3, providerIds: [idle] });
    await newProject(world, { contractorId: ids.contractor, state: "removed", providerIds: [idle] });
    expect(idsIn((await find(personAs("contractor"), await cnpjOf(idle))).suppliers)).toEqual([]);
  });
});

test("search offers document types of the user's catalogues only", async () => {
  const editor = await newPerson(world, { companyId: ids.contractor, keys: [...keys, "config_pendency_project"] });
  const { answer: own } = await editor.api("POST /catalogue/document-types")({ body: aDocumentType("Termo do zircônio") });
  const found = async (name: keyof typeof people) => (await find(personAs(name), "termo do zirc")).documentTypes?.results;
  expect([await found("contractor"), await found("supplier"), await found("stranger")]).toMatchObject([
    [{ id: own.id }],
    [{ id: own.id }],
    [],
  ]);
  const platform = (await find(personAs("stranger"), "ASO")).documentTypes?.results ?? [];
  expect(platform.length).toBeGreaterThan(0);
  expect(platform.filter(({ ownerId }) => ownerId !== 0)).toEqual([]);
});

test("a kind is absent without the permission of its list", async () => {
  const kindsWith = async (side: "contractor" | "supplier", ...held: readonly (typeof keys)[number][]) =>
    Object.keys(await find(await newPerson(world, { companyId: ids[side], keys: held }), "zircônio"));
  expect(await kindsWith("contractor")).toEqual([]);
  expect(await kindsWith("contractor", "see_projects")).toEqual(["projects", "suppliers"]);
  expect(await kindsWith("supplier", "see_projects")).toEqual(["projects"]);
  expect(await kindsWith("contractor", "see_employee")).toEqual(["workers"]);
  expect(await kindsWith("contractor", "see_pendency")).toEqual(["documentTypes"]);
  expect(await kindsWith("contractor", "see_employee_data")).toEqual([]);
});

test("search shows a restricted user the granted projects only [R-214]", async () => {
  const onlyNorth = await newPerson(world, { companyId: ids.contractor, keys, onlyProjects: [ids.north] });
  const { projects, workers } = await find(onlyNorth, "zircônio");
  expect([idsIn(projects), idsIn(workers)]).toEqual([[ids.north], [ids.ana]]);
  expect(idsIn((await find(onlyNorth, "111444")).workers)).toEqual([]);
  expect(idsIn((await find(onlyNorth, await cnpjOf(ids.supplier))).suppliers)).toEqual([ids.supplier]);
  const empty = await newProject(world, { contractorId: ids.contractor, name: "Sem fornecedor" });
  const onlyEmpty = await newPerson(world, { companyId: ids.contractor, keys, onlyProjects: [empty] });
  expect(idsIn((await find(onlyEmpty, await cnpjOf(ids.supplier))).suppliers)).toEqual([]);
});

test("search finds the rows that the lists find", async () => {
  for (const name of ["contractor", "supplier", "stranger"] as const)
    for (const q of ["zircônio", "ana", MIDDLE_OF_CPF, "zk-77", "empresa", (await cnpjOf(ids.supplier)).slice(0, 8)]) {
      const { api } = personAs(name);
      const found = await find(personAs(name), q);
      const itemsPerPage = SEARCH_RESULTS_MAX;
      const projects = (await api("GET /projects")({ query: { query: q, itemsPerPage } })).answer.results;
      const workers = (await api("GET /employees")({ query: { nameOrDocument: q, itemsPerPage } })).answer.results;
      expect([name, q, idsIn(found.projects), idsIn(found.workers)]).toEqual([
        name,
        q,
        idsIn({ results: projects }),
        idsIn({ results: workers }),
      ]);
      if (!found.suppliers) continue;
      const suppliers = (await api("GET /companies/providers")({ query: { name: q, itemsPerPage } })).answer.results;
      expect([name, q, idsIn(found.suppliers)]).toEqual([name, q, idsIn({ results: suppliers })]);
    }
});

test("a kind has at most eight results and tells that there are more", async () => {
  const contractorId = await newCompany(world);
  for (let n = 1; n <= SEARCH_RESULTS_MAX + 1; n += 1)
    await newProject(world, { contractorId, name: `Ramal ${n}`, providerIds: [await newCompany(world, "provider")] });
  const person = await newPerson(world, { companyId: contractorId, keys });
  const { projects } = await find(person, "ramal");
  expect([projects?.results.length, projects?.hasMore]).toEqual([SEARCH_RESULTS_MAX, true]);
  const { suppliers } = await find(person, "empresa");
  expect([suppliers?.results.length, suppliers?.hasMore]).toEqual([SEARCH_RESULTS_MAX, true]);
});

test("search is refused below two letters and four digits", async () => {
  const ask = async (q: string) => (await personAs("contractor").api("GET /search")({ query: { q } })).status;
  expect([await ask("a"), await ask("123"), await ask("  "), await ask("an"), await ask("1234")]).toEqual([400, 400, 400, 200, 200]);
});
