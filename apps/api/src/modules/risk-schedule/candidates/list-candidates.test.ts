import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { linkProject, newProject } from "../../../../test/fixtures/new-project.ts";
import {
  addRisks,
  CONFINED_ENTRY,
  declareRisks,
  HEIGHT,
  NR33_CERTIFICATE,
  NR33_SUPERVISOR_CERTIFICATE,
  newRiskPlan,
  type RiskPlan,
  requireDocument,
  riskKeys,
} from "../../../../test/fixtures/new-risk-schedule.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const [TOMORROW, DAY_AFTER] = [dayFromNow(1), dayFromNow(2)];
const spanQuery = { start: `${TOMORROW}T07:00`, end: `${DAY_AFTER}T17:00` };
const unsaved = ({ projectId, supplierId, place }: RiskPlan) => ({
  projectId,
  providerId: supplierId,
  facilityId: place.facilityId,
  departmentId: place.departmentId,
  riskActivityIds: [HEIGHT],
  ...spanQuery,
});

describe("candidates of an unsaved schedule", () => {
  test("are sorted by competence, with the reason and the moment of its end [C-114]", async () => {
    const plan = await newRiskPlan(world);
    const { supplierId, link, newWorker, admin } = plan;
    const without = await newWorker({ name: "Ana Sem Certificado" }, null);
    const ends = await newWorker({ name: "Bia Vence Antes" }, TOMORROW);
    const whole = await newWorker({ name: "Zeca Pode Tudo" });
    const dismissed = await newWorker({ name: "Aldo Desligado" });
    await world.database
      .ownerPool()
      .query(
        "insert into movement (provider_id, worker_id, kind, status, start_date) values ($1, $2, 'dismissal', 'dismissed', '2026-01-05')",
        [supplierId, dismissed],
      );
    await newWorkerRow(world, { providerId: supplierId, name: "Sem Vínculo" });
    await newWorkerRow(world, { providerId: supplierId, name: "Vínculo Encerrado", links: [{ ...link, until: dayFromNow(-1) }] });

    const { answer } = await admin.api("GET /employees/risk-schedule/{id}")({ id: 0, query: unsaved(plan) });
    expect(answer.results.map(({ employeeId }) => employeeId)).toEqual([whole, ends, without, dismissed]);
    expect(answer.results).toMatchObject([
      { competence: { mayWork: true, until: null, reasons: [] }, refusedFor: null, part: null, bookings: [] },
      {
        competence: {
          mayWork: false,
          until: { day: DAY_AFTER, time: "00:00" },
          reasons: [{ reason: "training", since: DAY_AFTER, norm: "NR-35" }],
        },
      },
      { competence: { mayWork: false, until: null, reasons: [{ reason: "training", since: null }] } },
      { refusedFor: "dismissed" },
    ]);
    expect(answer.meta).toMatchObject({ totalResults: 4, totalIsExact: true });
    const searched = await admin.api("GET /employees/risk-schedule/{id}")({ id: 0, query: { ...unsaved(plan), name: "vence" } });
    expect(searched.answer.results.map(({ employeeId }) => employeeId)).toEqual([ends]);
    const second = await admin.api("GET /employees/risk-schedule/{id}")({ id: 0, query: { ...unsaved(plan), page: 2, itemsPerPage: 1 } });
    expect(second.answer.results.map(({ employeeId }) => employeeId)).toEqual([ends]);
  });

  test("have the documents of supplier and equipment as a hint that suspends nothing", async () => {
    const plan = await newRiskPlan(world);
    await plan.newWorker();
    const { answer } = await plan.supplier.api("GET /employees/risk-schedule/{id}")({ id: 0, query: unsaved(plan) });
    expect(answer.results).toMatchObject([{ competence: { mayWork: true } }]);
    expect(answer.supplierDocuments.length).toBe(3);
    expect(answer.supplierDocuments).toMatchObject([...Array(3)].map(() => ({ activityName: "Trabalho em altura", isInDate: false })));
  });

  test("need project, supplier, activities and span, and a visible project", async () => {
    const plan = await newRiskPlan(world);
    const { admin, contractorId } = plan;
    const { riskActivityIds: _, ...incomplete } = unsaved(plan);
    const code = async (query: object, api = admin.api) => (await api("GET /employees/risk-schedule/{id}")({ id: 0, query })).refused.code;
    expect(await code(incomplete)).toBe("risk_schedule.incomplete");
    expect(await code({ ...unsaved(plan), providerId: contractorId })).toBe("project.not_found");
    expect(await code({ ...unsaved(plan), end: `${TOMORROW}T06:00` })).toBe("risk_schedule.end_before_start");
    expect(await code({ ...unsaved(plan), start: `${TOMORROW} 07:00` })).toBe("request.malformed");
    const restricted = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [] });
    expect(await code(unsaved(plan), restricted.api)).toBe("project.not_found");
  });

  test("show bookings in another area, and those at other contractors to the supplier only", async () => {
    const plan = await newRiskPlan(world);
    const { supplierId, other, link, newWorker, create, admin, supplier } = plan;
    const elsewhere = await newCompany(world, "contractor");
    const area = await newFacility(world, elsewhere, { area: "Subestação" });
    const projectId = await newProject(world, { contractorId: elsewhere, providerIds: [supplierId] });
    await linkProject(world, { contractorId: elsewhere, id: projectId }, area);
    await addRisks(world, { contractorId: elsewhere, id: projectId }, [HEIGHT]);
    const worker = await newWorker({ links: [link, { contractorId: elsewhere, projectId }] });
    const near = (await create([worker], { facilityId: other.facilityId, departmentId: other.departmentId })).answer.id;
    const far = (await create([worker], { projectId, facilityId: area.facilityId, departmentId: area.departmentId }, supplier.api)).answer
      .id;
    const bookings = async (api: typeof admin.api) =>
      (await api("GET /employees/risk-schedule/{id}")({ id: 0, query: unsaved(plan) })).answer.results[0]?.bookings;
    expect(await bookings(admin.api)).toMatchObject([{ id: near, departmentName: "Moagem", isRefused: true }]);
    expect(await bookings(supplier.api)).toMatchObject([
      { id: near, isRefused: true },
      { id: far, departmentName: "Subestação", isRefused: false },
    ]);
  });
});

