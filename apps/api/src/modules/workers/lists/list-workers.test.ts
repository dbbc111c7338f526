import { beforeAll, describe, expect, test } from "vitest";
import { WORKS_FOR_TWO } from "../../../../demo/workers/people.ts";
import { companyNamed, newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** One supplier in two projects of one contractor and in one of another, with workers in some of them. */
const made = { contractor: 0, other: 0, supplier: 0, north: 0, south: 0, elsewhere: 0 };
const people: { supplier?: Person; contractor?: Person; restricted?: Person; blind?: Person } = {};
const ids: Record<string, number> = {};

beforeAll(async () => {
  made.contractor = await newCompany(world, "contractor");
  made.other = await newCompany(world, "contractor");
  made.supplier = await newCompany(world, "provider");
  const providerIds = [made.supplier];
  made.north = await newProject(world, { contractorId: made.contractor, name: "Cobertura norte", contract: "CT-100/9", providerIds });
  made.south = await newProject(world, { contractorId: made.contractor, name: "Cobertura sul", contract: "CT-200/9", providerIds });
  made.elsewhere = await newProject(world, { contractorId: made.other, name: "Usina distante", contract: "CT-300/9", providerIds });
  const of = (projectId: number, until: string | null = null) => ({ contractorId: made.contractor, projectId, until });
  const worker = (name: string, rest: object) => newWorkerRow(world, { providerId: made.supplier, name, ...rest });
  // The tests search for the first digits of Ana's document, so no other document begins with them.
  ids.ana = await worker("Ana Beltrão", { cpf: "52998224725", links: [of(made.north), of(made.south)] });
  ids.bento = await worker("Bento Çelik", { cpf: newCpf("700000001"), links: [of(made.south)], status: "away", admission: "2024-02-01" });
  ids.ciro = await worker("Ciro Dantas", { cpf: newCpf("700000002"), links: [of(made.north, "2024-12-31")], admission: "2019-03-04" });
  ids.davi = await worker("Davi Éboli", {
    cpf: newCpf("700000003"),
    links: [{ contractorId: made.other, projectId: made.elsewhere }],
    status: "dismissed",
  });
  ids.enzo = await worker("Enzo Fraga", { cpf: newCpf("700000004"), status: "vacation" });
  const keys = ["see_employee", "see_employee_data"] as const;
  people.supplier = await newPerson(world, { companyId: made.supplier, keys });
  people.contractor = await newPerson(world, { companyId: made.contractor, keys });
  people.restricted = await newPerson(world, { companyId: made.contractor, keys, onlyProjects: [made.south] });
  people.blind = await newPerson(world, { companyId: made.supplier, keys: ["see_employee"] });
});

type Query = { readonly [name: string]: unknown };
const who = (name: keyof typeof people) => {
  const person = people[name];
  if (!person) throw new Error(`${name} has not come yet`);
  return person;
};
const rowsOf = async (name: keyof typeof people, query: Query = {}) => (await who(name).api("GET /employees")({ query })).answer;
const namesOf = async (name: keyof typeof people, query: Query = {}) =>
  (await rowsOf(name, query)).results.map((row) => row.name.split(" ")[0]);

describe("visibility", () => {
  test("a supplier sees all its workers, a contractor those of its projects [P-043]", async () => {
    expect(await namesOf("supplier")).toEqual(["Ana", "Bento", "Ciro", "Davi", "Enzo"]);
    expect(await namesOf("contractor")).toEqual(["Ana", "Bento", "Ciro"]);
    expect(await namesOf("restricted")).toEqual(["Ana", "Bento"]);
  });

  test("a row has only the projects that the user sees [S-087]", async () => {
    const projectsOf = async (name: keyof typeof people) => {
      const [first] = (await rowsOf(name, { nameOrDocument: "Beltrão" })).results;
      return [first?.projects.map((project) => project.name), first?.projectTotal];
    };
    expect(await projectsOf("contractor")).toEqual([["Cobertura norte", "Cobertura sul"], 2]);
    expect(await projectsOf("restricted")).toEqual([["Cobertura sul"], 1]);
  });

  test("a user of both sides sees each worker once, with combined permissions", async () => {
    const both = await newPerson(
      world,
      { companyId: made.contractor, keys: ["see_employee"] },
      { companyId: made.supplier, keys: ["see_employee", "update_employee"] },
    );
    const { answer } = await both.api("GET /employees")();
    expect(answer.results.map(({ id }) => id)).toEqual([ids.ana, ids.bento, ids.ciro, ids.davi, ids.enzo]);
    expect(answer.meta.totalResults).toBe(5);
    expect(answer.results[0]?.can).toMatchObject({ update: true, assign: false });
    expect((await rowsOf("contractor")).results[0]?.can).toMatchObject({ update: false });
  });

  test("a removed worker is in no list", async () => {
    const gone = await newWorkerRow(world, {
      providerId: made.supplier,
      name: "Zilda Gomes",
      links: [{ contractorId: made.contractor, projectId: made.north }],
    });
    expect(await namesOf("contractor", { nameOrDocument: "Zilda" })).toEqual(["Zilda"]);
    await world.database.ownerPool().query("update worker set removed_at = now() where id = $1", [gone]);
    expect([await namesOf("contractor", { nameOrDocument: "Zilda" }), await namesOf("supplier", { nameOrDocument: "Zilda" })]).toEqual([
      [],
      [],
    ]);
  });

  test("the list requires see_employee [P-043]", async () => {
    const { api } = await newPerson(world, { companyId: made.supplier, keys: ["see_projects"] });
    const { status, refused } = await api("GET /employees")();
    expect([status, refused]).toMatchObject([403, { code: "permission.missing", details: { permission: "see_employee" } }]);
  });
});

describe("a document", () => {
  test("is masked for users without see_employee_data [P-049]", async () => {
    const documentFor = async (name: keyof typeof people) => (await rowsOf(name)).results[0]?.document;
    expect(await documentFor("supplier")).toMatchObject({ number: "529.982.247-25", isMasked: false });
    expect(await documentFor("blind")).toMatchObject({ number: "***.982.247-**", isMasked: true });
  });

  test("finds workers by part only for users with see_employee_data [R-479]", async () => {
    for (const nameOrDocument of ["529.982.247-25", "52998224725", "982247"])
      expect([nameOrDocument, await namesOf("supplier", { nameOrDocument }), await namesOf("blind", { nameOrDocument })]).toEqual([
        nameOrDocument,
        ["Ana"],
        [],
      ]);
    expect(await namesOf("blind", { nameOrDocument: "beltrao" })).toEqual(["Ana"]);
  });
});

test("short terms match the beginning of name words and documents", async () => {
  expect(await namesOf("blind", { nameOrDocument: "be" })).toEqual(["Ana", "Bento"]);
  expect(await namesOf("blind", { nameOrDocument: "el" })).toEqual([]);
  expect(await namesOf("supplier", { nameOrDocument: "52" })).toEqual(["Ana"]);
  expect(await namesOf("supplier", { nameOrDocument: "29" })).toEqual([]);
  expect(await namesOf("blind", { nameOrDocument: "52" })).toEqual([]);
});

test("a search term with a number finds a name", async () => {
  await newWorkerRow(world, { providerId: await newCompany(world, "provider"), name: "Turma 7 Leste" });
  const id = await newWorkerRow(world, { providerId: made.supplier, name: "Yara Turma 7" });
  expect(await namesOf("blind", { nameOrDocument: "turma 7" })).toEqual(["Yara"]);
  await world.database.ownerPool().query("update worker set removed_at = now() where id = $1", [id]);
});

describe("filters", () => {
  test("each filter narrows the list, alone and combined [R-479] [CD-146]", async () => {
    const asked: readonly (readonly [Query, readonly string[]])[] = [
      [{ nameOrDocument: "celik" }, ["Bento"]],
      [{ nameOrDocument: "Çe" }, ["Bento"]],
      [{ projectName: "cobertura NORTE" }, ["Ana"]],
      [{ contract: "200/9" }, ["Ana", "Bento"]],
      [{ contract: "200/9", projectName: "norte" }, []],
      [{ withOutProject: true }, ["Ciro", "Enzo"]],
      [{ withOutProjects: true }, ["Ciro", "Enzo"]],
      [{ withOutProject: false }, ["Ana", "Bento", "Ciro", "Davi", "Enzo"]],
      [{ contractStatus: ["away", "vacation"] }, ["Bento", "Enzo"]],
      [{ hasPendencies: true }, []],
      [{ statusSSMA: ["OPEN"] }, []],
      [{ statusSTP: ["DONE", "EXPIRED"] }, []],
      [{ provider: made.supplier, contractStatus: ["dismissed"] }, ["Davi"]],
      [{ provider: made.other }, []],
    ];
    for (const [query, names] of asked) expect([query, await namesOf("supplier", query)]).toEqual([query, names]);
  });

  test("project filters use only the projects that the user sees", async () => {
    expect(await namesOf("contractor", { projectName: "Usina" })).toEqual([]);
    expect(await namesOf("contractor", { withOutProject: true })).toEqual(["Ciro"]);
    expect(await namesOf("restricted", { projectName: "norte" })).toEqual([]);
  });

  test("pendency filters find workers by their figures [R-479]", async () => {
    const pool = world.database.ownerPool();
    await pool.query(
      "update worker set has_pendencies = true, status_ssma = 'OPEN', status_stp = 'DONE', pendency_total = 4 where id = $1",
      [ids.enzo],
    );
    const found = await rowsOf("supplier", { hasPendencies: true, statusSSMA: "OPEN", statusSTP: ["DONE"] });
    expect(found.results).toMatchObject([{ id: ids.enzo, hasPendencies: true, pendencyTotal: 4, statusSSMA: "OPEN", statusSTP: "DONE" }]);
  });

  test("pendency filters of a restricted user use only visible projects [R-479]", async () => {
    const pool = world.database.ownerPool();
    const told = (projectId: number, ssma: string, total: number) =>
      pool.query(
        "update project_worker set has_pendencies = $3 > 0, status_ssma = $4, pendency_total = $3 where worker_id = $1 and project_id = $2",
        [ids.ana, projectId, total, ssma],
      );
    await told(made.north, "EXPIRED", 3);
    await told(made.south, "DONE", 0);
    await pool.query(
      "update contractor_worker set has_pendencies = true, status_ssma = 'EXPIRED', pendency_total = 3 where worker_id = $1 and contractor_id = $2",
      [ids.ana, made.contractor],
    );
    expect(await namesOf("contractor", { hasPendencies: true, statusSSMA: "EXPIRED" })).toEqual(["Ana"]);
    expect(await namesOf("restricted", { hasPendencies: true })).toEqual([]);
    expect(await namesOf("restricted", { statusSSMA: "EXPIRED" })).toEqual([]);
    expect(await namesOf("restricted", { statusSSMA: "DONE", nameOrDocument: "beltrão" })).toEqual(["Ana"]);
    const both = await newPerson(world, {
      companyId: made.contractor,
      keys: ["see_employee"],
      onlyProjects: [made.north, made.south],
    });
    const found = async (statusSSMA: "DONE" | "EXPIRED") =>
      (await both.api("GET /employees")({ query: { statusSSMA: [statusSSMA] } })).answer;
    expect((await found("EXPIRED")).results).toMatchObject([{ id: ids.ana, statusSSMA: "EXPIRED", pendencyTotal: 3 }]);
    expect((await found("DONE")).results).toEqual([]);
  });

  test("the list sorts by name or admission, and pages without gaps [CD-146]", async () => {
    expect(await namesOf("supplier", { orderBy: "NAME_DESC" })).toEqual(["Enzo", "Davi", "Ciro", "Bento", "Ana"]);
    expect((await namesOf("supplier", { orderBy: "ADMISSION_DATE_ASC" }))[0]).toBe("Ciro");
    expect((await namesOf("supplier", { orderBy: "ADMISSION_DATE_DESC" }))[0]).toBe("Bento");
    const pages = [await namesOf("supplier", { itemsPerPage: 2 }), await namesOf("supplier", { itemsPerPage: 2, page: 3 })];
    expect(pages).toEqual([["Ana", "Bento"], ["Enzo"]]);
  });
});

describe("other lists", () => {
  test("the list of workers without a project has the same filters [R-480] [C-213]", async () => {
    const { answer } = await who("supplier").api("GET /employees-without-projects")({ query: { contractStatus: "vacation" } });
    expect(answer.results.map(({ id }) => id)).toEqual([ids.enzo]);
  });

  test("the project list excludes past workers, and invisible projects give 404 [C-063]", async () => {
    const inNorth = async (name: keyof typeof people) => who(name).api("GET /employees/project/{id}")({ id: made.north });
    expect((await inNorth("contractor")).answer.results.map(({ id }) => id)).toEqual([ids.ana]);
    expect((await inNorth("restricted")).refused?.code).toBe("project.not_found");
    const elsewhere = await who("contractor").api("GET /employees/project/{id}")({ id: made.elsewhere });
    expect(elsewhere.refused?.code).toBe("project.not_found");
  });

  test("the pickers list workers and suppliers that the user sees [C-214] [C-215]", async () => {
    const { answer } = await who("contractor").api("GET /companies/employees")({ query: { nameOrDocument: "ana" } });
    expect(answer.results).toEqual([
      expect.objectContaining({
        id: ids.ana,
        name: "Ana Beltrão",
        role: "Montador",
        status: "active",
        provider: expect.objectContaining({ id: made.supplier }),
      }),
    ]);
    for (const name of ["supplier", "contractor", "restricted"] as const) {
      const providers = await who(name).api("GET /employees/companies/providers")();
      expect([name, providers.answer.results.map(({ id }) => id), providers.answer.meta.totalResults]).toEqual([name, [made.supplier], 1]);
    }
  });

  test("a document search returns only suppliers that the user sees [C-216]", async () => {
    const { number } = WORKS_FOR_TWO.document;
    const [ipe, voltta] = [await companyNamed(world, "Ipê Andaimes"), await companyNamed(world, "Voltta Elétrica")];
    const whereFor = async (api: Person["api"], document: string) =>
      (await api("GET /employees/{document}/companies/providers")({ document })).answer.results.map(({ id }) => id);
    expect(await whereFor(await world.as("supplier"), number)).toEqual(expect.arrayContaining([ipe]));
    expect(await whereFor(await world.as("staff"), number)).toEqual([voltta]);
    expect(await whereFor(who("supplier").api, number)).toEqual([]);
    expect(await whereFor(who("supplier").api, "111.444.777-35")).toEqual([]);
    expect(await whereFor(who("blind").api, "529.982.247-25")).toEqual([]);
  });
});

describe("the status", () => {
  test("has an end date on or after its start date", async () => {
    const supplier = await world.as("supplier");
    const { answer } = await supplier("GET /employees")({ query: { contractStatus: "vacation", itemsPerPage: 100 } });
    expect(answer.results.length).toBeGreaterThan(0);
    for (const { statusSince, statusUntil } of answer.results) expect(String(statusSince) <= String(statusUntil)).toBe(true);
  });
});

describe("a restriction", () => {
  test("is visible to its contractor and the supplier only", async () => {
    const seenBy = async (role: "admin" | "supplier" | "stranger") => {
      const api = await world.as(role);
      const { answer } = await api("GET /employees")({ query: { itemsPerPage: 100, contractStatus: ["active", "away"] } });
      return answer.results.flatMap(({ restriction }) => (restriction ? [restriction.company.name] : []));
    };
    expect(new Set(await seenBy("supplier"))).toEqual(new Set(["Serra Azul Mineração"]));
    expect(new Set(await seenBy("admin"))).toEqual(new Set(["Serra Azul Mineração"]));
    expect(await seenBy("stranger")).not.toContain("Serra Azul Mineração");
  });
});
