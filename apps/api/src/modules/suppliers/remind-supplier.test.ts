import { reminderFilter } from "@emdia/contract/notices/reminder-filter.ts";
import { expect, test } from "vitest";
import { answered } from "../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { sharedSupplier } from "../../../test/fixtures/shared-supplier.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { queueNoticeMails } from "../../../test/notice-jobs.ts";
import { mailsTo } from "../../../test/sent-mail.ts";
import { whenBlockedOnLock } from "../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../test/world.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const REMIND = "POST /companies/providers/{id}/reminders";
const senderKeys = ["see_pendency", "send_pendency_analysis"] as const;
const keys = ["see_projects", "see_pendency", "see_history_project", "charge_supplier"] as const;

test("a reminder reaches the owner and the senders of the projects", async () => {
  const { providerId, owner, here, there } = await sharedSupplier(world);
  const sender = await newPerson(world, { companyId: providerId, keys: senderKeys, onlyProjects: [here.projectId] });
  const elsewhere = await newPerson(world, { companyId: providerId, keys: senderKeys, onlyProjects: [there.projectId] });
  const reader = await newPerson(world, { companyId: providerId, keys: ["see_pendency"] });
  const reminding = await here.person(keys);
  const { answer, status } = await reminding.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  expect([status, answer]).toEqual([201, { sentAt: expect.any(String), sentBy: "Pessoa de Teste", recipients: 2 }]);

  const inbox = async (person: typeof owner) => (await person.api("GET /notices")()).answer.results;
  for (const person of [owner, sender])
    expect(await inbox(person)).toMatchObject([
      {
        kind: "reminder",
        about: { kind: "contractor", id: here.contractorId },
        details: { open: here.pendencyIds.length, expired: 0 },
      },
    ]);
  expect([await inbox(elsewhere), await inbox(reader)]).toEqual([[], []]);
  await queueNoticeMails(jobs, world);
  const [mail] = await mailsTo(world, sender.email);
  expect(mail?.text).toContain(`Em aberto: ${here.pendencyIds.length}`);
  expect(mail?.text).toContain(
    `http://emdia.test/pendencias?plan=STP&plan=SSMA&status=OPEN&status=PRE_REJECTED&contractor=${here.contractorId}&side=provider`,
  );
  expect(mail?.text).toContain("Os números somam todos os projetos da contratante que quem cobra pode ver.");
});

test("the link of a reminder has the documents of its contractor only", async () => {
  const { providerId, owner, here, there } = await sharedSupplier(world);
  const reminding = await here.person(keys);
  await reminding.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  const [notice] = (await owner.api("GET /notices")()).answer.results;
  if (!notice) throw new Error("the owner has no notice");
  expect(notice.details).not.toHaveProperty("projects");
  const { results } = (await owner.api("GET /pendencies")({ query: reminderFilter(notice, "all") })).answer;
  expect(results.map(({ id }) => id).sort()).toEqual(here.pendencyIds.toSorted());
  expect(there.pendencyIds.length).toBeGreaterThan(0);
});

test("a sender restricted to projects reminds of these only", async () => {
  const { providerId, owner, here } = await sharedSupplier(world);
  const restricted = await here.person(keys, [here.projectId]);
  await restricted.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  const [notice] = (await owner.api("GET /notices")()).answer.results;
  expect(notice?.details).toMatchObject({ projects: [here.projectId] });
});

test("reminders of two contractors are two e-mails", async () => {
  const { providerId, owner, here, there } = await sharedSupplier(world);
  for (const { person, contractorId } of [here, there]) await (await person(keys)).api(REMIND)({ id: providerId, body: { contractorId } });
  await queueNoticeMails(jobs, world);
  expect(await mailsTo(world, owner.email)).toHaveLength(2);
});

test("a reminder is in the history of both sides", async () => {
  const { providerId, owner, here } = await sharedSupplier(world);
  const reminding = await here.person(keys);
  await reminding.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  const { history, reminders } = (await reminding.api("GET /companies/providers/{id}")({ id: providerId })).answer;
  expect(history?.[0]).toMatchObject({ action: "supplier.reminded", accountId: reminding.accountId });
  expect(reminders).toMatchObject([{ last: { sentBy: "Pessoa de Teste", isToday: true }, can: { send: false } }]);
  const { results } = (await owner.api("GET /companies/{id}/history")({ id: providerId, query: {} })).answer;
  expect(results[0]).toMatchObject({
    action: "supplier.reminded",
    accountId: null,
    subject: { kind: "contractor", id: here.contractorId },
  });
});

