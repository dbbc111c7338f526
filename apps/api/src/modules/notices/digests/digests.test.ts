import { expect, test } from "vitest";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { queueDigests } from "../../../../test/notice-jobs.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const today = () => dayInSaoPaulo(world.clock.now());
const DAILY = ["see_pendency", "notification_pendency_project_daily"] as const;
const NEXT_DUE = ["see_pendency", "notification_pendency_project_next_due_date"] as const;

const change = (id: number, set: string, ...values: unknown[]) =>
  world.database.ownerPool().query(`update pendency set ${set} where id = $1`, [id, ...values]);

test("a holder of the daily key receives the daily digest once a day [R-224] [P-072]", async () => {
  const { providerId, contractorId, pendencyId } = await newPendency(world);
  await change(pendencyId, "send_by = $2", addDays(today(), -1));
  const holder = await newPerson(world, { companyId: providerId, keys: DAILY });
  const without = await newPerson(world, { companyId: providerId, keys: ["see_pendency"] });
  const otherSide = await newPerson(world, { companyId: contractorId, keys: DAILY });
  await Promise.all([queueDigests(jobs, world), queueDigests(jobs, world)]);
  await queueDigests(jobs, world);
  const [mail, ...others] = await mailsTo(world, holder.email);
  expect([mail?.text.includes("Documentos a enviar: 1. Atrasados: 1."), others]).toEqual([true, []]);
  expect(mail?.text).toContain("Hoje e amanhã");
  expect(mail?.text).not.toContain("Esta semana");
  expect(mail?.text).toContain(`http://emdia.test/pendencias/editar/${pendencyId}`);
  expect([await mailsTo(world, without.email), await mailsTo(world, otherSide.email)]).toEqual([[], []]);
});

test("a digest has one section per key, in the language of the person [P-073]", async () => {
  const { contractorId, pendencyId } = await newPendency(world);
  await change(
    pendencyId,
    "status = 'IN_REVISION', sent_documents = 1, revision_date = $2, review_from = $2, review_days = 5, review_by = $2",
    today(),
  );
  const keys = [...DAILY, "notification_pendency_project_weekly"] as const;
  const person = await newPerson(world, { companyId: contractorId, keys });
  await world.database.ownerPool().query("update account set language = 'en-US' where id = $1", [person.accountId]);
  await queueDigests(jobs, world);
  const [mail] = await mailsTo(world, person.email);
  expect(mail?.text).toContain("Today and tomorrow\n- Documents to review: 1. Late: 0. Due in this period: 1.");
  expect(mail?.text).toContain("This week\n- Documents to review: 1.");
});

test("the section of the next due date lists approvals near expiry [R-224] [P-074]", async () => {
  const { providerId, pendencyId } = await newPendency(world);
  await change(pendencyId, "status = 'NEXT_DUE_DATE', expiration_date = $2", addDays(today(), 5));
  const person = await newPerson(world, { companyId: providerId, keys: NEXT_DUE });
  await queueDigests(jobs, world);
  expect((await mailsTo(world, person.email))[0]?.text).toContain("Documentos perto do vencimento: 1. Vencem em até 7 dias: 1.");
});

test.for([
  "status = 'DONE', send_by = null",
  "rest_for = 'good', rest_reason = 'no_longer_demanded'",
  "reference_month = date_trunc('month', $2::date)",
])("a digest omits terminal, inactive and future documents", async (set) => {
  const { providerId, pendencyId } = await newPendency(world);
  await change(pendencyId, `send_by = $2`, today());
  await (set.includes("$2") ? change(pendencyId, set, today()) : change(pendencyId, set));
  const person = await newPerson(world, { companyId: providerId, keys: [...DAILY, ...NEXT_DUE] });
  await queueDigests(jobs, world);
  expect(await mailsTo(world, person.email)).toEqual([]);
});

test("a digest shows only projects to which the person is restricted", async () => {
  const { contractorId, pendencyId } = await newPendency(world);
  await change(
    pendencyId,
    "status = 'IN_REVISION', sent_documents = 1, revision_date = $2, review_from = $2, review_days = 5, review_by = $2",
    today(),
  );
  const person = await newPerson(world, { companyId: contractorId, keys: DAILY, onlyProjects: [] });
  await queueDigests(jobs, world);
  expect(await mailsTo(world, person.email)).toEqual([]);
});

/** A person with the weekly key whose digests are delivered on request, on a Monday. */
const weeklyReader = async () => {
  const weekday = new Date(`${today()}T12:00:00Z`).getUTCDay();
  world.clock.forward({ days: (8 - weekday) % 7 });
  const { providerId, pendencyId } = await newPendency(world);
  await change(pendencyId, "send_by = $2", today());
  const person = await newPerson(world, { companyId: providerId, keys: [...DAILY, "notification_pendency_project_weekly"] });
  const mails = () => mailsTo(world, person.email);
  const deliver = () =>
    world.database.ownerPool().query(
      `insert into outbox_message (message_id, category, template, state, at, channel, recipient)
        select message_id, 'digest', 'notices.digest', 'sent', now(), 'email', $2 from notice_digest where account_id = $1 on conflict do nothing`,
      [person.accountId, person.email],
    );
  return { mails, deliver };
};
const hasWeek = (mails: readonly { readonly text: string }[]) => mails.map(({ text }) => text.includes("Esta semana"));

test("digests after days off cover that day, and the week once", async () => {
  const { mails, deliver } = await weeklyReader();
  await queueDigests(jobs, world);
  expect(hasWeek(await mails())).toEqual([true]);
  await deliver();
  world.clock.forward({ days: 3 });
  await queueDigests(jobs, world);
  expect(hasWeek(await mails())).toEqual([false]);
  world.clock.forward({ days: 4 });
  await queueDigests(jobs, world);
  expect(hasWeek(await mails())).toEqual([true]);
});

test("the weekly section follows a digest that the mail server refused", async () => {
  const { mails } = await weeklyReader();
  await queueDigests(jobs, world);
  world.clock.forward({ days: 1 });
  await queueDigests(jobs, world);
  expect(hasWeek(await mails())).toEqual([true]);
});

test("the unsubscribe link of a digest turns off its sections", async () => {
  const { providerId, pendencyId } = await newPendency(world);
  await change(pendencyId, "send_by = $2", today());
  const person = await newPerson(world, { companyId: providerId, keys: [...DAILY, ...NEXT_DUE] });
  await queueDigests(jobs, world);
  const [mail] = await mailsTo(world, person.email);
  const token = /\/avisos\/cancelar\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await world.anonymous()("POST /notices/unsubscribe")({ body: { token } })).status).toBe(204);
  const settings = (await person.api("GET /notices/settings")()).answer.results;
  expect(settings.filter(({ mail: isOn }) => !isOn).map(({ kind }) => kind)).toEqual(["digest_daily"]);
  expect(await mailsTo(world, person.email)).toEqual([]);
});
