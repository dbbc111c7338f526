import type { Plan } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { begin, linkNow, makeProject, openWorkshop, saveAt, type Workshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
type Input = { readonly companies?: readonly [number, readonly Plan[]][]; readonly invited?: readonly [string, readonly Plan[]][] };

const suppliers = ({ person }: Workshop, project: Project, { companies = [], invited = [] }: Input) =>
  saveAt(person, project, {
    step: 3,
    companies: companies.map(([companyId, plans]) => ({ companyId, plans: [...plans] })),
    invitedCompanies: invited.map(([email, plans], at) => ({ id: -1 - at, email, plans: [...plans] })),
  });
const drafted = async () => {
  const workshop = await openWorkshop(world);
  const project = await begin(workshop);
  const locations = [{ facilityId: workshop.place.facilityId, departmentIds: [workshop.place.departmentId] }];
  return { workshop, project: (await saveAt(workshop.person, project, { step: 2, locations, riskActivities: [] })).answer };
};

test("duplicate or unknown suppliers and the contractor itself are refused [R-272]", async () => {
  const { workshop, project } = await drafted();
  const { supplierId, contractorId } = workshop;
  const codes = [
    await suppliers(workshop, project, {
      companies: [
        [supplierId, ["STP"]],
        [supplierId, ["SSMA"]],
      ],
    }),
    await suppliers(workshop, project, { companies: [[8_999_999, ["STP"]]] }),
    await suppliers(workshop, project, { companies: [[contractorId, ["STP"]]] }),
    await suppliers(workshop, project, {
      invited: [
        ["a@ipe.example", ["STP"]],
        ["A@ipe.example", ["STP"]],
      ],
    }),
  ].map(({ status, refused }) => [status, refused.code]);
  expect(codes).toEqual([
    [422, "project.supplier_twice"],
    [422, "project.supplier_unknown"],
    [422, "project.supplier_is_contractor"],
    [422, "project.supplier_twice"],
  ]);
});

test("inviting the address of an existing account is refused [R-273] [R-280]", async () => {
  const { workshop, project } = await drafted();
  const { email } = await newPerson(world, { companyId: workshop.supplierId, keys: [] });
  const { status, refused } = await suppliers(workshop, project, { invited: [[email, ["SSMA"]]] });
  expect([status, refused.code, refused.message]).toEqual([
    422,
    "project.email_known",
    "E-mail já cadastrado, verifique sua lista de fornecedores.",
  ]);
  const malformed = await suppliers(workshop, project, { invited: [["sem arroba", ["SSMA"]]] });
  expect(malformed.refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "body.invitedCompanies.0.email" }] } });
});

test("a draft replaces its suppliers and invitations, which have negative ids [R-282]", async () => {
  const { workshop, project } = await drafted();
  const { supplierId } = workshop;
  const other = await newCompany(world, "provider");
  const first = await suppliers(workshop, project, {
    companies: [[supplierId, ["STP"]]],
    invited: [["novo@fornecedor.example", ["SSMA"]]],
  });
  expect(first.answer).toMatchObject({
    step: 3,
    companies: [{ companyId: supplierId }],
    invitedCompanies: [{ email: "novo@fornecedor.example", sentAt: null }],
  });
  expect(first.answer.invitedCompanies[0]?.id).toBeLessThan(0);
  const second = await suppliers(workshop, first.answer, {
    companies: [[other, ["SSMA", "SSMA"]]],
    invited: [["novo@fornecedor.example", ["STP"]]],
  });
  expect(second.answer.companies.map(({ companyId, plans }) => [companyId, plans.map(({ plan }) => plan)])).toEqual([[other, ["SSMA"]]]);
  expect(second.answer.invitedCompanies).toMatchObject([{ plans: ["STP"] }]);
  const third = await suppliers(workshop, second.answer, { companies: [[other, ["SSMA"]]] });
  expect(third.answer.invitedCompanies).toEqual([]);
});

test("a begun project keeps its suppliers and plans, and accepts another plan [R-284] [R-285] [CD-080] [CD-156]", async () => {
  const workshop = await openWorkshop(world);
  const { supplierId } = workshop;
  const project = await makeProject(workshop, ["SSMA"]);
  await linkNow(world, project);
  for (const companies of [[], [[supplierId, ["STP"]]]] as const) {
    const { status, refused } = await suppliers(workshop, project, { companies: [...companies] as never });
    expect([status, refused.code]).toEqual([409, "project.plan_assigned"]);
  }
  const { answer } = await suppliers(workshop, project, { companies: [[supplierId, ["SSMA", "STP"]]] });
  expect(answer.companies[0]?.plans.map(({ plan }) => plan)).toEqual(["SSMA", "STP"]);
  expect(answer.lacks).toEqual([
    { step: 5, code: "stp_requirements" },
    { step: 5, code: "stp_period" },
  ]);
});

test("a contractor company becomes a supplier when it is linked", async () => {
  const workshop = await openWorkshop(world);
  const contractor = await newCompany(world, "contractor");
  const project = await makeProject({ ...workshop, supplierId: contractor });
  const { api } = await newPerson(world, { companyId: contractor, keys: "all" });
  expect((await api("GET /projects")()).answer.results.map(({ id }) => id)).toEqual([project.id]);
});

test("a supplier sees only itself among the suppliers of a project", async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop);
  await linkNow(world, project);
  const other = await newCompany(world, "provider");
  await suppliers(workshop, project, {
    companies: [
      [workshop.supplierId, ["SSMA"]],
      [other, ["SSMA"]],
    ],
    invited: [["x@y.example", ["SSMA"]]],
  });
  const { api } = await newPerson(world, { companyId: other, keys: "all" });
  const { answer } = await api("GET /projects/{id}")({ id: project.id });
  expect(answer.companies.map(({ companyId }) => companyId)).toEqual([other]);
  expect(answer.invitedCompanies).toEqual([]);
  expect(answer.can).toMatchObject({ update: false, remove: false, copy: false, seeHistory: false });
  const { answer: infos } = await api("GET /projects/{id}/additional-infos")({ id: project.id });
  expect(infos).toMatchObject({ suppliers: 1, invitedSuppliers: 0, units: 1, areas: 1, ssmaDocuments: 3 });
  expect((await workshop.person.api("GET /projects/{id}/additional-infos")({ id: project.id })).answer).toMatchObject({
    suppliers: 2,
    invitedSuppliers: 1,
  });
  const { refused } = await saveAt({ ...workshop.person, api }, project, { step: 2, locations: [], riskActivities: [] });
  expect(refused.code).toBe("permission.missing");
});