test("a reminder is refused when another commits while it waits", async () => {
  const { providerId, owner, here } = await sharedSupplier(world);
  const reminding = await here.person(keys);
  const other = await world.database.ownerPool().connect();
  await other.query("begin");
  await other.query(
    `insert into supplier_reminder (contractor_id, provider_id, day, sent_at, account_name, open, expired)
     values ($1, $2, $3, $4, 'Outra Pessoa', 1, 0)`,
    [here.contractorId, providerId, dayInSaoPaulo(world.clock.now()), world.clock.now()],
  );
  const waiting = reminding.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  await whenBlockedOnLock(world.database, () => other.query("commit")).finally(() => other.release());
  expect((await waiting).refused).toMatchObject({ code: "supplier_reminder.already_sent", details: { sentBy: "Outra Pessoa" } });
  expect((await owner.api("GET /notices")()).answer.results).toEqual([]);
});

test("a second reminder of a day says when the first was sent", async () => {
  const { providerId, owner, here, there } = await sharedSupplier(world);
  const reminding = await here.person(keys);
  const send = () => reminding.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  expect((await send()).status).toBe(201);
  const { refused } = await send();
  expect(refused).toMatchObject({ code: "supplier_reminder.already_sent", details: { sentBy: "Pessoa de Teste" } });
  expect((await owner.api("GET /notices")()).answer.results).toHaveLength(1);
  const other = await there.person(keys);
  expect((await other.api(REMIND)({ id: providerId, body: { contractorId: there.contractorId } })).status).toBe(201);
});

test("a supplier without documents to send is not reminded", async () => {
  const { providerId, here } = await sharedSupplier(world);
  for (const id of here.pendencyIds) await answered(world, id, { status: "DONE" });
  const reminding = await here.person(keys);
  expect((await reminding.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } })).refused.code).toBe(
    "supplier_reminder.nothing_due",
  );
});

test("a supplier without a person is not reminded and may be later", async () => {
  const { providerId, owner, here } = await sharedSupplier(world);
  await world.database.ownerPool().query("update account set disabled_at = now() where id = $1", [owner.accountId]);
  const reminding = await here.person(keys);
  const send = () => reminding.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  expect((await send()).refused.code).toBe("supplier_reminder.without_recipient");
  await world.database.ownerPool().query("update account set disabled_at = null where id = $1", [owner.accountId]);
  expect((await send()).status).toBe(201);
});

test("a supplier whose contacts turned reminders off may be reminded later", async () => {
  const { providerId, owner, here } = await sharedSupplier(world);
  const reminding = await here.person(keys);
  const send = () => reminding.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  const setting = (isOn: boolean) => owner.api("PUT /notices/settings")({ body: { kind: "reminder", inbox: isOn, mail: isOn } });
  await setting(false);
  expect((await send()).refused.code).toBe("supplier_reminder.without_recipient");
  const { reminders, history } = (await reminding.api("GET /companies/providers/{id}")({ id: providerId })).answer;
  expect([reminders[0]?.last, history]).toEqual([null, []]);
  await setting(true);
  expect((await send()).answer.recipients).toBe(1);
});

test("send_supplier_reminder rejects a contractor outside the scope", async () => {
  const { providerId, here, there } = await sharedSupplier(world);
  const reminding = await here.person(keys);
  const client = await world.database.appPool().connect();
  const send = (contractorId: number, projectId: number) =>
    client.query<{ recipients: number }>("select send_supplier_reminder($1, $2, now(), 1, 0, $3, '{}') as recipients", [
      contractorId,
      providerId,
      [projectId],
    ]);
  await client.query("begin");
  await client.query("select set_config('app.account', $1, true), set_config('app.companies', $2, true)", [
    reminding.accountId,
    `{${here.contractorId}}`,
  ]);
  expect((await send(here.contractorId, there.projectId)).rows).toEqual([{ recipients: 0 }]);
  await expect(send(there.contractorId, there.projectId)).rejects.toThrow("the contractor of the reminder is not in the scope");
  await client.query("rollback");
  client.release();
});

test("reminding requires the key in the contractor and a shared project", async () => {
  const { providerId, here, there } = await sharedSupplier(world);
  const both = await newPerson(world, { companyId: here.contractorId, keys: ["see_projects"] }, { companyId: there.contractorId, keys });
  const send = (contractorId: number) => both.api(REMIND)({ id: providerId, body: { contractorId } });
  expect((await send(here.contractorId)).refused.code).toBe("permission.missing");
  const reminding = await here.person(keys);
  expect((await reminding.api(REMIND)({ id: providerId, body: { contractorId: there.contractorId } })).refused.code).toBe(
    "company.not_found",
  );
});
