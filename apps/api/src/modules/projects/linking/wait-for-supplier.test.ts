import { expect, test } from "vitest";
import { signUp } from "../../../../test/accounts/sign-up.ts";
import { newCompanyInvitation } from "../../../../test/fixtures/new-company-invitation.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { linkSentTo, mailsTo } from "../../../../test/sent-mail.ts";
import { begin, linkNow, openWorkshop, saveAt, type Workshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { linkRegisteredSupplier } from "./link-registered-supplier.ts";

const world = openWorld();
const jobs = ownJobs(world.database);

type Awaited = { readonly cnpj: string; readonly email: string | null };
/** A begun project with an invitation for a company that the contractor entered. */
const waitingFor = async (workshop: Workshop, { cnpj, email }: Awaited) => {
  const { person, place } = workshop;
  const entered = await person.api("POST /companies")({ body: { cnpj, companyName: "Aroeira, como foi digitada" } });
  const drafted = await begin(workshop);
  const locations = [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }];
  const placed = await saveAt(person, drafted, { step: 2, locations, riskActivities: [] });
  const invitedCompanies = [{ id: -1, email, enteredId: entered.answer.id, plans: ["SSMA" as const] }];
  const invited = await saveAt(person, placed.answer, { step: 3, companies: [], invitedCompanies });
  const { answer: demands } = await person.api("GET /system-pendencies/projects/{projectId}/default-list")({
    projectId: drafted.id,
    query: { plan: "SSMA" },
  });
  const pendencies = demands.slice(0, 1).map(({ id }) => ({ systemPendencyId: id, isChecked: true }));
  const { answer } = await saveAt(person, invited.answer, { step: 4, pendencies, analysisDays: 5, reAnalysisDays: 5 });
  await linkNow(world, answer);
  return answer;
};
const read = async ({ person }: Workshop, id: number) => (await person.api("GET /projects/{id}")({ id })).answer;
const register = async ({ email, token }: { readonly email: string; readonly token: string }) => {
  expect((await signUp(world, { email, token })).status).toBe(200);
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [linkRegisteredSupplier], observe });
  await next("done");
};
const nothingQueued = () => world.database.ownerPool().query("delete from graphile_worker._private_jobs");

test("an entered company gets an e-mail and is linked when it registers [R-272] [R-282]", async () => {
  const workshop = await openWorkshop(world);
  const { token, email, cnpj, tradingName } = await newCompanyInvitation(world);
  await nothingQueued();
  const project = await waitingFor(workshop, { cnpj, email });
  expect(project).toMatchObject({
    isDraft: false,
    invitedCompanies: [{ email, company: { cnpj, tradingName: "Aroeira, como foi digitada", byHand: true, registeredId: null } }],
  });
  const link = await linkSentTo(world, email);
  expect([link.pathname, link.searchParams.get("email"), link.searchParams.get("cnpj")]).toEqual(["/convite/criar", email, cnpj]);

  await register({ email, token });
  const joined = await read(workshop, project.id);
  expect(joined).toMatchObject({ invitedCompanies: [], companies: [{ cnpj, tradingName, plans: [{ plan: "SSMA" }] }] });
});

test("a company registered with another address is linked only by the contractor", async () => {
  const workshop = await openWorkshop(world);
  const { token, email, cnpj } = await newCompanyInvitation(world);
  await nothingQueued();
  const awaited = `esperada-${cnpj.toLowerCase()}@teste.example`;
  const project = await waitingFor(workshop, { cnpj, email: awaited });
  await register({ email, token });
  const still = await read(workshop, project.id);
  const { registeredId = null } = still.invitedCompanies[0]?.company ?? {};
  expect([still.companies, still.projectIsBlocked]).toEqual([[], false]);
  expect(registeredId).toEqual(expect.any(Number));

  const { api } = workshop.person;
  const both = [{ companyId: registeredId ?? 0, plans: ["SSMA" as const] }];
  const invitedCompanies = still.invitedCompanies.map(({ id, plans, company }) => ({
    id,
    email: awaited,
    enteredId: company?.id ?? null,
    plans,
  }));
  const twice = await saveAt(workshop.person, still, { step: 3, companies: both, invitedCompanies });
  expect(twice.refused.code).toBe("project.supplier_twice");
  const added = await api("POST /projects/companies")({ body: { projectId: project.id, companyId: registeredId ?? 0, plans: ["SSMA"] } });
  expect(added.status).toBe(201);
  expect(await read(workshop, project.id)).toMatchObject({ invitedCompanies: [], companies: [{ companyId: registeredId }] });
});

test("an invitee that registers another CNPJ does not match the entry", async () => {
  const workshop = await openWorkshop(world);
  const [wanted, other] = [await newCompanyInvitation(world), await newCompanyInvitation(world)];
  await nothingQueued();
  const project = await waitingFor(workshop, { cnpj: wanted.cnpj, email: other.email });
  await register(other);
  const { companies, invitedCompanies } = await read(workshop, project.id);
  expect([companies, invitedCompanies[0]?.company?.registeredId]).toEqual([[], null]);
});

test("an address added later gets the e-mail; another contractor's entry is refused", async () => {
  const workshop = await openWorkshop(world);
  const { cnpj } = await newCompanyInvitation(world);
  const project = await waitingFor(workshop, { cnpj, email: null });
  expect(project.invitedCompanies).toMatchObject([{ email: null, sentAt: null, company: { cnpj } }]);
  const [waiting] = project.invitedCompanies;
  const late = `depois-${cnpj.toLowerCase()}@teste.example`;
  const invitedCompanies = [{ id: -1, email: late, enteredId: waiting?.company?.id ?? 0, plans: ["SSMA" as const] }];
  const { answer } = await saveAt(workshop.person, project, { step: 3, companies: [], invitedCompanies });
  expect(answer.invitedCompanies).toMatchObject([{ id: waiting?.id, email: late, sentAt: expect.any(String) }]);
  expect(await mailsTo(world, late)).toHaveLength(1);

  const elsewhere = await openWorkshop(world);
  const foreign = await begin(elsewhere);
  const { refused } = await saveAt(
    elsewhere.person,
    { ...foreign, version: foreign.version },
    { step: 3, companies: [], invitedCompanies },
  );
  expect(["project.step_order", "project.supplier_unknown"]).toContain(refused.code);
});
