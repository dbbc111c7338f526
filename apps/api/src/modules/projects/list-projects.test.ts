import type { ProjectListQuery } from "@emdia/contract/projects/routes.ts";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { dayFromNow } from "../../../test/days.ts";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { type NewProject, newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

type Query = z.input<typeof ProjectListQuery>;
const world = openWorld();

/** Creates a company with these projects, and a user who sees them. */
const someoneWith = async (...projects: readonly Omit<NewProject, "contractorId">[]): Promise<Person> => {
  const contractorId = await newCompany(world);
  for (const project of projects) await newProject(world, { ...project, contractorId });
  return newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
};
const names = async ({ api }: Person, query: Query = {}): Promise<string[]> => {
  const { answer } = await api("GET /projects")({ query });
  return answer.results.map(({ name }) => name);
};

test("a list row has the project's fields, company, places and allowed actions [R-249] [R-250] [R-259]", async () => {
  const endDate = dayFromNow(30);
  const contractorId = await newCompany(world);
  const providerIds = [await newCompany(world, "provider"), await newCompany(world, "provider")];
  const mine = await newFacility(world, contractorId, { name: "Mina" });
  const mill = await newFacility(world, contractorId, { name: "Britador" });
  const id = await newProject(world, {
    contractorId,
    name: "Troca de correias",
    contract: "TC-2026/0001",
    startDate: "2026-01-15",
    endDate,
    pipeline: "linking",
    providerIds,
    places: [mine, mill],
  });
  const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "update_project"] });
  const { answer } = await api("GET /projects")();
  expect(answer.results).toEqual([
    {
      id,
      name: "Troca de correias",
      contract: "TC-2026/0001",
      scope: null,
      company: { id: contractorId, name: expect.stringMatching(/^Empresa/) },
      startDate: "2026-01-15",
      endDate,
      state: "active",
      hasEnded: false,
      projectIsBlocked: true,
      providerCount: 2,
      locations: ["Britador", "Mina"],
      conformity: null,
      isDraft: false,
      can: { update: true, inactivate: false, reactivate: false, remove: false, copy: false },
    },
  ]);
});

test("a project is blocked until its linking ends [R-254]", async () => {
  const person = await someoneWith(
    { name: "a", pipeline: "created" },
    { name: "b", pipeline: "linking" },
    { name: "c", pipeline: "linked" },
  );
  const { answer } = await person.api("GET /projects")();
  expect(answer.results.map(({ projectIsBlocked }) => projectIsBlocked)).toEqual([true, true, false]);
});

test("the list filters active and inactive projects and never shows removed ones [R-251] [R-258]", async () => {
  const person = await someoneWith({ name: "a" }, { name: "b", state: "inactive" }, { name: "c", state: "removed" });
  expect(await names(person)).toEqual(["a", "b"]);
  expect(await names(person, { state: ["active"] })).toEqual(["a"]);
  expect(await names(person, { state: "inactive" })).toEqual(["b"]);
  expect(await names(person, { state: ["inactive", "active"] })).toEqual(["a", "b"]);
  const response = await fetch(`${world.address()}/api/projects?state=removed`, { headers: { authorization: `Bearer ${person.token}` } });
  expect(response.status).toBe(400);
});

test("a supplier's list reflects changed names, dates and states of projects [R-251] [R-258]", async () => {
  const contractorId = await newCompany(world);
  const providerId = await newCompany(world, "provider");
  const place = await newFacility(world, contractorId);
  const project = (name: string, startDate: string, places = [place]) =>
    newProject(world, { contractorId, providerIds: [providerId], name, startDate, endDate: null, places });
  const changed = await project("b", "2026-02-01");
  await project("a", "2026-03-01", []);
  await project("c", "2026-01-01");
  const maker = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "inactive_project"] });
  const supplier = await newPerson(world, { companyId: providerId, keys: ["see_projects"], relation: "provider" });
  expect(await names(supplier)).toEqual(["a", "b", "c"]);
  expect(await names(supplier, { orderBy: "START_DATE_ASC" })).toEqual(["c", "b", "a"]);
  expect(await names(supplier, { facilities: [place.facilityId] })).toEqual(["b", "c"]);
  expect(await names(supplier, { startsFrom: "2026-02-01", companies: [contractorId] })).toEqual(["a", "b"]);

  await world.database.ownerPool().query("update project set name = 'z', start_date = '2025-01-01' where id = $1", [changed]);
  expect(await names(supplier)).toEqual(["a", "c", "z"]);
  expect(await names(supplier, { orderBy: "START_DATE_ASC" })).toEqual(["z", "c", "a"]);
  expect((await maker.api("PUT /projects/{id}/inactivate")({ id: changed })).status).toBe(200);
  expect(await names(supplier, { state: ["inactive"] })).toEqual(["z"]);
  await world.database.ownerPool().query("update project set state = 'removed' where id = $1", [changed]);
  expect(await names(supplier)).toEqual(["a", "c"]);
});

