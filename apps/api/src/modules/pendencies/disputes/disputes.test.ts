// Disputes of rejections, from the supplier's text to the decision.
import type { DisputeDecision } from "@emdia/contract/pendencies/dispute.ts";
import { pino } from "pino";
import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { aPdf, newDraft } from "../../../../test/fixtures/new-document.ts";
import { answered } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";
import { escalateDisputesJobIn } from "./escalate-disputes.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const asked = askedOf(world);
const owner = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);
const DECIDES = ["see_pendency", "see_details_pendency", "see_file_pendency", "see_health_document", "decide_dispute"] as const;
type Speaker = Pick<Person, "api">;

/** A rejected document with a user of the contractor who can decide a dispute. */
const rejected = async () => {
  const pendency = await asked();
  const { id, contractorId, projectId, sender, reviewer } = pendency;
  await newDraft(pendency);
  await pendency.send();
  expect((await pendency.reject()).status).toBe(200);
  const decider = await newPerson(world, { companyId: contractorId, keys: DECIDES });
  const attach = async () => {
    const body = new FormData();
    body.set("attachment", aPdf(String(Math.random())), "prova.pdf");
    return (await sender("POST /pendencies/{id}/dispute/attachments")({ id, body })).answer;
  };
  const dispute = (attachments: number[] = [], text = "Está assinado na segunda página.") =>
    sender("POST /pendencies/{id}/dispute")({ id, body: { text, attachments } });
  const decide = ({ api }: Speaker, decision: DisputeDecision, reason = "Conferi de novo.") =>
    api("PUT /pendencies/{id}/dispute/decision")({ id, body: { decision, reason } });
  const see = async (api: Person["api"]) => (await api("GET /pendencies/{id}/dispute")({ id })).answer;
  const list = async (api: Person["api"]) => {
    const { answer } = await api("GET /pendencies")({ query: { disputed: true, project: [projectId] } });
    return answer.results.map((row) => [row.id, row.isDisputed]);
  };
  return { ...pendency, id, decider, attach, dispute, decide, see, list, reviewerSees: { api: reviewer } };
};
const inbox = async (api: Person["api"]) => (await api("GET /notices")()).answer.results.map(({ kind, details }) => [kind, details.text]);

test("a dispute with a file keeps the status and marks lists and details of both sides", async () => {
  const { id, sender, decider, attach, dispute, see, list, read } = await rejected();
  expect(await see(sender)).toMatchObject({ disputes: [], daysLeft: 10, can: { dispute: true, decide: false } });
  const { id: file } = await attach();
  const made = await dispute([file]);
  expect(made.status).toBe(201);
  expect(made.answer.disputes).toMatchObject([
    { state: "pending", text: "Está assinado na segunda página.", attachments: [{ id: file, state: "clean" }], decision: null },
  ]);
  expect(await read()).toMatchObject({ status: "OPEN", isDisputed: true });
  expect([await list(sender), await list(decider.api)]).toEqual([[[id, true]], [[id, true]]]);
  expect(await inbox(decider.api)).toEqual([["dispute", "Está assinado na segunda página."]]);
  const opened = await decider.api("GET /pendencies/{id}/comments/attachments/{attachmentId}")({ id, attachmentId: file });
  expect(opened.status).toBe(200);
});

test("an upheld rejection stays open and cannot be disputed again", async () => {
  const { sender, decider, dispute, decide, see, list, read } = await rejected();
  await dispute();
  expect(await see(decider.api)).toMatchObject({ can: { decide: true }, decisionObstacle: null });
  const decided = await decide(decider, "UPHELD", "A página não tem assinatura.");
  expect(decided.answer.disputes).toMatchObject([
    { state: "upheld", text: "Está assinado na segunda página.", decision: { decision: "UPHELD", reason: "A página não tem assinatura." } },
  ]);
  expect(await read()).toMatchObject({ status: "OPEN", isDisputed: false, can: { seeDisputes: true } });
  expect([await list(sender), await inbox(sender)]).toEqual([
    [],
    expect.arrayContaining([["dispute_upheld", "A página não tem assinatura."]]),
  ]);
  expect((await dispute()).refused).toMatchObject({ statusCode: 422, code: "dispute.already_disputed" });
  expect((await decide(decider, "REVERSED")).refused.code).toBe("dispute.already_decided");
  expect((await sender("GET /pendencies/dispute-totals")()).answer).toEqual({ pending: 0, upheld: 1, reversed: 0 });
});

test("a reversed rejection returns to review, and its next rejection can be disputed", async () => {
  const { id, sender, decider, dispute, decide, read, reject, see } = await rejected();
  await dispute();
  expect((await decide(decider, "REVERSED", "A assinatura existe.")).status).toBe(200);
  expect(await read()).toMatchObject({ status: "IN_REVISION", isDisputed: false });
  const { answer } = await sender("GET /pendencies/{id}/history")({ id });
  const told = answer.results.map(({ action, newValue }) => [action, newValue]);
  expect(told).toContainEqual(["pendency.reverse_rejection", "IN_REVISION"]);
  expect(told).toContainEqual(["pendency.noted", "A assinatura existe."]);
  expect(told).toContainEqual(["pendency.noted", "Está assinado na segunda página."]);
  expect(await inbox(sender)).toContainEqual(["dispute_reversed", "A assinatura existe."]);
  world.clock.forward({ seconds: 1 });
  await reject();
  expect((await dispute()).status).toBe(201);
  expect((await see(sender)).disputes.map(({ state }) => state)).toEqual(["pending", "reversed"]);
});

