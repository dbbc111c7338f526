import { expect, test } from "vitest";
import { answered } from "../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { sharedSupplier } from "../../../test/fixtures/shared-supplier.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { queueNoticeMails } from "../../../test/notice-jobs.ts";
import { mailsTo } from "../../../test/sent-mail.ts";
import { openWorld } from "../../../test/world.ts";

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
  const charger = await here.person(keys);
  const { answer, status } = await charger.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  expect([status, answer]).toEqual([201, { sentAt: expect.any(String), sentBy: "Pessoa de Teste", recipients: 2 }]);

  const inbox = async (person: typeof owner) => (await person.api("GET /notices")()).answer.results;
  for (const person of [owner, sender])
    expect(await inbox(person)).toMatchObject([
      {
        kind: "reminder",
        about: { kind: "contractor", id: here.contractorId },
        details: { open: here.pendencyIds.length, expired: 0, projects: [here.projectId] },
      },
    ]);
  expect([await inbox(elsewhere), await inbox(reader)]).toEqual([[], []]);
  await queueNoticeMails(jobs, world);
  const [mail] = await mailsTo(world, sender.email);
  expect(mail?.text).toContain(`Em aberto: ${here.pendencyIds.length}`);
  expect(mail?.text).toContain(`http://emdia.test/pendencias?plan=STP&plan=SSMA&status=OPEN&status=PRE_REJECTED&project=${here.projectId}`);
});

test("a reminder is in the history of both sides", async () => {
  const { providerId, owner, here } = await sharedSupplier(world);
  const charger = await here.person(keys);
  await charger.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  const { history, reminders } = (await charger.api("GET /companies/providers/{id}")({ id: providerId })).answer;
  expect(history?.[0]).toMatchObject({ action: "supplier.reminded", accountId: charger.accountId });
  expect(reminders).toMatchObject([{ last: { sentBy: "Pessoa de Teste", isToday: true }, can: { send: false } }]);
  const { results } = (await owner.api("GET /companies/{id}/history")({ id: providerId, query: {} })).answer;
  expect(results[0]).toMatchObject({
    action: "supplier.reminded",
    accountId: null,
    subject: { kind: "contractor", id: here.contractorId },
  });
});

test("two reminders at the same time send one, and a later one says when", async () => {
  const { providerId, owner, here, there } = await sharedSupplier(world);
  const charger = await here.person(keys);
  const send = () => charger.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { refused } = await send();
  expect(refused).toMatchObject({ code: "supplier_reminder.already_sent", details: { sentBy: "Pessoa de Teste" } });
  expect((await owner.api("GET /notices")()).answer.results).toHaveLength(1);
  const other = await there.person(keys);
  expect((await other.api(REMIND)({ id: providerId, body: { contractorId: there.contractorId } })).status).toBe(201);
});

test("a supplier without documents to send is not reminded", async () => {
  const { providerId, here } = await sharedSupplier(world);
  for (const id of here.pendencyIds) await answered(world, id, { status: "DONE" });
  const charger = await here.person(keys);
  expect((await charger.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } })).refused.code).toBe(
    "supplier_reminder.nothing_due",
  );
});

test("a supplier without a person is not reminded and may be later", async () => {
  const { providerId, owner, here } = await sharedSupplier(world);
  await world.database.ownerPool().query("update account set disabled_at = now() where id = $1", [owner.accountId]);
  const charger = await here.person(keys);
  const send = () => charger.api(REMIND)({ id: providerId, body: { contractorId: here.contractorId } });
  expect((await send()).refused.code).toBe("supplier_reminder.without_recipient");
  await world.database.ownerPool().query("update account set disabled_at = null where id = $1", [owner.accountId]);
  expect((await send()).status).toBe(201);
});

test("reminding requires the key in the contractor and a shared project", async () => {
  const { providerId, here, there } = await sharedSupplier(world);
  const both = await newPerson(world, { companyId: here.contractorId, keys: ["see_projects"] }, { companyId: there.contractorId, keys });
  const send = (contractorId: number) => both.api(REMIND)({ id: providerId, body: { contractorId } });
  expect((await send(here.contractorId)).refused.code).toBe("permission.missing");
  const charger = await here.person(keys);
  expect((await charger.api(REMIND)({ id: providerId, body: { contractorId: there.contractorId } })).refused.code).toBe(
    "company.not_found",
  );
});
