import { describe, expect, test } from "vitest";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const looks = ["see_location"] as const;
const names = async ({ api }: Pick<Person, "api">, query = {}) => {
  const { answer } = await api("GET /companies/facilities")({ query });
  return answer.results.map(({ name }) => name);
};

test("units are listed by name with company, counts and allowed actions [R-291]", async () => {
  const contractorId = await newCompany(world);
  const mine = await newFacility(world, contractorId, { name: "Mina" });
  await newFacility(world, contractorId, { name: "Água Limpa" });
  for (const name of ["Um", "Dois"]) await newProject(world, { contractorId, name, places: [mine] });
  const { api } = await newPerson(world, { companyId: contractorId, keys: [...looks, "update_location", "add_department"] });

  const { answer } = await api("GET /companies/facilities")();
  const shared = { companyId: contractorId, companyName: expect.stringMatching(/^Empresa/), departmentCount: 1 };
  const can = { update: true, remove: false, addDepartment: true };
  expect(answer.results).toEqual([
    { ...shared, id: expect.any(Number), name: "Água Limpa", projectCount: 0, can },
    { ...shared, id: mine.facilityId, name: "Mina", projectCount: 2, can },
  ]);
});

test("the unit list has 100 rows per page [R-236]", async () => {
  const contractorId = await newCompany(world);
  await world.database
    .ownerPool()
    .query("insert into facility (contractor_id, name) select $1, 'Unidade ' || lpad(n::text, 3, '0') from generate_series(1, 101) n", [
      contractorId,
    ]);
  const { api } = await newPerson(world, { companyId: contractorId, keys: looks });
  const first = await api("GET /companies/facilities")();
  expect(first.answer.results).toHaveLength(100);
  expect(first.answer.meta).toEqual({ itemsPerPage: 100, totalResults: 101, page: 1, lastPage: 2, totalIsExact: true });
  const second = await api("GET /companies/facilities")({ query: { page: 2 } });
  expect(second.answer.results.map(({ name }) => name)).toEqual(["Unidade 101"]);
});

test("the search ignores accents and case, and treats wildcards as literals [R-291]", async () => {
  const contractorId = await newCompany(world);
  for (const name of ["Mineração Pico", "Galpão 100%", "Lote_B"]) await newFacility(world, contractorId, { name });
  const person = await newPerson(world, { companyId: contractorId, keys: looks });
  expect(await names(person, { query: "MINERACAO" })).toEqual(["Mineração Pico"]);
  expect(await names(person, { query: "galpão" })).toEqual(["Galpão 100%"]);
  expect(await names(person, { query: "%" })).toEqual(["Galpão 100%"]);
  expect(await names(person, { query: "_" })).toEqual(["Lote_B"]);
  expect(await names(person, { query: "barragem" })).toEqual([]);
  expect(await names(person, { query: "l" })).toEqual(["Galpão 100%", "Lote_B"]);
});

describe("the visibility of units", () => {
  test("a manager sees the company's units but may change none", async () => {
    const { answer } = await (await world.as("manager"))("GET /companies/facilities")();
    expect(answer.results.map(({ name }) => name)).toContain("Mina Pico Azul");
    for (const { can } of answer.results) expect(can).toEqual({ update: false, remove: false, addDepartment: false });
  });

  test("another contractor sees only its own units [R-214]", async () => {
    const { answer } = await (await world.as("stranger"))("GET /companies/facilities")();
    expect(new Set(answer.results.map(({ companyName }) => companyName))).toEqual(new Set(["Horizonte Energia"]));
  });

  test("a supplier is refused with the missing see_location permission [R-213]", async () => {
    const { status, refused } = await (await world.as("staff"))("GET /companies/facilities")();
    expect(status).toBe(403);
    expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "see_location" } });
  });

  test("a user restricted to a project sees only its units", async () => {
    const contractorId = await newCompany(world);
    const here = await newFacility(world, contractorId);
    const there = await newFacility(world, contractorId);
    const mine = await newProject(world, { contractorId, places: [here] });
    await newProject(world, { contractorId, places: [there] });
    const person = await newPerson(world, { companyId: contractorId, keys: looks, onlyProjects: [mine] });
    expect(await names(person)).toEqual([here.name]);
  });

  test("a restriction to a supplied project does not show the contractor's units", async () => {
    const contractorId = await newCompany(world);
    const both = await newCompany(world, "both");
    const project = await newProject(world, { contractorId, providerIds: [both], places: [await newFacility(world, contractorId)] });
    const person = await newPerson(world, { companyId: both, keys: looks, onlyProjects: [project] });
    expect(await names(person)).toEqual([]);
  });

  test("the company header limits the list to the user's selected companies [R-239] [CD-133]", async () => {
    const [first, second] = [await newCompany(world), await newCompany(world)];
    for (const [companyId, name] of [
      [first, "Um"],
      [second, "Dois"],
    ] as const)
      await newFacility(world, companyId, { name });
    const { api } = await newPerson(world, { companyId: first, keys: looks }, { companyId: second, keys: looks });
    const seen = async (companyId: number | readonly number[]) => {
      const { answer } = await api("GET /companies/facilities")({}, { companyId });
      return answer.results.map(({ name }) => name);
    };
    expect(await seen(first)).toEqual(["Um"]);
    expect(await seen([first, second])).toEqual(["Dois", "Um"]);
    const stranger = await companyNamed(world, "Horizonte Energia");
    expect(await seen([first, stranger])).toEqual(["Um"]);
    expect((await api("GET /companies/facilities")({}, { companyId: stranger })).status).toBe(403);
  });
});