test("the draft filter lists only drafts that the user may edit [R-258] [CD-163]", async () => {
  const contractorId = await newCompany(world);
  for (const project of [{ name: "a", draftAt: 2 }, { name: "b" }, { name: "c", state: "inactive" as const }])
    await newProject(world, { contractorId, ...project });
  const restrictedTo = await newProject(world, { contractorId, name: "d", draftAt: 3 });
  const maker = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "add_project"] });
  expect(await names(maker)).toEqual(["a", "b", "c", "d"]);
  expect(await names(maker, { state: ["draft"] })).toEqual(["a", "d"]);
  expect(await names(maker, { state: ["draft"], query: "a" })).toEqual(["a"]);
  expect(await names(maker, { state: ["draft", "inactive"] })).toEqual(["a", "c", "d"]);
  expect(await names(maker, { state: ["active"] })).toEqual(["b"]);
  const editor = await newPerson(world, {
    companyId: contractorId,
    keys: ["see_projects", "update_project"],
    onlyProjects: [restrictedTo],
  });
  expect(await names(editor, { state: ["draft"] })).toEqual(["d"]);
  expect(await names(editor, { state: ["active"] })).toEqual([]);
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  expect(await names(reader, { state: ["draft"] })).toEqual([]);
});

test("the list combines filters for contractor, unit and dates [R-258]", async () => {
  const [first, second] = [await newCompany(world), await newCompany(world)];
  const here = await newFacility(world, first);
  const there = await newFacility(world, second);
  await newProject(world, { contractorId: first, name: "a", startDate: "2026-01-01", endDate: "2026-03-31", places: [here] });
  await newProject(world, { contractorId: first, name: "b", startDate: "2026-02-01", endDate: "2026-04-30" });
  await newProject(world, { contractorId: second, name: "c", startDate: "2026-02-01", endDate: "2026-03-31", places: [there] });
  await newProject(world, { contractorId: second, name: "d" });
  const keys = ["see_projects"] as const;
  const person = await newPerson(world, { companyId: first, keys }, { companyId: second, keys });

  expect(await names(person, { companies: [first] })).toEqual(["a", "b"]);
  expect(await names(person, { companies: [first, second] })).toEqual(["a", "b", "c", "d"]);
  expect(await names(person, { facilities: [here.facilityId] })).toEqual(["a"]);
  expect(await names(person, { facilities: [here.facilityId, there.facilityId] })).toEqual(["a", "c"]);
  expect(await names(person, { startsFrom: "2026-02-01" })).toEqual(["b", "c"]);
  expect(await names(person, { endsUntil: "2026-03-31" })).toEqual(["a", "c"]);
  expect(await names(person, { startsFrom: "2026-02-01", endsUntil: "2026-03-31", companies: [second] })).toEqual(["c"]);
  expect(await names(person, { companies: [first], facilities: [there.facilityId] })).toEqual([]);
});

test("the search matches name and contract without accents or case [R-258]", async () => {
  const person = await someoneWith(
    { name: "Manutenção elétrica", contract: "SA-2026/0001" },
    { name: "MANUTENCAO mecânica" },
    { name: "Vigilância" },
  );
  expect(await names(person, { query: "manutençao" })).toEqual(["Manutenção elétrica", "MANUTENCAO mecânica"]);
  expect(await names(person, { query: "VIGILANCIA" })).toEqual(["Vigilância"]);
  expect(await names(person, { query: "2026/0001" })).toEqual(["Manutenção elétrica"]);
  expect(await names(person, { query: "elétrica  " })).toEqual(["Manutenção elétrica"]);
  expect(await names(person, { query: "Lâ" })).toEqual(["Vigilância"]);
  expect(await names(person, { query: "demolição" })).toEqual([]);
});

test.each([
  { sign: "%", name: "Meta de 100% de cinto" },
  { sign: "_", name: "lote_A" },
  { sign: "\\", name: "rede \\\\servidor" },
  { sign: "'", name: "Pau d'arco" },
  { sign: "%_\\", name: "ruído %_\\ no nome" },
])("the search treats $sign as a literal character", async ({ sign, name }) => {
  const person = await someoneWith({ name }, { name: "Outro projeto, sem sinais" });
  expect(await names(person, { query: sign })).toEqual([name]);
});

test("list parameters may repeat or end in brackets; empty ones are ignored [R-167] [R-225]", async () => {
  const person = await someoneWith({ name: "a" }, { name: "b", state: "inactive" });
  const ask = async (search: string) => {
    const response = await fetch(`${world.address()}/api/projects?${search}`, { headers: { authorization: `Bearer ${person.token}` } });
    const { results } = (await response.json()) as { results: { name: string }[] };
    return results.map(({ name }) => name);
  };
  expect(await ask("state[]=active&state[]=inactive")).toEqual(["a", "b"]);
  expect(await ask("state=active&state=inactive")).toEqual(["a", "b"]);
  expect(await ask("state[]=inactive")).toEqual(["b"]);
  expect(await ask("query=&state=&companies[]=&startsFrom=&page=&itemsPerPage=&orderBy=")).toEqual(["a", "b"]);
});

test.each([
  { what: "a page before the first", search: "page=0" },
  { what: "a page that is no number", search: "page=x" },
  { what: "more rows than a page holds", search: "itemsPerPage=101" },
  { what: "an order that does not exist", search: "orderBy=OLDEST" },
  { what: "a day that does not exist", search: "startsFrom=2026-02-30" },
  { what: "a day before the calendar", search: "startsFrom=0000-01-01" },
  { what: "a company that cannot be", search: "companies=-1" },
  { what: "a unit that is no number", search: "facilities=abc" },
  { what: "a character that no text holds", search: "query=%00" },
  { what: "a search without end", search: `query=${"x".repeat(201)}` },
])("the request with $what is refused as malformed", async ({ search }) => {
  const { token } = await newPerson(world, { companyId: await newCompany(world), keys: ["see_projects"] });
  const response = await fetch(`${world.address()}/api/projects?${search}`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "request.malformed" });
});
