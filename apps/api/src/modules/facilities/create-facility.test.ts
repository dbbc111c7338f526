import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const unique = (name: string) => `${name} ${randomUUID()}`;

test("a unit that the contractor's owner creates appears in the list [R-291]", async () => {
  const admin = await world.as("admin");
  const name = unique("Pátio de Minério");
  const { status, answer } = await admin("POST /companies/facilities")({ body: { name: `  ${name} ` } });
  expect(status).toBe(201);
  expect(answer).toEqual({
    id: expect.any(Number),
    name,
    companyId: await companyNamed(world, "Serra Azul Mineração"),
    companyName: "Serra Azul Mineração",
    departmentCount: 0,
    projectCount: 0,
    can: { update: true, remove: true, addDepartment: true },
  });
  const listed = await admin("GET /companies/facilities")({ query: { query: name } });
  expect(listed.answer.results).toEqual([answer]);
});

test.each([
  { what: "no name", body: {} },
  { what: "an empty name", body: { name: "" } },
  { what: "a name of spaces", body: { name: "   " } },
  { what: "a name of 256 characters", body: { name: "x".repeat(256) } },
  { what: "a name that is no text", body: { name: 12 } },
  { what: "nothing at all", body: null },
])("a unit with $what is refused with the field's name [R-292]", async ({ body }) => {
  const { token } = await newPerson(world, { companyId: await newCompany(world), keys: ["add_location"] });
  const response = await fetch(`${world.address()}/api/companies/facilities`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "body.name" }] } });
});

test("a unit name may have 255 characters but no NUL character [R-292]", async () => {
  const { api } = await newPerson(world, { companyId: await newCompany(world), keys: ["add_location"] });
  const longest = await api("POST /companies/facilities")({ body: { name: "ã".repeat(255) } });
  expect(longest.status).toBe(201);
  const impossible = await api("POST /companies/facilities")({ body: { name: "Mina\u0000" } });
  expect(impossible.refused.code).toBe("request.malformed");
});

describe("the uniqueness of unit names", () => {
  test("a unit name is unique per company, ignoring accents and case [CD-082]", async () => {
    const keys = ["add_location"] as const;
    const { api } = await newPerson(world, { companyId: await newCompany(world), keys });
    await api("POST /companies/facilities")({ body: { name: "Mineração Pico Azul" } });
    const again = await api("POST /companies/facilities")({ body: { name: "MINERACAO pico azul" } });
    expect(again.status).toBe(409);
    expect(again.refused).toMatchObject({ code: "facility.name_taken", message: "Já existe uma unidade com este nome." });

    const elsewhere = await newPerson(world, { companyId: await newCompany(world), keys });
    expect((await elsewhere.api("POST /companies/facilities")({ body: { name: "Mineração Pico Azul" } })).status).toBe(201);
  });

  test("one of several concurrent creations succeeds and the others return 409 [CD-082]", async () => {
    const companyId = await newCompany(world);
    const keys = ["add_location", "see_location"] as const;
    const people = [await newPerson(world, { companyId, keys }), await newPerson(world, { companyId, keys })];
    const spellings = ["Estação", "estacao", "ESTAÇÃO", "Estacão"];
    const replies = await Promise.all(
      spellings.flatMap((name) => people.map(({ api }) => api("POST /companies/facilities")({ body: { name } }))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    const listed = await people[0]?.api("GET /companies/facilities")();
    expect(listed?.answer.results).toHaveLength(1);
  });
});

describe("the permission to create units", () => {
  test("a manager without add_location is refused and creates nothing [R-213]", async () => {
    const manager = await world.as("manager");
    const name = unique("Da gestora");
    const { status, refused } = await manager("POST /companies/facilities")({ body: { name } });
    expect(status).toBe(403);
    expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "add_location" } });
    expect((await manager("GET /companies/facilities")({ query: { query: name } })).answer.results).toEqual([]);
  });

  test("a user with two creating companies must select one by header [R-239] [CD-133]", async () => {
    const [first, second] = [await newCompany(world), await newCompany(world)];
    const keys = ["add_location"] as const;
    const { api } = await newPerson(world, { companyId: first, keys }, { companyId: second, keys });
    for (const companyId of [undefined, [first, second]] as const) {
      const { status, refused } = await api("POST /companies/facilities")({ body: { name: "Onde?" } }, companyId ? { companyId } : {});
      expect(status).toBe(422);
      expect(refused).toMatchObject({ code: "company.choose_one", details: { companies: [first, second] } });
    }
    const chosen = await api("POST /companies/facilities")({ body: { name: "Aqui" } }, { companyId: second });
    expect(chosen.answer).toMatchObject({ name: "Aqui", companyId: second });
  });

  test("a user with add_location in one company needs no header", async () => {
    const [mine, other] = [await newCompany(world), await newCompany(world)];
    const { api } = await newPerson(world, { companyId: mine, keys: ["add_location"] }, { companyId: other, keys: ["see_location"] });
    const { answer } = await api("POST /companies/facilities")({ body: { name: "Sem escolha" } });
    expect(answer.companyId).toBe(mine);
  });

  test("the consultant without add_location creates no unit in either company", async () => {
    const consultant = await world.as("consultant");
    for (const name of ["Serra Azul Mineração", "Ipê Andaimes"]) {
      const companyId = await companyNamed(world, name);
      const { refused } = await consultant("POST /companies/facilities")({ body: { name: "Nenhures" } }, { companyId });
      expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "add_location" } });
    }
  });

  test("a user restricted to projects creates no unit despite add_location", async () => {
    const contractorId = await newCompany(world);
    const project = await newProject(world, { contractorId, places: [await newFacility(world, contractorId)] });
    const { api } = await newPerson(world, { companyId: contractorId, keys: ["add_location"], onlyProjects: [project] });
    const { refused } = await api("POST /companies/facilities")({ body: { name: "Fora do projeto" } });
    expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "add_location" } });
  });
});
