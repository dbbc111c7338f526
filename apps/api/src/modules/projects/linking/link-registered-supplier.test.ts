import { expect, test } from "vitest";
import { signUp } from "../../../../test/accounts/sign-up.ts";
import { newCompanyInvitation } from "../../../../test/fixtures/new-company-invitation.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { linkSentTo, mailsTo } from "../../../../test/sent-mail.ts";
import { begin, data, linkNow, openWorkshop, saveAt, type Workshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { linkRegisteredSupplier } from "./link-registered-supplier.ts";

const world = openWorld();
const jobs = ownJobs(world.database);

/** A project with one supplier, invited by e-mail; `meanwhile` runs while the project is a draft. */
const awaiting = async (workshop: Workshop, email: string, meanwhile?: () => Promise<unknown>) => {
  const { person, place } = workshop;
  const locations = [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }];
  const drafted = await begin(workshop);
  const placed = await saveAt(person, drafted, { step: 2, locations, riskActivities: [] });
  const invited = await saveAt(person, placed.answer, { step: 3, companies: [], invitedCompanies: [{ id: -1, email, plans: ["SSMA"] }] });
  const demands = await person.api("GET /system-pendencies/projects/{projectId}/default-list")({
    projectId: drafted.id,
    query: { plan: "SSMA" },
  });
  expect(await mailsTo(world, email)).toEqual([]);
  await meanwhile?.();
  const pendencies = demands.answer.slice(0, 2).map(({ id }) => ({ systemPendencyId: id, isChecked: true }));
  return (await saveAt(person, invited.answer, { step: 4, pendencies, analysisDays: 5, reAnalysisDays: 5 })).answer;
};

test("a supplier invited by e-mail is linked after it registers [R-272] [R-282]", async () => {
  const workshop = await openWorkshop(world);
  const { token, email, tradingName } = await newCompanyInvitation(world);
  await world.database.ownerPool().query("delete from graphile_worker._private_jobs");
  const project = await awaiting(workshop, email);
  expect(project).toMatchObject({ isDraft: false, companies: [], invitedCompanies: [{ email, sentAt: expect.any(String) }] });
  const [mail] = await mailsTo(world, email);
  expect(mail?.subject).toContain("convidou sua empresa para um projeto");
  expect(mail?.text).toContain(data.name);
  expect((await linkSentTo(world, email)).pathname).toBe("/convite/criar");
  await linkNow(world, project);

  expect((await signUp(world, { email, token })).status).toBe(200);
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [linkRegisteredSupplier], observe });
  await next("done");
  const { answer } = await workshop.person.api("GET /projects/{id}")({ id: project.id });
  expect(answer).toMatchObject({ invitedCompanies: [], companies: [{ tradingName, plans: [{ plan: "SSMA" }] }], projectIsBlocked: true });
  const { answer: history } = await workshop.person.api("GET /projects/{id}/history")({ id: project.id });
  expect(history.results[0]).toMatchObject({
    action: "project.supplier_registered",
    accountName: null,
    subject: { kind: "company", name: tradingName },
  });
  const [supplier] = answer.companies;
  const ofSupplier = await workshop.person.api("GET /projects/{id}/providers/{providerId}/history")({
    id: project.id,
    providerId: supplier?.companyId ?? 0,
  });
  expect(ofSupplier.answer.results).toEqual([history.results[0]]);
});

test("a company that registers after its invitation was cancelled is not linked", async () => {
  const workshop = await openWorkshop(world);
  const { token, email } = await newCompanyInvitation(world);
  await world.database.ownerPool().query("delete from graphile_worker._private_jobs");
  const project = await awaiting(workshop, email);
  await linkNow(world, project);
  const companies = [{ companyId: workshop.supplierId, plans: ["SSMA" as const] }];
  const { answer: uninvited } = await saveAt(workshop.person, project, { step: 3, companies, invitedCompanies: [] });
  expect(uninvited.invitedCompanies).toEqual([]);

  await signUp(world, { email, token });
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [linkRegisteredSupplier], observe });
  await next("done");
  const { answer } = await workshop.person.api("GET /projects/{id}")({ id: project.id });
  expect(answer.companies.map(({ companyId }) => companyId)).toEqual([workshop.supplierId]);
});

test("an invitee that registers before the project begins gets no e-mail [R-272] [R-282]", async () => {
  const workshop = await openWorkshop(world);
  const { token, email, tradingName } = await newCompanyInvitation(world);
  await world.database.ownerPool().query("delete from graphile_worker._private_jobs");
  const project = await awaiting(workshop, email, async () => expect((await signUp(world, { email, token })).status).toBe(200));
  expect(project).toMatchObject({ isDraft: false, invitedCompanies: [], companies: [{ tradingName, plans: [{ plan: "SSMA" }] }] });
  const { rows } = await world.database
    .ownerPool()
    .query<{ since: string }>("select linked_from::text as since from project_company where project_id = $1", [project.id]);
  expect(rows).toEqual([{ since: data.startDate }]);
  expect((await mailsTo(world, email)).filter(({ subject }) => subject.includes("convidou sua empresa"))).toEqual([]);
  const { answer: history } = await workshop.person.api("GET /projects/{id}/history")({ id: project.id });
  expect(history.results).toContainEqual(
    expect.objectContaining({ action: "project.supplier_registered", subject: expect.objectContaining({ name: tradingName }) }),
  );
});
