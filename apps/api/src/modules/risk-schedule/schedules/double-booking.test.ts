import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { linkProject, newProject } from "../../../../test/fixtures/new-project.ts";
import { addRisks, HEIGHT, newRiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const TOMORROW = dayFromNow(1);
const at = (time: string) => ({ day: TOMORROW, time });

describe("double booking", () => {
  test("of a worker in two areas is refused with the other schedule", async () => {
    const { other, newWorker, create } = await newRiskPlan(world);
    const worker = await newWorker({ name: "Edson Lima" });
    const { id } = (await create([worker], { end: at("12:00") })).answer;
    const there = { facilityId: other.facilityId, departmentId: other.departmentId };
    const { status, refused } = await create([worker], { ...there, start: at("11:59"), end: at("13:00") });
    expect(status).toBe(409);
    expect(refused).toMatchObject({
      code: "risk_schedule.double_booked",
      details: {
        bookings: [
          { id, employeeId: worker, employeeName: "Edson Lima", departmentName: "Britagem", start: at("07:00"), end: at("12:00") },
        ],
      },
    });
    expect((await create([worker], { ...there, start: at("12:00"), end: at("13:00") })).status).toBe(201);
    expect((await create([worker], { start: at("07:30"), end: at("08:00") })).status).toBe(201);
  });

  test("counts equal ends as one minute", async () => {
    const { other, newWorker, create } = await newRiskPlan(world);
    const worker = await newWorker();
    const there = { facilityId: other.facilityId, departmentId: other.departmentId };
    expect((await create([worker], { start: at("12:00"), end: at("12:00") })).status).toBe(201);
    expect((await create([worker], { ...there, start: at("11:00"), end: at("12:00") })).status).toBe(201);
    expect((await create([worker], { ...there, start: at("12:00"), end: at("12:00") })).refused.code).toBe("risk_schedule.double_booked");
    expect((await create([worker], { ...there, start: at("12:01"), end: at("12:01") })).status).toBe(201);
  });

  test("is refused when a change moves a schedule, and possible after a cancellation", async () => {
    const { admin, other, newWorker, create, aSchedule } = await newRiskPlan(world);
    const worker = await newWorker();
    const there = { facilityId: other.facilityId, departmentId: other.departmentId };
    const first = (await create([worker], { end: at("12:00") })).answer;
    const second = (await create([worker], { ...there, start: at("12:00") })).answer;
    const { projectId: _, providerId: __, ...fields } = aSchedule([worker], { ...there, start: at("11:00") });
    const move = () => admin.api("PUT /risk-schedule/{id}")({ id: second.id, body: { ...fields, version: 1 } });
    expect((await move()).refused).toMatchObject({ code: "risk_schedule.double_booked", details: { bookings: [{ id: first.id }] } });
    await admin.api("PATCH /risk-schedule/{id}/cancel")({ id: first.id, body: { reason: "Chuva" } });
    expect((await move()).answer).toMatchObject({ version: 2, start: at("11:00") });
  });

  test("names area and hours only to users who may not see the other schedule", async () => {
    const { contractorId, supplierId, projectId, other, newWorker, create, aSchedule } = await newRiskPlan(world);
    const second = await newProject(world, { contractorId, providerIds: [supplierId] });
    await linkProject(world, { contractorId, id: second }, other);
    await addRisks(world, { contractorId, id: second }, [HEIGHT]);
    const worker = await newWorker({
      links: [
        { contractorId, projectId },
        { contractorId, projectId: second },
      ],
    });
    await create([worker]);
    const restricted = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [second] });
    const body = aSchedule([worker], { projectId: second, facilityId: other.facilityId, departmentId: other.departmentId });
    const { refused } = await restricted.api("POST /risk-schedule")({ body });
    expect(refused).toMatchObject({
      code: "risk_schedule.double_booked",
      details: { bookings: [{ id: null, projectName: null, departmentName: "Britagem", start: at("07:00"), end: at("17:00") }] },
    });
  });

  test("of one person through two suppliers is shown to the contractor only, and refuses nothing", async () => {
    const plan = await newRiskPlan(world);
    const { contractorId, place, other, admin, supplier, newWorker, create } = plan;
    const cpf = newCpf();
    const worker = await newWorker({ cpf, name: "Edson Lima" });
    const secondId = await newCompany(world, "provider");
    const projectId = await newProject(world, { contractorId, providerIds: [secondId], places: [other] });
    await addRisks(world, { contractorId, id: projectId }, [HEIGHT]);
    const same = await newWorkerRow(world, { providerId: secondId, cpf, name: "Edson Lima", links: [{ contractorId, projectId }] });
    const there = { facilityId: other.facilityId, departmentId: other.departmentId };
    const second = (await create([same], { projectId, providerId: secondId, ...there })).answer;
    const made = await create([worker], { departmentId: place.departmentId }, supplier.api);
    expect(made.answer.employees).toMatchObject([{ employeeId: worker, samePersonAt: [] }]);
    const { answer } = await admin.api("GET /risk-schedule/{id}")({ id: made.answer.id });
    expect(answer.employees).toMatchObject([{ samePersonAt: [{ id: second.id, departmentName: "Moagem", isRefused: false }] }]);
  });

  test("never happens, whatever is created at the same time", async () => {
    const { contractorId, place, other, newWorker, create } = await newRiskPlan(world);
    const workers = [await newWorker(), await newWorker()];
    const hour = fc.integer({ min: 0, max: 22 });
    const wanted = fc.record({
      area: fc.constantFrom(place, other),
      team: fc.subarray(workers, { minLength: 1 }),
      start: hour,
      hours: fc.nat({ max: 3 }),
    });
    const time = (hours: number) => at(`${String(Math.min(hours, 23)).padStart(2, "0")}:00`);
    await fc.assert(
      fc.asyncProperty(fc.array(wanted, { minLength: 2, maxLength: 6 }), async (schedules) => {
        const results = await Promise.all(
          schedules.map(({ area, team, start, hours }) =>
            create(team, { facilityId: area.facilityId, departmentId: area.departmentId, start: time(start), end: time(start + hours) }),
          ),
        );
        expect(results.map(({ status }) => status).filter((status) => ![201, 409].includes(status))).toEqual([]);
        const { rows } = await world.database.ownerPool().query(
          `select from risk_schedule_person a join risk_schedule_person b on b.worker_id = a.worker_id and b.contractor_id = a.contractor_id
             and b.department_id <> a.department_id and b.starts_at < a.over_at and a.starts_at < b.over_at
           where a.contractor_id = $1 and not a.is_cancelled and not b.is_cancelled`,
          [contractorId],
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
