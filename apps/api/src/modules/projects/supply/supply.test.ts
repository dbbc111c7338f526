import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { makeProject, openWorkshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** Two contractors with a shared supplier, and a second supplier of the first contractor. */
const circle = async () => {
  const [first, second] = [await newCompany(world), await newCompany(world)];
  const [shared, other] = [await newCompany(world, "provider"), await newCompany(world, "provider")];
  const both = await newProject(world, { contractorId: first, name: "Britagem", providerIds: [shared, other] });
  const alone = await newProject(world, { contractorId: first, name: "Usina", providerIds: [other] });
  const elsewhere = await newProject(world, { contractorId: second, name: "Parque", providerIds: [shared] });
  await newProject(world, { contractorId: first, name: "Rascunho", draftAt: 3, providerIds: [shared] });
  await newProject(world, { contractorId: first, name: "Excluído", state: "removed", providerIds: [shared] });
  return { first, second, shared, other, both, alone, elsewhere };
};

test("users of a supplier see its projects, without other suppliers", async () => {
  const { shared, both, elsewhere } = await circle();
  const { api } = await newPerson(world, { companyId: shared, keys: ["see_projects"] });
  const { answer } = await api("GET /employees/providers/projects")();
  expect(answer.results.map(({ id, providers }) => [id, providers.map((one) => one.id)])).toEqual([
    [both, [shared]],
    [elsewhere, [shared]],
  ]);
});

test("users of a contractor see its suppliers only in its own projects", async () => {
  const { first, second, shared, other, both, alone, elsewhere } = await circle();
  const { api } = await newPerson(world, { companyId: first, keys: ["see_projects"] });
  const providers = (await api("GET /account/companies/providers")()).answer.results.map(({ id }) => id);
  expect(providers.toSorted((a, b) => a - b)).toEqual([shared, other].toSorted((a, b) => a - b));
  const ofShared = await api("GET /account/companies/providers/projects")({ query: { providerId: shared } });
  expect(ofShared.answer.results.map(({ id }) => id)).toEqual([both]);
  const all = await api("GET /account/companies/providers/projects")({ query: { query: "usi" } });
  expect(all.answer.results).toMatchObject([{ id: alone, name: "Usina", company: { id: first }, providers: [{ id: other }] }]);

  const stranger = await newPerson(world, { companyId: second, keys: ["see_projects"] });
  expect((await stranger.api("GET /account/companies/providers/projects")()).answer.results.map(({ id }) => id)).toEqual([elsewhere]);
  expect((await stranger.api("GET /account/companies/providers")()).answer.results.map(({ id }) => id)).toEqual([shared]);
});

test("a restricted user sees only the suppliers of the granted project", async () => {
  const { first, both, shared, other, alone } = await circle();
  const keys = ["see_projects", "add_analysis_note"] as const;
  const { api } = await newPerson(world, { companyId: first, keys, onlyProjects: [both] });
  const category = "ADD_ANALYSIS_NOTE" as const;
  const named = async (query: object) => (await api("GET /account/companies/providers")({ query })).answer.results.map(({ id }) => id);
  expect((await named({ category })).toSorted((a, b) => a - b)).toEqual([shared, other].toSorted((a, b) => a - b));
  const single = await newPerson(world, { companyId: first, keys: ["see_projects"], onlyProjects: [alone] });
  expect((await single.api("GET /account/companies/providers")()).answer.results.map(({ id }) => id)).toEqual([other]);
  expect((await single.api("GET /account/companies/providers")({ query: { category } })).answer.results).toEqual([]);
});

test("a beneficiary is a visible supplier, with the requested expansions [CD-090]", async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop, ["SSMA"]);
  const { api } = workshop.person;
  const id = workshop.supplierId;
  const bare = (await api("GET /beneficiary/{id}")({ id })).answer;
  expect(bare).toMatchObject({ id, cnpj: expect.any(String), companyName: expect.any(String) });
  expect(Object.keys(bare)).not.toContain("projects");
  const { answer } = await api("GET /beneficiary/{id}")({ id, query: { expand: "projects,plans" } });
  expect(answer).toMatchObject({ projects: [{ id: project.id, name: project.name }], plans: ["SSMA"] });
  expect((await api("GET /beneficiary/{id}")({ id: await newCompany(world, "provider") })).refused.code).toBe("company.not_found");
  expect((await api("GET /beneficiary/{id}")({ id, query: { expand: "segredos" } })).refused.code).toBe("request.malformed");
});

test("create/companies lists the companies in which the user may create projects", async () => {
  const { person, contractorId } = await openWorkshop(world);
  const other = await newCompany(world);
  const keys = ["see_projects", "add_project"] as const;
  const { api } = await newPerson(world, { companyId: contractorId, keys }, { companyId: other, keys: ["see_projects"] });
  const { answer } = await api("GET /projects/create/companies")();
  expect(answer.results.map(({ id }) => id)).toEqual([contractorId]);
  const [{ name } = { name: "" }] = answer.results;
  expect((await person.api("GET /projects/create/companies")({ query: { query: name.toLowerCase() } })).answer.meta.totalResults).toBe(1);
  expect((await person.api("GET /projects/create/companies")({ query: { query: "outra coisa" } })).answer.results).toEqual([]);
});
