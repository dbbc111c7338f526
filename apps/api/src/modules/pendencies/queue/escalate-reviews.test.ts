// Escalation of reviews past their deadline to the contact of the project.
import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { queueEscalations, queueNoticeMails } from "../../../../test/notice-jobs.ts";
import { jobHand, killedHand } from "../../../../test/pendency-jobs.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { escalateReviewsJob } from "./escalate-reviews.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const asked = askedOf(world);
const owner = () => world.database.ownerPool();
const today = (): IsoDay => dayInSaoPaulo(world.clock.now());
const SEES = ["see_projects", "see_pendency"] as const;

/** A review that was due yesterday, and the contact of its project. */
const lateReview = async () => {
  const pendency = await asked();
  const { id, contractorId, projectId, send } = pendency;
  const contact = await newPerson(world, { companyId: contractorId, keys: SEES });
  await owner().query("update project set contact_account_id = $2 where id = $1", [projectId, contact.accountId]);
  await newDraft(pendency);
  expect((await send()).status).toBe(200);
  const dueOn = (day: IsoDay) =>
    owner().query("update pendency set review_from = revision_date, review_days = 5, review_by = $2 where id = $1", [id, day]);
  await dueOn(addDays(today(), -1));
  const run = () => escalateReviewsJob.run(jobHand(world), { contractorId });
  return { ...pendency, contact, dueOn, run };
};
const escalationsOf = async ({ api }: Pick<Person, "api">) =>
  (await api("GET /notices")()).answer.results.filter(({ kind }) => kind === "escalation");

test("a late review reaches the contact once, even with two jobs at once", async () => {
  const { id, contact, run, contractorId } = await lateReview();
  const stranger = await newPerson(world, { companyId: contractorId, keys: SEES });
  await escalateReviewsJob.run(killedHand(world), { contractorId }).catch(() => undefined);
  expect(await escalationsOf(contact)).toEqual([]);
  await Promise.all([run(), run()]);
  await run();
  const [notice, ...others] = await escalationsOf(contact);
  expect([notice?.about, notice?.details.due, others]).toEqual([{ kind: "pendency", id }, addDays(today(), -1), []]);
  expect(await escalationsOf(stranger)).toEqual([]);
});

test("the sweep queues jobs only for contractors with late reviews", async () => {
  const [late, inTime] = [await lateReview(), await lateReview()];
  await inTime.dueOn(today());
  await queueEscalations(jobs, world);
  const { rows } = await owner().query<{ contractor: number }>(
    `select (j.payload ->> 'contractorId')::bigint as contractor from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [escalateReviewsJob.name],
  );
  const queued = rows.map(({ contractor }) => contractor);
  expect([queued.includes(late.contractorId), queued.includes(inTime.contractorId)]).toEqual([true, false]);
  await inTime.run();
  expect(await escalationsOf(inTime.contact)).toEqual([]);
});

test("a review of a new round is escalated again, a resumed one is not", async () => {
  const pendency = await lateReview();
  const { id, contact, dueOn, run, reviewer, sender, reject, send } = pendency;
  await run();
  await reviewer("PUT /pendencies/{id}")({ id, body: { status: "SUPPORT", note: "De que ano?" } });
  await sender("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION", note: "Deste." } });
  await dueOn(addDays(today(), -1));
  await run();
  expect((await escalationsOf(contact)).length).toBe(1);
  expect((await reject()).status).toBe(200);
  await newDraft(pendency);
  expect((await send()).status).toBe(200);
  await run();
  expect((await escalationsOf(contact)).length).toBe(1);
  await dueOn(addDays(today(), -1));
  await run();
  await run();
  expect((await escalationsOf(contact)).length).toBe(2);
});

test.for([
  { set: "status = 'DONE', review_from = null, review_days = null, review_by = null" },
  { set: "rest_for = 'good', rest_reason = 'no_longer_demanded'" },
  { set: "removed_at = now()" },
  { set: "review_by = null, review_from = null, returns_to = 'IN_REVISION', question_side = 'contractor', status = 'SUPPORT'" },
])("a review is not escalated when $set", async ({ set }) => {
  const { id, contact, run } = await lateReview();
  await owner().query(`update pendency set ${set} where id = $1`, [id]);
  await run();
  expect(await escalationsOf(contact)).toEqual([]);
});

test("owners are told when the contact does not see pendencies", async () => {
  const { contractorId, projectId, run } = await lateReview();
  const blind = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  await owner().query("update project set contact_account_id = $2 where id = $1", [projectId, blind.accountId]);
  const boss = await newPerson(world, { companyId: contractorId, keys: "all" });
  await run();
  expect([(await escalationsOf(boss)).length, await escalationsOf(blind)]).toEqual([1, []]);
});

test("escalations of a day become one e-mail, later ones wait a day", async () => {
  const { id, contact, dueOn, run } = await lateReview();
  await owner().query(
    `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version,
       status, round, revision_date, review_from, review_days, review_by)
     select contractor_id, project_id, provider_id, worker_id, requirement_id, n, plan, kind, type_owner_id, type_id, type_version,
       status, round, revision_date, review_from, review_days, review_by from pendency cross join generate_series(1, 11) n where id = $1`,
    [id],
  );
  await run();
  await queueNoticeMails(jobs, world);
  await queueNoticeMails(jobs, world);
  const [mail, ...others] = await mailsTo(world, contact.email);
  expect([mail?.subject, others]).toEqual(["12 análises atrasadas", []]);
  expect(mail?.text).toContain("Prazo da análise: ");
  expect(mail?.text).toContain("e mais 2");
  expect(mail?.text).toContain("/avisos/cancelar/");

  await owner().query("update pendency set round = round + 1 where id = $1", [id]);
  await dueOn(addDays(today(), -2));
  await run();
  await queueNoticeMails(jobs, world);
  expect((await escalationsOf(contact)).length).toBe(13);
  expect((await mailsTo(world, contact.email)).length).toBe(1);
  world.clock.forward({ days: 1 });
  await queueNoticeMails(jobs, world);
  expect((await mailsTo(world, contact.email)).map(({ subject }) => subject.replace(/:.*/, ""))).toContain("Análise atrasada");
});

test("the setting of the kind turns off its e-mail or both", async () => {
  const { contact, run } = await lateReview();
  await contact.api("PUT /notices/settings")({ body: { kind: "escalation", inbox: false, mail: false } });
  await run();
  await contact.api("PUT /notices/settings")({ body: { kind: "escalation", inbox: true, mail: true } });
  await run();
  await queueNoticeMails(jobs, world);
  expect([await escalationsOf(contact), await mailsTo(world, contact.email)]).toEqual([[], []]);
});