describe("candidates of a saved schedule", () => {
  test("have their part, and follow the changes of the form", async () => {
    const plan = await newRiskPlan(world);
    const { admin, newWorker, create } = plan;
    const [member, other] = [await newWorker({ name: "Edson" }), await newWorker({ name: "Ana" }, TOMORROW)];
    const { id } = (await create([member])).answer;
    const read = async (query: object) => (await admin.api("GET /employees/risk-schedule/{id}")({ id, query })).answer.results;
    expect(await read({})).toMatchObject([
      { employeeId: other, part: null, competence: { mayWork: true } },
      { employeeId: member, part: "executes", competence: { mayWork: true }, bookings: [] },
    ]);
    expect(await read({ end: `${DAY_AFTER}T17:00`, employeeIds: [other] })).toMatchObject([
      { employeeId: other, competence: { mayWork: false } },
    ]);
    const foreign = await newRiskPlan(world);
    expect((await foreign.admin.api("GET /employees/risk-schedule/{id}")({ id })).refused.code).toBe("risk_schedule.not_found");
  });
});

test("a confined space needs the trainings of watch and supervisor", async () => {
  const plan = await newRiskPlan(world, [CONFINED_ENTRY]);
  const { supplierId, link, create } = plan;
  const trained = async (typeId: number) => {
    const workerId = await newWorkerRow(world, { providerId: supplierId, links: [link] });
    await declareRisks(world, { providerId: supplierId, workerId }, [CONFINED_ENTRY]);
    await requireDocument(world, { ...link, providerId: supplierId, workerId }, { typeId, until: dayFromNow(300) });
    return workerId;
  };
  const [entrant, watch, supervisor] = [
    await trained(NR33_CERTIFICATE),
    await trained(NR33_CERTIFICATE),
    await trained(NR33_SUPERVISOR_CERTIFICATE),
  ];
  const team = (chief: number) => ({
    riskActivityIds: [CONFINED_ENTRY],
    supervisorId: chief,
    employees: [
      { employeeId: entrant, part: "executes" as const },
      { employeeId: watch, part: "watches" as const },
      { employeeId: supervisor, part: "supervises" as const },
    ],
  });
  expect((await create([], team(supervisor))).answer).toMatchObject({ status: "scheduled" });
  const { answer } = await create([], team(watch));
  expect(answer).toMatchObject({ status: "suspended" });
  const lacking = answer.employees.filter(({ competence }) => !competence.mayWork);
  expect(lacking).toMatchObject([{ employeeId: watch, competence: { reasons: [{ reason: "training", norm: "NR-33 supervisor" }] } }]);

  const query = { ...unsaved(plan), riskActivityIds: [CONFINED_ENTRY], supervising: [supervisor], supervisorId: supervisor };
  const candidates = (await plan.admin.api("GET /employees/risk-schedule/{id}")({ id: 0, query })).answer.results;
  expect(candidates.every(({ competence }) => competence.mayWork)).toBe(true);
});
