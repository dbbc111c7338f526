import { pino } from "pino";
import { expect, test } from "vitest";
import { newBadgeHolder, useBadges } from "../../../../test/fixtures/new-badge.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";
import { recomputeDueWorkersJob } from "../../workers/index.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const INFO = "GET /employees/badge-info/{id}";
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const read = async (id: string) => (await world.anonymous()(INFO)({ id })).answer;
const holder = async () => {
  const made = await newBadgeHolder(world);
  const { answer } = await made.supplier.api("GET /companies/employees/{contractId}/badge")({ contractId: made.one.contractId });
  return { ...made, code: answer.id };
};

test("an anonymous request gets name, company, role and one answer per project [R-494] [CD-157]", async () => {
  const { code } = await holder();
  const reply = await world.anonymous()(INFO)({ id: code });
  expect(reply.status).toBe(200);
  expect(reply.answer).toEqual({
    state: "valid",
    name: "Joana Prado",
    photoUrl: null,
    companyName: expect.any(String),
    role: "Montadora",
    projects: [1, 2].map(() => ({
      name: expect.any(String),
      contractorName: expect.any(String),
      mayWork: true,
      since: "2026-03-02",
      trainings: null,
    })),
    checkedAt: expect.stringContaining(world.clock.now().toISOString().slice(0, 13)),
  });
});

test("the page shows no document, reason or health detail [CD-018] [CD-157]", async () => {
  const { code, supplier, workerId } = await holder();
  const { answer: worker } = await supplier.api("GET /companies/employees/{id}")({ id: workerId });
  const leave = { movementType: "leave", status: "away", projectId: null, startDate: day(-1), endDate: day(9), reason: "CID F32" } as const;
  await supplier.api("POST /companies/employees/{id}/movements")({ id: workerId, body: leave });
  const answer = await read(code);
  expect(answer.projects.map(({ mayWork }) => mayWork)).toEqual([false, false]);
  const text = JSON.stringify(answer);
  for (const hidden of [worker.CPF ?? "", (worker.CPF ?? "").replace(/\D/g, ""), "F32", "away", "leave", day(-1), day(9)])
    expect(text).not.toContain(hidden);
});

test("projects of contractors without badges are not on the page", async () => {
  const { code, one } = await holder();
  await useBadges(world, one.contractorId, false);
  expect((await read(code)).projects).toHaveLength(1);
});

test("unknown ids and numeric ids give anonymous requests the same 404 [CD-157]", async () => {
  const { workerId } = await holder();
  const ask = async (id: string) => (await world.anonymous()(INFO)({ id })).refused;
  const unknown = await ask("0123456789abcdefghjkmnpqrs");
  expect(unknown).toMatchObject({ statusCode: 404, code: "badge.not_found" });
  expect([await ask(String(workerId)), await ask("999999999")]).toEqual([unknown, unknown]);
});

test("a session reads a worker that it sees by the numeric id [CD-157]", async () => {
  const { workerId, one, supplier } = await holder();
  const id = String(workerId);
  expect((await supplier.api(INFO)({ id })).answer).toMatchObject({ state: "valid", name: "Joana Prado" });
  const contractor = await newPerson(world, { companyId: one.contractorId, keys: ["see_employee"] });
  expect((await contractor.api(INFO)({ id })).answer.projects).toHaveLength(1);
  const stranger = await newPerson(world, { companyId: await newCompany(world, "contractor"), keys: "all" });
  expect((await stranger.api(INFO)({ id })).status).toBe(404);
});

test("a request with an ended session is anonymous", async () => {
  const { code, supplier } = await holder();
  await supplier.api("POST /authentication/signout")({ body: {} });
  expect((await supplier.api(INFO)({ id: code })).answer.state).toBe("valid");
});

test("the daily job revokes a badge the day after the last link", async () => {
  const { code, supplier, workerId, one } = await holder();
  const contracts = [{ projectId: one.projectId, hiringDate: "2026-03-02", endDate: day(2) }];
  await supplier.api("PUT /companies/employees/{id}/contracts")({ id: workerId, body: { contracts } });
  const stored = async () => {
    const { rows } = await world.database.ownerPool().query("select reason, due_on from badge where code = $1", [code]);
    return rows[0];
  };
  expect(await stored()).toEqual({ reason: null, due_on: day(3) });
  world.clock.forward({ days: 3 });
  expect((await read(code)).state).toBe("revoked");
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [recomputeDueWorkersJob], clock: world.clock, observe });
  const context = sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) });
  await sweeps.find(({ name }) => name === "platform.turn-workers")?.run(context);
  while ((await stored()).reason === null) await next("done");
  expect(await stored()).toMatchObject({ reason: "unlinked" });
});
