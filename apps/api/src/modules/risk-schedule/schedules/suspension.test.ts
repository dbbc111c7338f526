import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { HEIGHT, newRiskPlan, type RiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const [TOMORROW, DAY_AFTER] = [dayFromNow(1), dayFromNow(2)];
const at = (day: string, time = "07:00") => ({ day, time });
const query = (sql: string, values: readonly unknown[]) => world.database.ownerPool().query(sql, [...values]);

const restrict = async ({ contractorId }: RiskPlan, workerId: number) => {
  const { rows } = await query("select person_id from worker where id = $1", [workerId]);
  await query(
    `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
     select $1, $2, 'cpf', 'BR', document, name, 'Agrediu um colega', $4 from worker where id = $3`,
    [contractorId, rows[0]?.person_id, workerId, TOMORROW],
  );
};

describe("planning", () => {
  test("of a worker without a certificate suspends at once, by the system", async () => {
    const { admin, newWorker, create } = await newRiskPlan(world);
    const worker = await newWorker({}, null);
    const { answer } = await create([worker, await newWorker()]);
    expect(answer).toMatchObject({ status: "suspended", can: { update: true } });
    const { answer: history } = await admin.api("GET /risk-schedule/{id}/history")({ id: answer.id });
    expect(history.results.map(({ action, accountName }) => [action, accountName])).toEqual([
      ["risk_schedule.suspended", null],
      ["risk_schedule.created", expect.any(String)],
    ]);
    expect(answer.employees.find(({ employeeId }) => employeeId === worker)?.competence).toEqual({
      mayWork: false,
      until: null,
      reasons: [
        {
          reason: "training",
          since: null,
          until: null,
          note: expect.stringContaining("NR-35"),
          norm: "NR-35",
          remedy: "pendencies",
          side: "provider",
          permission: "upload_document_pendency",
          canRemedy: false,
        },
      ],
    });
  });

  test("of a worker whose certificate ends within the span suspends it from that midnight", async () => {
    const { newWorker, create } = await newRiskPlan(world);
    const worker = await newWorker({}, TOMORROW);
    const { answer } = await create([worker], { end: at(DAY_AFTER, "06:00") });
    expect(answer).toMatchObject({
      status: "scheduled",
      suspendedFrom: at(DAY_AFTER, "00:00"),
      employees: [{ competence: { mayWork: false, until: at(DAY_AFTER, "00:00") } }],
    });
    expect((await create([worker], { end: at(DAY_AFTER, "00:00"), start: at(TOMORROW, "20:00") })).answer.suspendedFrom).toBeNull();
  });

  test("of a worker without the declared activity names who resolves it", async () => {
    const { supplierId, link, supplier, create } = await newRiskPlan(world);
    const worker = await newWorkerRow(world, { providerId: supplierId, links: [link] });
    const { answer } = await create([worker], {}, supplier.api);
    expect(answer.employees[0]?.competence.reasons).toMatchObject([
      {
        reason: "activity_not_declared",
        note: "Trabalho em altura",
        remedy: "activities",
        side: "provider",
        permission: "update_employee",
      },
      { reason: "training" },
    ]);
  });

  test("of workers who are not linked, dismissed or restricted is refused by name", async () => {
    const plan = await newRiskPlan(world);
    const { supplierId, newWorker, create } = plan;
    const code = async (worker: number) => {
      const { refused } = await create([worker]);
      return [refused.code, refused.details];
    };
    const unlinked = await newWorkerRow(world, { providerId: supplierId, name: "Sem Vínculo" });
    expect(await code(unlinked)).toEqual(["risk_schedule.worker_not_linked", { employees: [{ id: unlinked, name: "Sem Vínculo" }] }]);
    const dismissed = await newWorker({ name: "Já Desligado" });
    await query("insert into movement (provider_id, worker_id, kind, status, start_date) values ($1, $2, 'dismissal', 'dismissed', $3)", [
      supplierId,
      dismissed,
      dayFromNow(0),
    ]);
    expect(await code(dismissed)).toEqual(["risk_schedule.worker_dismissed", { employees: [{ id: dismissed, name: "Já Desligado" }] }]);
    const restricted = await newWorker({ name: "Com Bloqueio" });
    await restrict(plan, restricted);
    expect(await code(restricted)).toEqual(["risk_schedule.worker_restricted", { employees: [{ id: restricted, name: "Com Bloqueio" }] }]);
  });

  test("keeps a worker who was restricted later, and suspends the schedule", async () => {
    const plan = await newRiskPlan(world);
    const { admin, newWorker, create, aSchedule } = plan;
    const worker = await newWorker();
    const { id } = (await create([worker])).answer;
    await restrict(plan, worker);
    const { projectId: _, providerId: __, ...fields } = aSchedule([worker], { riskActivityIds: [HEIGHT] });
    const { answer } = await admin.api("PUT /risk-schedule/{id}")({ id, body: { ...fields, version: 1 } });
    expect(answer).toMatchObject({ suspendedFrom: at(TOMORROW, "00:00"), employees: [{ competence: { mayWork: false } }] });
  });
});

describe("reasons of leave and restriction", () => {
  test("are shown to holders of see_employee only", async () => {
    const plan = await newRiskPlan(world);
    const { admin, contractorId, newWorker, create } = plan;
    const worker = await newWorker({}, null);
    const { id } = (await create([worker])).answer;
    await restrict(plan, worker);
    const reasons = async (api: typeof admin.api) => (await api("GET /risk-schedule/{id}")({ id })).answer.employees[0]?.competence.reasons;
    expect(await reasons(admin.api)).toMatchObject([
      { reason: "restricted", note: "Agrediu um colega", remedy: "restrictions" },
      { reason: "training" },
    ]);
    const without = await newPerson(world, { companyId: contractorId, keys: riskKeys });
    expect(await reasons(without.api)).toMatchObject([{ reason: "training" }, { reason: "unavailable", note: null, remedy: null }]);
  });
});
