import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { begin, data, makeProject, openWorkshop, saveAt } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

test("the first step creates a draft with its contractor and missing data [R-249] [R-277] [CD-163]", async () => {
  const workshop = await openWorkshop(world);
  const project = await begin(workshop);
  expect(project).toMatchObject({
    ...data,
    company: { id: workshop.contractorId },
    step: 1,
    version: 1,
    isDraft: true,
    state: "active",
    projectIsBlocked: false,
    linking: null,
    lacks: [
      { step: 2, code: "locations" },
      { step: 3, code: "suppliers" },
    ],
    can: { update: true, remove: true, inactivate: false, copy: false },
  });
  expect((await workshop.person.api("GET /projects/{id}")({ id: project.id })).answer).toEqual(project);
});

test("an end date before the start date is refused", async () => {
  const { person, contractorId } = await openWorkshop(world);
  const body = { step: 1 as const, ...data, startDate: "2026-03-01", endDate: "2026-02-28", company: contractorId };
  const { status, refused } = await person.api("POST /projects")({ body });
  expect([status, refused.code]).toEqual([422, "project.dates_reversed"]);
});

test("creating a project requires membership, add_project and no project restriction", async () => {
  const { person, contractorId } = await openWorkshop(world);
  const strangers = await newCompany(world);
  const body = { step: 1 as const, ...data };
  expect((await person.api("POST /projects")({ body: { ...body, company: strangers } })).refused.code).toBe("company.not_found");

  const keys = ["see_projects", "add_project"] as const;
  const looking = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] }, { companyId: strangers, keys });
  expect((await looking.api("POST /projects")({ body: { ...body, company: contractorId } })).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "add_project" },
  });
  const restricted = await newPerson(world, { companyId: contractorId, keys, onlyProjects: [] });
  expect((await restricted.api("POST /projects")({ body: { ...body, company: contractorId } })).status).toBe(403);
});

test("a repeated idempotency key creates one project", async () => {
  const { person, contractorId } = await openWorkshop(world);
  const sent = { body: { step: 1 as const, ...data, company: contractorId } };
  const idempotencyKey = crypto.randomUUID();
  const [once, again] = [
    await person.api("POST /projects")(sent, { idempotencyKey }),
    await person.api("POST /projects")(sent, { idempotencyKey }),
  ];
  expect(again.answer).toEqual(once.answer);
  expect((await person.api("GET /projects")()).answer.results).toHaveLength(1);
});

test("a draft keeps its saved steps for a week", async () => {
  const workshop = await openWorkshop(world);
  const { person, place } = workshop;
  const project = await begin(workshop);
  const locations = [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }];
  await saveAt(person, project, { step: 2, locations, riskActivities: [] });
  world.clock.forward({ days: 7 });
  const { email } = person;
  const { answer } = await world.anonymous()("POST /authentication/signin")({ body: { email, password: "Emdia@2026#" } });
  const again = world.withToken((answer as { token: string }).token);
  const found = (await again("GET /projects/{id}")({ id: project.id })).answer;
  expect(found).toMatchObject({ isDraft: true, step: 2, version: 2, lacks: [{ step: 3, code: "suppliers" }] });
  expect(found.locations.map(({ facilityId }) => facilityId)).toEqual([place.facilityId]);
});

test("a draft is invisible to readers and to its suppliers", async () => {
  const workshop = await openWorkshop(world);
  const { person, contractorId, supplierId } = workshop;
  const project = await begin(workshop);
  const chosen = await saveAt(person, project, { step: 2, locations: [], riskActivities: [] });
  await saveAt(person, chosen.answer, { step: 3, companies: [{ companyId: supplierId, plans: ["SSMA"] }], invitedCompanies: [] });
  const looking = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  const supplier = await newPerson(world, { companyId: supplierId, keys: "all" });
  for (const { api } of [looking, supplier]) {
    expect((await api("GET /projects")()).answer.results).toEqual([]);
    expect((await api("GET /projects/{id}")({ id: project.id })).refused.code).toBe("project.not_found");
  }
  const { answer } = await person.api("GET /projects")();
  expect(answer.results).toMatchObject([{ id: project.id, isDraft: true, projectIsBlocked: false, can: { update: true, remove: true } }]);
  expect((await person.api("GET /projects")({ query: { state: ["active"] } })).answer.results).toEqual([]);
  expect((await person.api("GET /projects")({ query: { query: "rolos" } })).answer.meta.totalResults).toBe(1);
});

test.for([
  { plans: ["SSMA"], last: 4 },
  { plans: ["STP"], last: 5 },
  { plans: ["SSMA", "STP"], last: 5 },
] as const)(
  "a project with $plans begins with step $last and is blocked [R-253] [R-254] [R-275] [R-276] [CD-163]",
  async ({ plans, last }) => {
    const workshop = await openWorkshop(world);
    const project = await makeProject(workshop, plans);
    expect(project).toMatchObject({
      isDraft: false,
      step: last,
      projectIsBlocked: true,
      lacks: [],
      linking: { done: 0, total: 1 },
      companies: [{ companyId: workshop.supplierId, plans: [...plans].toSorted().map((plan) => ({ plan })) }],
    });
    const supplier = await newPerson(world, { companyId: workshop.supplierId, keys: "all" });
    expect((await supplier.api("GET /projects/{id}")({ id: project.id })).answer.companies).toHaveLength(1);
    const { answer } = await workshop.person.api("GET /projects/pipeline-status")();
    expect(answer).toEqual([{ project: data.name, project_id: project.id, projectIsBlocked: true }]);
  },
);