test("a reversed rejection finishes the document if its answers allow it [R-431]", async () => {
  const { id, decider, dispute, decide, read } = await rejected();
  await dispute();
  await answered(world, id, { answer: "OK" });
  expect((await decide(decider, "REVERSED")).status).toBe(200);
  expect((await read()).status).toBe("DONE");
});

test("sending again closes the dispute", async () => {
  const { id, supplier, sender, decider, dispute, decide, see, send, read } = await rejected();
  await dispute();
  await newDraft({ supplier, pendencyId: id });
  expect((await send()).status).toBe(200);
  expect(await read()).toMatchObject({ status: "IN_REVISION", isDisputed: false });
  expect((await see(sender)).disputes).toMatchObject([{ state: "closed", decision: null }]);
  expect((await decide(decider, "UPHELD")).refused.code).toBe("dispute.already_decided");
});

test("the owner who rejected decides only while no other holder can", async () => {
  const { reviewerSees, decider, dispute, decide, see } = await rejected();
  await dispute();
  expect((await decide(reviewerSees, "UPHELD")).refused.code).toBe("dispute.own_rejection");
  expect(await see(reviewerSees.api)).toMatchObject({ can: { decide: false }, decisionObstacle: "own_rejection" });
  await owner("update account set disabled_at = now() where id = $1", [decider.accountId]);
  expect(await see(reviewerSees.api)).toMatchObject({ can: { decide: true }, decisionObstacle: null });
  expect((await decide(reviewerSees, "UPHELD")).status).toBe(200);
});

test("missing texts, late disputes and documents without a rejection are refused", async () => {
  const { id, sender, decider, dispute, decide } = await rejected();
  expect((await decide(decider, "UPHELD")).refused.code).toBe("dispute.not_disputed");
  expect((await dispute([], "  ")).refused.code).toBe("dispute.text_missing");
  await dispute();
  expect((await decide(decider, "UPHELD", " ")).refused.code).toBe("dispute.reason_missing");
  const other = await asked();
  const body = { text: "Está assinado." };
  expect((await other.sender("POST /pendencies/{id}/dispute")({ id: other.id, body })).refused.code).toBe("dispute.not_rejected");
  const late = await rejected();
  await owner("alter table history disable trigger user", []);
  await owner("update history set at = at - interval '20 days' where about_kind = 'pendency' and about_id = $1", [late.id]);
  await owner("alter table history enable trigger user", []);
  expect((await late.dispute()).refused.code).toBe("dispute.too_late");
  expect((await sender("PUT /pendencies/{id}/dispute/decision")({ id, body: { decision: "UPHELD" } })).status).toBe(403);
});

test("users of other companies and projects do not see a dispute", async () => {
  const { id, contractorId, dispute } = await rejected();
  await dispute();
  const other = await asked();
  const elsewhere = await newPerson(world, { companyId: contractorId, keys: DECIDES, onlyProjects: [] });
  for (const api of [other.sender, other.reviewer, elsewhere.api]) {
    expect((await api("GET /pendencies/{id}/dispute")({ id })).status).toBe(404);
    expect((await api("GET /pendencies/dispute-totals")()).answer).toEqual({ pending: 0, upheld: 0, reversed: 0 });
  }
});

test("a late dispute is escalated once to the contact of the project", async () => {
  const { contractorId, projectId, dispute, see, sender } = await rejected();
  const contact = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "see_pendency"] });
  await owner("update project set contact_account_id = $2 where id = $1", [projectId, contact.accountId]);
  await dispute();
  const job = escalateDisputesJobIn(1);
  const escalations = async () => (await inbox(contact.api)).filter(([kind]) => kind === "dispute_escalation").length;
  await job.run(jobHand(world), { contractorId });
  expect(await escalations()).toBe(0);
  await owner("update pendency_dispute set decide_by = decide_by - 30 where contractor_id = $1", [contractorId]);
  await Promise.all([job.run(jobHand(world), { contractorId }), job.run(jobHand(world), { contractorId })]);
  await job.run(jobHand(world), { contractorId });
  expect([await escalations(), (await see(sender)).disputes[0]?.isEscalated]).toEqual([1, true]);
});

test("the sweep queues a job for each contractor with a late dispute", async () => {
  const { contractorId, dispute } = await rejected();
  await dispute();
  await owner("update pendency_dispute set decide_by = decide_by - 30 where contractor_id = $1", [contractorId]);
  const context = sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) });
  await sweeps.find(({ name }) => name === "platform.escalate-disputes")?.run(context);
  const { rows } = await owner("select key from graphile_worker._private_jobs where key = $1", [
    `pendencies.escalate-disputes ${contractorId}`,
  ]);
  expect(rows).toHaveLength(1);
});
